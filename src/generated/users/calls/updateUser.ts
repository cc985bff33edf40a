/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import type { NoContentResponse, UserUpdate } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getUpdateUserUrl = (userId: string,) => {




  return `/api/v2/users/${pathSegment(userId)}`
}

/**
 * @summary Change roles, restrictions or libraries of another user, and end the sessions of that user
 */
export const updateUser = async (userId: string,
    userUpdate: UserUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

return http<NoContentResponse>(getUpdateUserUrl(userId),
  {
      operation: 'updateUser',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(userUpdate)
  }
);}
