/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { collectionShape } from '../../shapes/collectionShape.ts'
import type { Collection } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionUrl = (collectionId: string,) => {




  return `/api/v1/collections/${pathSegment(collectionId)}`
}

/**
 * @summary One collection
 */
export const getCollection = async (collectionId: string, options?: Parameters<typeof http>[1]): Promise<Collection> => {

  return http<Collection>(getGetCollectionUrl(collectionId),
  {
      operation: 'getCollection', shape: collectionShape, recordId: collectionId,
    ...options


  }
);}
