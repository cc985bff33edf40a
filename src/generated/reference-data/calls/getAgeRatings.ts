/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetAgeRatingsParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAgeRatingsUrl = (params?: GetAgeRatingsParams,) => {
  return withQuery(`/api/v1/age-ratings`, params)
}

/**
 * @deprecated
 * @summary Age ratings in use as text, with None for unrated
 */
export const getAgeRatings = async (params?: GetAgeRatingsParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAgeRatingsUrl(params),
  {
      operation: 'getAgeRatings', shape: ['string'],
    ...options


  }
);}
