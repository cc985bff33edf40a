/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { CollectionUpdate, NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}`
}

/**
 * @summary Change a collection
 */
export const updateCollection = async (collectionId: string,
    collectionUpdate: CollectionUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateCollectionUrl(collectionId),
  {
      operation: 'updateCollection',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(collectionUpdate)
  }
);}
