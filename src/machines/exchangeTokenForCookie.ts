import { setSessionCookie } from '../generated/session/session'

/**
 * Requests a session cookie for a session that another program created.
 * @param token  id of that session
 */
export const exchangeTokenForCookie = (token: string): Promise<unknown> => setSessionCookie({ 'X-Auth-Token': token })
