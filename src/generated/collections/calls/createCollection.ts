/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { collectionShape } from '../../shapes/collectionShape.ts'
import type { Collection, CollectionCreation } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getCreateCollectionUrl = () => {




  return `/api/v1/collections`
}

/**
 * @summary Add a collection
 */
export const createCollection = async (collectionCreation: CollectionCreation, options?: Parameters<typeof http>[1]): Promise<Collection> => {

return http<Collection>(getCreateCollectionUrl(),
  {
      operation: 'createCollection', shape: collectionShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(collectionCreation)
  }
);}
