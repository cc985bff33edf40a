/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { bookShape } from '../../shapes/bookShape.ts'
import type { Book } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetPreviousBookInReadListUrl = (readListId: string,
    bookId: string,) => {




  return `/api/v1/readlists/${pathSegment(readListId)}/books/${pathSegment(bookId)}/previous`
}

/**
 * @summary The book before this one in a read list
 */
export const getPreviousBookInReadList = async (readListId: string,
    bookId: string, options?: Parameters<typeof http>[1]): Promise<Book> => {

  return http<Book>(getGetPreviousBookInReadListUrl(readListId,bookId),
  {
      operation: 'getPreviousBookInReadList', shape: bookShape,
    ...options


  }
);}
