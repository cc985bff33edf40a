import { readLocalStorage, writeLocalStorage } from './localStorage'

/** Storage key of the list of pending progress on this device. */
export const PENDING_PROGRESS_KEY = 'unsent'

/** Returns whether any user has pending progress on this device. Kept apart from the progress queue, so that the check loads little code. */
export const hasPendingProgress = (): boolean => (readLocalStorage(PENDING_PROGRESS_KEY)?.length ?? 0) > '[]'.length

/** Storage key of the pending sign-out. */
export const PENDING_SIGN_OUT_KEY = 'leaving'

/** A sign-out that the server has not confirmed: the user, and the data that is still to be deleted from this device. */
export interface PendingSignOut {
  readonly userId?: string
  /** `leftovers`: data that is not needed after a sign-out; `everything`: also downloads and pending changes. */
  readonly remove?: 'leftovers' | 'everything'
}

/** Returns whether a sign-out in this browser has not been confirmed by the server. */
export const isSignOutPending = (): boolean => readLocalStorage(PENDING_SIGN_OUT_KEY) !== undefined

/**
 * Stores or deletes the pending sign-out, so that it is completed even if the page is closed before the server confirms it.
 * @param isPending  false deletes it
 */
export const storePendingSignOut = (isPending: boolean, userId?: string, remove?: PendingSignOut['remove']): void =>
  writeLocalStorage(PENDING_SIGN_OUT_KEY, isPending ? JSON.stringify({ userId, remove }) : undefined)
