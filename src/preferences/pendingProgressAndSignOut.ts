import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/** Storage key of the list of pending progress. */
export const PENDING_PROGRESS_KEY = 'unsent'

/**
 * Returns whether any user has pending progress. This file is separate from `pendingProgress.ts`, so that the start of
 * the app loads little code.
 */
export const hasPendingProgress = (): boolean => (readLocalStorage(PENDING_PROGRESS_KEY)?.length ?? 0) > '[]'.length

/** Storage key of the pending sign-out. */
export const PENDING_SIGN_OUT_KEY = 'leaving'

/** Sign-out that the server has not confirmed yet, and the stored data that the sign-out deletes. */
export interface PendingSignOut {
  readonly userId?: string
  /**
   * Stored data to delete. `leftovers`: data that is not needed after a sign-out. `everything`: also downloads and
   * unsent changes.
   */
  readonly remove?: 'leftovers' | 'everything'
}

/** Returns whether a sign-out waits for the confirmation of the server. */
export const isSignOutPending = (): boolean => readLocalStorage(PENDING_SIGN_OUT_KEY) !== undefined

/**
 * Stores or deletes the pending sign-out. A stored sign-out is completed when the app starts the next time.
 * @param isPending true stores the sign-out, false deletes it
 * @param userId user who signed out
 * @param remove stored data to delete
 */
export const setSignOutPending = (isPending: boolean, userId?: string, remove?: PendingSignOut['remove']): void =>
  writeLocalStorage(PENDING_SIGN_OUT_KEY, isPending ? JSON.stringify({ userId, remove }) : undefined)
