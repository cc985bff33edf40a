/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedAuthenticationActivityShape } from '../../shapes/pagedAuthenticationActivityShape.ts'
import type { GetAuthenticationActivityParams, PagedAuthenticationActivity } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetAuthenticationActivityUrl = (params?: GetAuthenticationActivityParams,) => {
  return withQuery(`/api/v2/users/authentication-activity`, params)
}

/**
 * @summary Sign-ins of everybody, newest first unless sorted
 */
export const getAuthenticationActivity = async (params?: GetAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthenticationActivity> => {

  return http<PagedAuthenticationActivity>(getGetAuthenticationActivityUrl(params),
  {
      operation: 'getAuthenticationActivity', shape: pagedAuthenticationActivityShape,
    ...options


  }
);}
