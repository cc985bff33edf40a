/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { AcceptedResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getSelectCollectionThumbnailUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}/thumbnails/${pathSegment(thumbnailId)}/selected`
}

/**
 * @summary Choose the poster of a collection
 */
export const selectCollectionThumbnail = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getSelectCollectionThumbnailUrl(collectionId,thumbnailId),
  {
      operation: 'selectCollectionThumbnail',
    ...options,
    method: 'PUT'


  }
);}
