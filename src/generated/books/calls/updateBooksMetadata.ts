/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse, UpdateBooksMetadataBody } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateBooksMetadataUrl = () => {




  return `/api/v1/books/metadata`
}

/**
 * @summary Change the metadata of many books at once
 */
export const updateBooksMetadata = async (updateBooksMetadataBody: UpdateBooksMetadataBody, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateBooksMetadataUrl(),
  {
      operation: 'updateBooksMetadata',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(updateBooksMetadataBody)
  }
);}
