/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getRefreshBookMetadataUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/metadata/refresh`
}

/**
 * @summary Read the metadata of a book from its file again
 */
export const refreshBookMetadata = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshBookMetadataUrl(bookId),
  {
      operation: 'refreshBookMetadata',
    ...options,
    method: 'POST'


  }
);}
