/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import type { GetAuthorNamesParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthorNamesUrl = (params?: GetAuthorNamesParams,) => {
  return withQuery(`/api/v1/authors/names`, params)
}

/**
 * @deprecated
 * @summary Names of authors
 */
export const getAuthorNames = async (params?: GetAuthorNamesParams, options?: Parameters<typeof http>[1]): Promise<string[]> => {

  return http<string[]>(getGetAuthorNamesUrl(params),
  {
      operation: 'getAuthorNames', shape: ['string'],
    ...options


  }
);}
