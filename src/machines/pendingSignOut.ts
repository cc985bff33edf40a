import { broadcastToOtherTabs } from '../api/live/crossTabChannel'
import { ServerError } from '../api/ServerError'
import { removeStoredUserData } from '../api/storedData/removeStoredUserData'
import { logOut } from '../generated/session/session'
import { getMe } from '../generated/users/users.calls'
import { readLocalStorage } from '../preferences/localStorageAccess'
import { PENDING_SIGN_OUT_KEY, type PendingSignOut, setSignOutPending } from '../preferences/pendingProgressAndSignOut'

/**
 * Completes the pending sign-out: notifies other tabs, deletes stored data, and signs out of the server. If the server
 * is unreachable, the sign-out stays pending.
 */
export async function completePendingSignOut(): Promise<void> {
  const { userId } = readPendingSignOut() ?? {}
  broadcastToOtherTabs({ kind: 'signedOut', userId })
  await deleteDataAfterSignOut().catch(() => undefined)
  await sendPendingSignOut().catch(() => undefined)
}

/**
 * Sends the pending sign-out request. Sends nothing if the cookies now belong to another account.
 * @throws ServerError if the session may still exist, for example while the server is unreachable; the sign-out stays
 * pending
 */
async function sendPendingSignOut(): Promise<void> {
  const pending = readPendingSignOut()
  if (!pending) return
  const isOther = pending.userId !== undefined && (await fetchCookieUserId(pending.userId)) !== pending.userId
  if (!isOther) await logOut().catch(ignoreRefusedSignOut)
  // Deletes the stored data again, because responses that arrived during the sign-out may have been stored.
  await deleteDataAfterSignOut().catch(() => undefined)
  setSignOutPending(false)
}

/**
 * Sends the pending sign-out request, as {@link sendPendingSignOut}.
 * @returns false if the server responds without completing the sign-out; the sign-out stays pending until the server
 * completes it or a user signs in
 * @throws ServerError while the server is unreachable
 */
export async function trySendingPendingSignOut(): Promise<boolean> {
  try {
    await sendPendingSignOut()
    return true
  } catch (error) {
    if (error instanceof ServerError && error.isServerUnreachable) throw error
    return false
  }
}

/**
 * HTTP statuses of a refused sign-out. The sign-out then counts as completed, because the server has no session to end,
 * or does not support a sign-out request.
 */
const refusedSignOutStatuses = [401, 403, 404, 405]

function ignoreRefusedSignOut(error: unknown): void {
  if (!(error instanceof ServerError) || !refusedSignOutStatuses.includes(error.status)) throw error
}

/** Deletes the stored data of the signed-out user if the user requested the deletion. */
export async function deleteDataAfterSignOut(): Promise<void> {
  const { userId, remove } = readPendingSignOut() ?? {}
  if (remove && userId) await removeStoredUserData(userId, remove)
}

/**
 * Timeout in milliseconds of the account check before a sign-out request. Short, because the user waits for the
 * sign-out.
 */
const ACCOUNT_TIMEOUT_MS = 8_000

/** Fetches the id of the user to whom the session cookies belong. Returns `fallback` without a session. */
async function fetchCookieUserId(fallback: string): Promise<string> {
  try {
    return (await getMe(undefined, { cache: 'no-store', timeoutMs: ACCOUNT_TIMEOUT_MS })).id
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return fallback
    throw error
  }
}

function readPendingSignOut(): PendingSignOut | undefined {
  const text = readLocalStorage(PENDING_SIGN_OUT_KEY)
  try {
    return text === undefined ? undefined : { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
