/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetReleaseYearsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetReleaseYearsUrl = (params?: GetReleaseYearsParams,) => {
  return withQuery(`/api/v1/series/release-dates`, params)
}

/**
 * @deprecated
 * @summary Years of release, newest first
 */
export const getReleaseYears = async (params?: GetReleaseYearsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetReleaseYearsUrl(params),
  {
      operation: 'getReleaseYears', shape: ['string'],
    ...options


  }
);}
