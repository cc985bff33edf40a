/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SetSessionCookieHeaders } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getSetSessionCookieUrl = () => {




  return `/api/v1/login/set-cookie`
}

/**
 * @summary Convert a header session to a cookie session
 */
export const setSessionCookie = async (headers: SetSessionCookieHeaders, options?: Parameters<typeof http>[1]): Promise<void> => {

return http<void>(getSetSessionCookieUrl(),
  {
      operation: 'setSessionCookie',
    ...options,
    method: 'GET',
    headers: { ...headers }

  }
);}
