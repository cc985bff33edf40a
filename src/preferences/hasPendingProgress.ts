import { readLocalStorage } from './localStorageAccess'

/** Storage key of the list that contains the keys of all pending progress. */
export const PENDING_PROGRESS_KEY = 'unsent'

/**
 * Returns whether the progress of any user still has to be sent to the server. This file is separate from
 * `pendingProgress.ts`, so that the app loads little code at startup.
 */
export const hasPendingProgress = (): boolean => (readLocalStorage(PENDING_PROGRESS_KEY)?.length ?? 0) > '[]'.length
