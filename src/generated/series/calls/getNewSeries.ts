/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { GetNewSeriesParams, PagedSeries, Series } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetNewSeriesUrl = (params?: GetNewSeriesParams,) => {
  return withQuery(`/api/v1/series/new`, params)
}

/**
 * @summary Series that came last
 */
export const getNewSeries = async (params?: GetNewSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetNewSeriesUrl(params),
  {
      operation: 'getNewSeries', shape: pagedSeriesShape,
    ...options


  }
);}
