/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedSeriesShape } from '../../shapes/pagedSeriesShape.ts'
import type { GetUpdatedSeriesParams, PagedSeries, Series } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetUpdatedSeriesUrl = (params?: GetUpdatedSeriesParams,) => {
  return withQuery(`/api/v1/series/updated`, params)
}

/**
 * @summary Series whose files changed last, new ones left out
 */
export const getUpdatedSeries = async (params?: GetUpdatedSeriesParams, options?: Parameters<typeof http>[1]): Promise<PagedSeries> => {

  return http<PagedSeries>(getGetUpdatedSeriesUrl(params),
  {
      operation: 'getUpdatedSeries', shape: pagedSeriesShape,
    ...options


  }
);}
