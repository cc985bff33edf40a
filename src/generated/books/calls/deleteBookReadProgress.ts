/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteBookReadProgressUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/read-progress`
}

/**
 * @summary Mark a book as unread
 */
export const deleteBookReadProgress = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteBookReadProgressUrl(bookId),
  {
      operation: 'deleteBookReadProgress',
    ...options,
    method: 'DELETE'


  }
);}
