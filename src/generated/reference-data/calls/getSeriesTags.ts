/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetSeriesTagsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetSeriesTagsUrl = (params?: GetSeriesTagsParams,) => {
  return withQuery(`/api/v1/tags/series`, params)
}

/**
 * @deprecated
 * @summary Tags of series in use
 */
export const getSeriesTags = async (params?: GetSeriesTagsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetSeriesTagsUrl(params),
  {
      operation: 'getSeriesTags', shape: ['string'],
    ...options


  }
);}
