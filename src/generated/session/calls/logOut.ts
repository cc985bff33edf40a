/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../../api/http.ts'

export const getLogOutUrl = () => {




  return `/api/logout`
}

/**
 * @summary Sign out. Succeeds without a session too
 */
export const logOut = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getLogOutUrl(),
  {
      operation: 'logOut',
    ...options,
    method: 'POST'


  }
);}
