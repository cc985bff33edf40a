/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { collectionThumbnailShape } from '../../shapes/collectionThumbnailShape.ts'
import type { AddCollectionThumbnailBody, AddCollectionThumbnailParams, CollectionThumbnail } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getAddCollectionThumbnailUrl = (collectionId: string,
    params?: AddCollectionThumbnailParams,) => {
  return withQuery(`/api/v1/collections/${pathSegment(collectionId)}/thumbnails`, params)
}

/**
 * @summary Add a poster to a collection
 */
export const addCollectionThumbnail = async (collectionId: string,
    addCollectionThumbnailBody: AddCollectionThumbnailBody,
    params?: AddCollectionThumbnailParams, options?: Parameters<typeof http>[1]): Promise<CollectionThumbnail> => {
    const formData = new FormData();
formData.append(`file`, addCollectionThumbnailBody.file);
if(addCollectionThumbnailBody.selected !== undefined) {
 formData.append(`selected`, addCollectionThumbnailBody.selected.toString())
 }

  return http<CollectionThumbnail>(getAddCollectionThumbnailUrl(collectionId,params),
  {
      operation: 'addCollectionThumbnail', shape: collectionThumbnailShape,
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}
