/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookShape } from '../../shapes/bookShape.ts'
import type { Book } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetPreviousBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/previous`
}

/**
 * @summary The book before this one in its series
 */
export const getPreviousBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetPreviousBookUrl(bookId),
  {
      operation: 'getPreviousBook', shape: bookShape,
    ...options


  }
);}
