/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, PasswordUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getChangeUserPasswordUrl = (userId: string,) => {




  return `/api/v2/users/${pathSegment(userId)}/password`
}

/**
 * @summary Change the own password, or that of any user for administrators
 */
export const changeUserPassword = async (userId: string,
    passwordUpdate: PasswordUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getChangeUserPasswordUrl(userId),
  {
      operation: 'changeUserPassword',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(passwordUpdate)
  }
);}
