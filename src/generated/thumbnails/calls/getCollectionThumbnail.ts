/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { PosterResponse } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionThumbnailUrl = (collectionId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}/thumbnail`
}

/**
 * @summary The chosen poster of a collection
 */
export const getCollectionThumbnail = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<PosterResponse> => {

  return http<PosterResponse>(getGetCollectionThumbnailUrl(collectionId),
  {
      operation: 'getCollectionThumbnail',
    ...options


  }
);}
