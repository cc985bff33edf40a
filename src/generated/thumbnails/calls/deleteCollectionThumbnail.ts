/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getDeleteCollectionThumbnailUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary Delete an uploaded poster of a collection
 */
export const deleteCollectionThumbnail = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getDeleteCollectionThumbnailUrl(collectionId,thumbnailId),
  {
      operation: 'deleteCollectionThumbnail',
    ...options,
    method: 'DELETE'


  }
);}
