import { setSessionCookie } from '../generated/session/session'

/**
 * Exchanges the id of a session created elsewhere for a session cookie.
 * @param token  id of the session
 */
export const exchangeSessionToken = (token: string): Promise<unknown> => setSessionCookie({ 'X-Auth-Token': token })
