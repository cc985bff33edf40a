/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { GetSeriesOfCollectionParams, PagedSeries } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesOfCollectionUrl = (collectionId: string,
    params?: GetSeriesOfCollectionParams,) => {
  return withQuery(`/api/v1/collections/${pathSegment(collectionId)}/series`, params)
}

/**
 * @summary Series of a collection, in its order or by title
 */
export const getSeriesOfCollection = async (collectionId: string,
    params?: GetSeriesOfCollectionParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetSeriesOfCollectionUrl(collectionId,params),
  {
      operation: 'getSeriesOfCollection', shape: pagedSeriesShape,
    ...options


  }
);}
