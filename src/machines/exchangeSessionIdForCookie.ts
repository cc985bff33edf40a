import { setSessionCookie } from '../generated/session/session'

/**
 * Exchanges a session id of another program for a session cookie of this browser.
 * @param token the session id
 */
export const exchangeSessionIdForCookie = (token: string): Promise<unknown> =>
  setSessionCookie({ 'X-Auth-Token': token })
