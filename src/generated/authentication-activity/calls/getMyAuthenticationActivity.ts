/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { pagedAuthenticationActivityShape } from '../../shapes/pagedAuthenticationActivityShape.ts'
import type { GetMyAuthenticationActivityParams, PagedAuthenticationActivity } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetMyAuthenticationActivityUrl = (params?: GetMyAuthenticationActivityParams,) => {
  return withQuery(`/api/v2/users/me/authentication-activity`, params)
}

/**
 * @summary Sign-ins of the caller, newest first unless sorted
 */
export const getMyAuthenticationActivity = async (params?: GetMyAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<PagedAuthenticationActivity> => {

  return http<PagedAuthenticationActivity>(getGetMyAuthenticationActivityUrl(params),
  {
      operation: 'getMyAuthenticationActivity', shape: pagedAuthenticationActivityShape,
    ...options


  }
);}
