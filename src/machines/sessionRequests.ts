import { isSignOutPending, setSignOutPending } from '../api/account/pendingSignOutStorage'
import { recordAccountReportedByServer, sessionAccountCheckState } from '../api/account/sessionAccountCheckState'
import { hasRecentResponseFromOfflineCache } from '../api/http'
import { ServerError } from '../api/ServerError'
import { getStartTimeOfUserWait, recordEndOfUserWait } from '../api/timeouts/userWaitTimes'
import type { User } from '../generated/model.schemas'
import { getMe } from '../generated/users/users'

export type SignInCredentials = { email: string; password: string; rememberMe: boolean }

/**
 * Fetches the signed-in user. If the server has not confirmed an earlier sign-out yet, tries to complete this sign-out
 * first (see `trySendingPendingSignOut`).
 * @throws ServerError with status 401 if no user is signed in, or if the server responds to the sign-out request with
 *   an error. The statuses 401, 403, 404 and 405 do not count as errors of the sign-out request
 */
export async function fetchCurrentUser(signal: AbortSignal): Promise<User> {
  if (isSignOutPending() && !(await (await loadSignOutModule()).trySendingPendingSignOut()))
    throw new ServerError({ operation: 'getMe', status: 401 })
  return fetchSignedInUserFromServer(undefined, { signal })
}

const loadSignOutModule = () => import('./pendingSignOut')

export interface EndSessionOptions {
  readonly userId: string | undefined
  readonly removeData?: boolean
}

/**
 * Ends the session in this browser after a click on "Sign out". If the server is unreachable, the app sends the sign-out
 * request later.
 */
export async function endSession({ userId, removeData }: EndSessionOptions): Promise<void> {
  setSignOutPending(true, userId, removeData ? 'everything' : 'leftovers')
  const startedAt = getStartTimeOfUserWait()
  await (await loadSignOutModule()).completePendingSignOut()
  // Adds the duration of the sign-out to the waiting time of the user. After a long wait, the app shows the slow-server
  // message.
  recordEndOfUserWait(startedAt)
}

/**
 * Maximum age in milliseconds of the response that `getMe` returns. The response can be old, because the HTML page
 * requests the account before the app code has loaded (see `api/earlyFetch.ts`).
 */
const EARLY_FETCH_MAX_AGE_MS = 20_000

/**
 * Fetches the account to which the session cookies belong. Records the account id, so that the app detects when the
 * cookies belong to another account. A response from the offline cache is not recorded.
 * @throws ServerError with status 401 if no user is signed in
 */
export async function fetchSignedInUserFromServer(...request: Parameters<typeof getMe>): Promise<User> {
  const { possibleChangeCount } = sessionAccountCheckState
  const sentAt = Date.now() - EARLY_FETCH_MAX_AGE_MS
  const user: User | string = await getMe(...request)
  // If no user is signed in, the server responds with a plain text and not with an account object.
  if (typeof user === 'string') throw new ServerError({ operation: 'getMe', status: 401 })
  if (!hasRecentResponseFromOfflineCache()) recordAccountReportedByServer(user.id, sentAt, possibleChangeCount)
  return user
}
