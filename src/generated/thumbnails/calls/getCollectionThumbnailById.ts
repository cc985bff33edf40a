/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionThumbnailByIdUrl = (collectionId: string,
    thumbnailId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}/thumbnails/${pathSegment(thumbnailId)}`
}

/**
 * @summary One poster of a collection
 */
export const getCollectionThumbnailById = async (collectionId: string,
    thumbnailId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetCollectionThumbnailByIdUrl(collectionId,thumbnailId),
  {
      operation: 'getCollectionThumbnailById',
    ...options


  }
);}
