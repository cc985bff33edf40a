import { broadcastToOtherTabs } from '../api/live/crossTabChannel'
import { ServerError } from '../api/ServerError'
import { removeStoredUserData } from '../api/storedData/removeStoredUserData'
import { logOut } from '../generated/session/session'
import { getMe } from '../generated/users/users.calls'
import { readLocalStorage } from '../preferences/localStorageAccess'
import { PENDING_SIGN_OUT_KEY, type PendingSignOut, storePendingSignOut } from '../preferences/pendingServerUpdates'

/**
 * Carries out the pending sign-out: notifies other tabs, deletes stored data, and signs out of the server. An
 * unreachable server receives the sign-out later.
 */
export async function signOut(): Promise<void> {
  const { userId } = readPendingSignOut() ?? {}
  broadcastToOtherTabs({ kind: 'signedOut', userId })
  await deleteDataAfterSignOut().catch(() => undefined)
  await finishPendingSignOut().catch(() => undefined)
}

/**
 * Sends a pending sign-out to the server, unless the cookies now belong to another account.
 * @throws ServerError while the server is unreachable; the sign-out then stays pending
 */
export async function finishPendingSignOut(): Promise<void> {
  const pending = readPendingSignOut()
  if (!pending) return
  try {
    const isOther = pending.userId !== undefined && (await fetchCookieUserId(pending.userId)) !== pending.userId
    if (!isOther) await logOut()
  } catch (error) {
    if (error instanceof ServerError && error.isServerUnreachable) throw error
  }
  // Responses that arrived during the sign-out may have stored data again.
  await deleteDataAfterSignOut().catch(() => undefined)
  storePendingSignOut(false)
}

/** Deletes the stored data that the pending sign-out lists for removal. */
export async function deleteDataAfterSignOut(): Promise<void> {
  const { userId, remove } = readPendingSignOut() ?? {}
  if (remove && userId) await removeStoredUserData(userId, remove)
}

/** Fetches the id of the user that the cookies belong to. Returns `fallback` without a session. */
async function fetchCookieUserId(fallback: string): Promise<string> {
  try {
    return (await getMe(undefined, { cache: 'no-store' })).id
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return fallback
    throw error
  }
}

/** Returns the pending sign-out; undefined without one. */
function readPendingSignOut(): PendingSignOut | undefined {
  const text = readLocalStorage(PENDING_SIGN_OUT_KEY)
  try {
    return text === undefined ? undefined : { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
