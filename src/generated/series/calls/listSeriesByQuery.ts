/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { ListSeriesByQueryParams, PagedSeries, Series } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getListSeriesByQueryUrl = (params?: ListSeriesByQueryParams,) => {
  return withQuery(`/api/v1/series`, params)
}

/**
 * @deprecated
 * @summary Series that meet the filters
 */
export const listSeriesByQuery = async (params?: ListSeriesByQueryParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getListSeriesByQueryUrl(params),
  {
      operation: 'listSeriesByQuery', shape: pagedSeriesShape,
    ...options


  }
);}
