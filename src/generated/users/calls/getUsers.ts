/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { userShape } from '../../shapes/userShape.ts'
import type { User } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetUsersUrl = () => {




  return `/api/v2/users`
}

/**
 * @summary All users
 */
export const getUsers = async ( options?: Parameters<typeof http>[1]): Promise<User[]> => {

  return http<User[]>(getGetUsersUrl(),
  {
      operation: 'getUsers', shape: [userShape],
    ...options


  }
);}
