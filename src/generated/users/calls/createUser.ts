/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userShape } from '../../shapes/userShape.ts'
import type { User, UserCreation } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getCreateUserUrl = () => {




  return `/api/v2/users`
}

/**
 * @summary Add a user
 */
export const createUser = async (userCreation: UserCreation, options?: Parameters<typeof http>[1]): Promise<User> => {

return http<User>(getCreateUserUrl(),
  {
      operation: 'createUser', shape: userShape,
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(userCreation)
  }
);}
