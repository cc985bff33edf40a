/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedNumbersShape } from '../../shapes/pagedNumbersShape.ts'
import type { GetAgeRatingsPageParams, PagedNumbers } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAgeRatingsPageUrl = (params?: GetAgeRatingsPageParams,) => {
  return withQuery(`/api/v2/age-ratings`, params)
}

/**
 * @summary Age ratings in use as numbers, paged
 */
export const getAgeRatingsPage = async (params?: GetAgeRatingsPageParams, options?: Parameters<typeof http>[1]): Promise<PagedNumbers> => {

  return http<PagedNumbers>(getGetAgeRatingsPageUrl(params),
  {
      operation: 'getAgeRatingsPage', shape: pagedNumbersShape,
    ...options


  }
);}
