/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { collectionShape } from '../../shapes/collectionShape.ts'
import type { Collection } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetCollectionsOfSeriesUrl = (seriesId: string,) => {




  return `/api/v1/series/${pathSegment(seriesId)}/collections`
}

/**
 * @summary Collections that hold a series
 */
export const getCollectionsOfSeries = async (seriesId: string, options?: Parameters<typeof http>[1]): Promise<Collection[]> => {

  return http<Collection[]>(getGetCollectionsOfSeriesUrl(seriesId),
  {
      operation: 'getCollectionsOfSeries', shape: [collectionShape],
    ...options


  }
);}
