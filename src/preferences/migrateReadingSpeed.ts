import { readLocalStorage, writeLocalStorage } from './localStorageAccess'
import type { PreferenceName } from './preferenceStore'

const OLD_KEY = 'epub.pace'
const KEY: PreferenceName = 'epub.readingSpeed'

/**
 * Moves the stored reading speed of an earlier version to its new key. Does not replace a value that the new key
 * already has.
 */
export function migrateReadingSpeed(): void {
  const old = readLocalStorage(OLD_KEY)
  if (old === undefined) return
  if (readLocalStorage(KEY) === undefined) writeLocalStorage(KEY, old)
  writeLocalStorage(OLD_KEY, undefined)
}
