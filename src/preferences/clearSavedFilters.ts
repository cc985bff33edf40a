import { listStorageKeys } from './listStorageKeys'
import { writeLocalStorage } from './localStorageAccess'

const KEY_PREFIX = 'longbox.'

/** Deletes the saved filters of a user from this browser, including unsent changes. */
export function clearSavedFilters(userId: string): void {
  for (const key of listStorageKeys('localStorage'))
    if (key.startsWith(`${KEY_PREFIX}filters.${userId}.`)) writeLocalStorage(key.slice(KEY_PREFIX.length), undefined)
}
