import { isUnauthorizedError, ServerError } from '../api/ServerError'
import type { User } from '../generated/model.schemas'
import { setSessionCookie } from '../generated/session/session'
import { getMe } from '../generated/users/users'
import { fetchSignedInUserFromServer } from './sessionRequests'

/**
 * Fetches the account that a sign-in link offers. A sign-in link contains the session id of another program in the URL
 * parameter `xAuthToken`. Changes no cookies. Returns undefined if the request fails.
 */
export const fetchAccountOfSignInLink = (
  sessionId: string,
  request: { signal: AbortSignal; timeoutMs: number },
): Promise<User | undefined> =>
  getMe(undefined, { ...request, cache: 'no-store', headers: { 'X-Auth-Token': sessionId } }).catch(() => undefined)

/**
 * Exchanges the session id of a sign-in link for a session cookie of this browser. Fetches the account.
 * @throws ServerError of the operation `setSessionCookie` if the server or the browser does not accept the session
 */
export async function signInWithLink(sessionId: string, signal: AbortSignal): Promise<User> {
  await setSessionCookie({ 'X-Auth-Token': sessionId }, { signal })
  return fetchSignedInUserFromServer(undefined, { signal }).catch((error: unknown) => {
    // Status 401 means that the browser has not stored the cookie. The error must not contain the operation `getMe`.
    // Otherwise, the sign-in page would report a wrong password.
    throw isUnauthorizedError(error) ? new ServerError({ operation: 'setSessionCookie', status: 401 }) : error
  })
}
