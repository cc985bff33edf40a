import { type PendingSignOut, readPendingSignOutText, setSignOutPending } from '../api/account/pendingSignOutStorage'
import { broadcastToOtherTabs } from '../api/live/crossTabChannel'
import { ServerError } from '../api/ServerError'
import { removeStoredUserData } from '../api/storedData/removeStoredUserData'
import type { User } from '../generated/model.schemas'
import { logOut } from '../generated/session/session'
import { getMe } from '../generated/users/users.calls'

/**
 * Completes a sign-out that the user has started: notifies other tabs, deletes stored data, and sends the sign-out
 * request. If the server is unreachable, the sign-out stays pending, and the client completes it later.
 */
export async function completePendingSignOut(): Promise<void> {
  const { userId } = readPendingSignOut() ?? {}
  broadcastToOtherTabs({ kind: 'signedOut', userId })
  await deleteDataAfterSignOut().catch(() => undefined)
  await sendAndClearPendingSignOut().catch(() => undefined)
}

/**
 * Completes a pending sign-out: sends the sign-out request, deletes the stored data a second time, and marks the
 * sign-out as completed. If the cookies now belong to another account, sends no sign-out request, but does the rest.
 * @throws ServerError if the session may still exist, for example because the server is unreachable. The sign-out then
 *   stays pending
 */
async function sendAndClearPendingSignOut(): Promise<void> {
  const pending = readPendingSignOut()
  if (!pending) return
  const isOther = pending.userId !== undefined && (await fetchCookieUserId(pending.userId)) !== pending.userId
  if (!isOther) await logOut().catch(ignoreRefusedSignOut)
  // Deletes the stored data a second time. Responses that arrived during the sign-out may have been stored after the
  // first deletion.
  await deleteDataAfterSignOut().catch(() => undefined)
  setSignOutPending(false)
}

/**
 * Sends the sign-out request of a pending sign-out.
 * @returns true if the sign-out is complete or no sign-out is pending. False if the server responds with an error. The
 *   sign-out then stays pending until a later request succeeds or a user signs in
 * @throws ServerError if the server is unreachable
 */
export async function trySendingPendingSignOut(): Promise<boolean> {
  try {
    await sendAndClearPendingSignOut()
    return true
  } catch (error) {
    if (error instanceof ServerError && error.isServerUnreachable) throw error
    return false
  }
}

/**
 * Tries to complete a pending sign-out, and then signs in. If a session of another account still exists, the sign-in
 * succeeds, but the server does not replace the cookies of the other account. In this case, ends the session of the
 * other account, and signs in again. Afterwards no sign-out is pending.
 * @param signIn sends the sign-in request
 * @throws ServerError if the server is unreachable, if the sign-in or the check of its cookies fails, or if the session
 *   of the other account cannot be ended
 */
export async function signInAfterPendingSignOut(signIn: () => Promise<User>): Promise<User> {
  await trySendingPendingSignOut()
  let user = await signIn()
  if ((await fetchCookieUserId(user.id)) !== user.id) {
    await logOut()
    user = await signIn()
  }
  await deleteDataAfterSignOut().catch(() => undefined)
  setSignOutPending(false)
  return user
}

/**
 * Statuses with which a server refuses the sign-out request. Either the server has no session to end, or it does not
 * support the request. In both cases, the sign-out is complete.
 */
const refusedSignOutStatuses = [401, 403, 404, 405]

function ignoreRefusedSignOut(error: unknown): void {
  if (!(error instanceof ServerError) || !refusedSignOutStatuses.includes(error.status)) throw error
}

/** Deletes the stored data of the signed-out user. Does nothing if the user did not request the deletion. */
export async function deleteDataAfterSignOut(): Promise<void> {
  const { userId, remove } = readPendingSignOut() ?? {}
  if (remove && userId) await removeStoredUserData(userId, remove)
}

/**
 * Timeout in milliseconds of the account check before a sign-out request. It is short, because the user waits for the
 * end of the sign-out.
 */
const ACCOUNT_TIMEOUT_MS = 8_000

/** Fetches the id of the user to whom the session cookies belong. If there is no session, returns `fallback`. */
async function fetchCookieUserId(fallback: string): Promise<string> {
  try {
    return (await getMe(undefined, { cache: 'no-store', timeoutMs: ACCOUNT_TIMEOUT_MS })).id
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return fallback
    throw error
  }
}

function readPendingSignOut(): PendingSignOut | undefined {
  const text = readPendingSignOutText()
  try {
    return text === undefined ? undefined : { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
