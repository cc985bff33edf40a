/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookPageShape } from '../../shapes/bookPageShape.ts'
import type { BookPage } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPagesUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/pages`
}

/**
 * @summary Pages of a book
 */
export const getBookPages = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<BookPage[]> => {

  return http<BookPage[]>(getGetBookPagesUrl(bookId),
  {
      operation: 'getBookPages', shape: [bookPageShape],
    ...options


  }
);}
