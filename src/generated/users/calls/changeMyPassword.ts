/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NoContentResponse, PasswordUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getChangeMyPasswordUrl = () => {




  return `/api/v2/users/me/password`
}

/**
 * @summary Change the own password. The session continues
 */
export const changeMyPassword = async (passwordUpdate: PasswordUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getChangeMyPasswordUrl(),
  {
      operation: 'changeMyPassword',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(passwordUpdate)
  }
);}
