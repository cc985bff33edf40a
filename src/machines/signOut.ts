import { broadcastToTabs } from '../api/live/tabs'
import { ServerError } from '../api/ServerError'
import { removeStoredData } from '../api/storedData/removeStoredData'
import { logOut } from '../generated/session/session'
import { getMe } from '../generated/users/users.calls'
import { leavingKey, type PendingSignOut, storePendingSignOut } from '../preferences/pendingFlags'
import { readStored } from '../preferences/storage'

/** Carries out the pending sign-out: notifies other tabs, deletes stored data, signs out of the server. Retried later if the server is unreachable. */
export async function signOut(): Promise<void> {
  const { userId } = pendingSignOut() ?? {}
  broadcastToTabs({ kind: 'signedOut', userId })
  await removeData().catch(() => undefined)
  await finishSignOut().catch(() => undefined)
}

/**
 * Sends a pending sign-out to the server, unless the cookies now belong to another account.
 * @throws ServerError while the server is unreachable; the sign-out then stays pending
 */
export async function finishSignOut(): Promise<void> {
  const pending = pendingSignOut()
  if (!pending) return
  try {
    const isOther = pending.userId !== undefined && (await currentUserId(pending.userId)) !== pending.userId
    if (!isOther) await logOut()
  } catch (error) {
    if (error instanceof ServerError && error.isAway) throw error
  }
  // Responses that arrived meanwhile may have stored data again.
  await removeData().catch(() => undefined)
  storePendingSignOut(false)
}

/** Deletes the stored data that the pending sign-out selects. */
export async function removeData(): Promise<void> {
  const { userId, remove } = pendingSignOut() ?? {}
  if (remove && userId) await removeStoredData(userId, remove)
}

/** Returns the user id of the cookies; `fallback` without a session. */
async function currentUserId(fallback: string): Promise<string> {
  try {
    return (await getMe(undefined, { cache: 'no-store' })).id
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return fallback
    throw error
  }
}

/** Returns the pending sign-out; undefined without one. */
function pendingSignOut(): PendingSignOut | undefined {
  const text = readStored(leavingKey)
  try {
    return text === undefined ? undefined : { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
