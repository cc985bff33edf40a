/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { withQuery } from '../../requestUrl.ts'
import { userShape } from '../../shapes/userShape.ts'
import type { GetMeParams, User } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetMeUrl = (params?: GetMeParams,) => {
  return withQuery(`/api/v2/users/me`, params)
}

/**
 * @summary Return the current user. Signs in with email and password
 */
export const getMe = async (params?: GetMeParams, options?: Parameters<typeof http>[1]): Promise<User> => {

  return http<User>(getGetMeUrl(params),
  {
      operation: 'getMe', shape: userShape,
    ...options


  }
);}
