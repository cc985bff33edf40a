import { setSessionCookie } from '../generated/session/session'

/**
 * Turns a session made elsewhere into a cookie of this browser.
 * @param token  the id of the session
 */
export const adoptSession = (token: string): Promise<unknown> => setSessionCookie({ 'X-Auth-Token': token })
