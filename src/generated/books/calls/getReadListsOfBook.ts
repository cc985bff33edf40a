/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { readListShape } from '../../shapes/readListShape.ts'
import type { ReadList } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReadListsOfBookUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/readlists`
}

/**
 * @summary Read lists that hold a book
 */
export const getReadListsOfBook = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<ReadList[]> => {

  return http<ReadList[]>(getGetReadListsOfBookUrl(bookId),
  {
      operation: 'getReadListsOfBook', shape: [readListShape],
    ...options


  }
);}
