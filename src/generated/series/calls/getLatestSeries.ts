/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { GetLatestSeriesParams, PagedSeries, Series } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLatestSeriesUrl = (params?: GetLatestSeriesParams,) => {
  return withQuery(`/api/v1/series/latest`, params)
}

/**
 * @summary Series that came or changed last
 */
export const getLatestSeries = async (params?: GetLatestSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetLatestSeriesUrl(params),
  {
      operation: 'getLatestSeries', shape: pagedSeriesShape,
    ...options


  }
);}
