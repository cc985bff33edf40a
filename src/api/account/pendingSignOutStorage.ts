import { readLocalStorage, writeLocalStorage } from '../../preferences/localStorageAccess'
import { clientBasePath } from '../toAbsoluteServerUrl'

/**
 * Storage key of a pending sign-out that an earlier version of the client has stored. The key has no base path. If
 * several clients share an origin, the first client that starts completes this sign-out, even if it belongs to another
 * client.
 */
const LEGACY_PENDING_SIGN_OUT_KEY = 'leaving'

/**
 * Storage key of a sign-out that the server has not confirmed yet. The key contains the base path, because clients with
 * different base paths may share an origin, and each client must end its own session.
 */
const PENDING_SIGN_OUT_KEY = `leaving ${clientBasePath}`

/** Sign-out that the server has not confirmed yet, and the kinds of stored data that the sign-out deletes. */
export interface PendingSignOut {
  readonly userId?: string
  /**
   * Stored data to delete. `leftovers`: data that is not needed after a sign-out. `everything`: also downloads and
   * unsent changes.
   */
  readonly remove?: 'leftovers' | 'everything'
}

/** Returns the stored JSON text of the pending {@link PendingSignOut}. Returns undefined if no sign-out is pending. */
export const readPendingSignOutText = (): string | undefined =>
  readLocalStorage(PENDING_SIGN_OUT_KEY) ?? readLocalStorage(LEGACY_PENDING_SIGN_OUT_KEY)

/** Returns whether the server has not confirmed the last sign-out yet. */
export const isSignOutPending = (): boolean => readPendingSignOutText() !== undefined

/**
 * Stores or deletes the pending sign-out. If the app finds a stored sign-out at its next start, it completes this
 * sign-out.
 * @param isPending true stores the sign-out, false deletes it
 * @param userId user who signed out
 * @param remove stored data to delete
 */
export function setSignOutPending(isPending: boolean, userId?: string, remove?: PendingSignOut['remove']): void {
  writeLocalStorage(PENDING_SIGN_OUT_KEY, isPending ? JSON.stringify({ userId, remove }) : undefined)
  writeLocalStorage(LEGACY_PENDING_SIGN_OUT_KEY, undefined)
}
