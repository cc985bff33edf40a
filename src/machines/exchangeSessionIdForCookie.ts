import { setSessionCookie } from '../generated/session/session'

/**
 * Exchanges the id of a session of another program for a session cookie.
 * @param token  id of the session
 */
export const exchangeSessionIdForCookie = (token: string): Promise<unknown> =>
  setSessionCookie({ 'X-Auth-Token': token })
