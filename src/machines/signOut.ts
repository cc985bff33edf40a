import { broadcastToTabs } from '../api/live/tabs'
import { ServerError } from '../api/ServerError'
import { removeStoredData } from '../api/storedData/removeStoredData'
import { logOut } from '../generated/session/session'
import { getMe } from '../generated/users/users.calls'
import { leavingKey, type PendingSignOut, storePendingSignOut } from '../preferences/pendingFlags'
import { readStored } from '../preferences/storage'

/** Carries out the pending sign-out: other tabs, stored data, server. An unreachable server is told later. */
export async function signOut(): Promise<void> {
  const { userId } = pendingSignOut() ?? {}
  broadcastToTabs({ kind: 'signedOut', userId })
  await removeData().catch(() => undefined)
  await finishSignOut().catch(() => undefined)
}

/**
 * Tells the server of a pending sign-out, unless its cookies belong to another account by now.
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
  // Answers that arrived meanwhile may have been stored again.
  await removeData().catch(() => undefined)
  storePendingSignOut(false)
}

/** Deletes what the pending sign-out leaves to delete on this device. */
export async function removeData(): Promise<void> {
  const { userId, remove } = pendingSignOut() ?? {}
  if (remove && userId) await removeStoredData(userId, remove)
}

/** The account of the cookies; `fallback` when nobody is signed in. */
async function currentUserId(fallback: string): Promise<string> {
  try {
    return (await getMe(undefined, { cache: 'no-store' })).id
  } catch (error) {
    if (error instanceof ServerError && error.status === 401) return fallback
    throw error
  }
}

/** The sign-out that is not finished; undefined when there is none. */
function pendingSignOut(): PendingSignOut | undefined {
  const text = readStored(leavingKey)
  try {
    return text === undefined ? undefined : { ...JSON.parse(text) }
  } catch {
    return {}
  }
}
