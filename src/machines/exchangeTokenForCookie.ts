import { setSessionCookie } from '../generated/session/session'

/**
 * Requests the session cookie for a session that was created elsewhere.
 * @param token  id of that session
 */
export const exchangeTokenForCookie = (token: string): Promise<unknown> => setSessionCookie({ 'X-Auth-Token': token })
