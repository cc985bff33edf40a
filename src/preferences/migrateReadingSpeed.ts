import { readLocalStorage, writeLocalStorage } from './localStorageAccess'
import type { PreferenceName } from './preferenceStore'

const OLD_KEY = 'epub.pace'
const KEY: PreferenceName = 'epub.readingSpeed'

/**
 * Earlier versions stored the reading speed under another key. Moves this value to the current key, unless the current
 * key already has a value. In both cases, deletes the other key.
 */
export function migrateReadingSpeed(): void {
  const old = readLocalStorage(OLD_KEY)
  if (old === undefined) return
  if (readLocalStorage(KEY) === undefined) writeLocalStorage(KEY, old)
  writeLocalStorage(OLD_KEY, undefined)
}
