/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { collectionThumbnailShape } from '../../shapes/collectionThumbnailShape.ts'
import type { CollectionThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionThumbnailsUrl = (collectionId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}/thumbnails`
}

/**
 * @summary Posters of a collection
 */
export const getCollectionThumbnails = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<CollectionThumbnail[]> => {

  return http<CollectionThumbnail[]>(getGetCollectionThumbnailsUrl(collectionId),
  {
      operation: 'getCollectionThumbnails', shape: [collectionThumbnailShape],
    ...options


  }
);}
