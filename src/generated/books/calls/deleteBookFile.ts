/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteBookFileUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/file`
}

/**
 * @summary Delete the file of a book from the disk
 */
export const deleteBookFile = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteBookFileUrl(bookId),
  {
      operation: 'deleteBookFile',
    ...options,
    method: 'DELETE'


  }
);}
