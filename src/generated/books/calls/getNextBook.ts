/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookShape } from '../../shapes/bookShape.ts'
import type { Book } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetNextBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/next`
}

/**
 * @summary The book after this one in its series
 */
export const getNextBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetNextBookUrl(bookId),
  {
      operation: 'getNextBook', shape: bookShape,
    ...options


  }
);}
