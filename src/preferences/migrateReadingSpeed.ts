import { readLocalStorage, writeLocalStorage } from './localStorageAccess'
import type { PreferenceName } from './preferences'

const OLD_KEY = 'epub.pace'
const KEY: PreferenceName = 'epub.readingSpeed'

/** Moves the reading speed that an earlier version stored to its new key. A value under the new key wins. */
export function migrateReadingSpeed(): void {
  const old = readLocalStorage(OLD_KEY)
  if (old === undefined) return
  if (readLocalStorage(KEY) === undefined) writeLocalStorage(KEY, old)
  writeLocalStorage(OLD_KEY, undefined)
}
