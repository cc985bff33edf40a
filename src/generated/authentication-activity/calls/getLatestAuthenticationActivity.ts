/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { authenticationActivityShape } from '../../shapes/authenticationActivityShape.ts'
import type { AuthenticationActivity, GetLatestAuthenticationActivityParams } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetLatestAuthenticationActivityUrl = (userId: string,
    params?: GetLatestAuthenticationActivityParams,) => {
  return withQuery(`/api/v2/users/${pathSegment(userId)}/authentication-activity/latest`, params)
}

/**
 * @summary Return the latest sign-in of the user, or of any user for administrators
 */
export const getLatestAuthenticationActivity = async (userId: string,
    params?: GetLatestAuthenticationActivityParams, options?: Parameters<typeof http>[1]): Promise<AuthenticationActivity> => {

  return http<AuthenticationActivity>(getGetLatestAuthenticationActivityUrl(userId,params),
  {
      operation: 'getLatestAuthenticationActivity', shape: authenticationActivityShape,
    ...options


  }
);}
