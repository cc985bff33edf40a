/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}`
}

/**
 * @summary Delete a collection; its series stay
 */
export const deleteCollection = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteCollectionUrl(collectionId),
  {
      operation: 'deleteCollection',
    ...options,
    method: 'DELETE'


  }
);}
