/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookShape } from '../../shapes/bookShape.ts'
import type { Book } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}`
}

/**
 * @summary One book
 */
export const getBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetBookUrl(bookId),
  {
      operation: 'getBook', shape: bookShape, recordId: bookId,
    ...options


  }
);}
