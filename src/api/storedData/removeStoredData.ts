import { deletePendingProgress, pendingProgressOf } from '../../preferences/pendingProgress'
import { pendingFilterChanges } from '../../preferences/savedFilters'
import { writeStored } from '../../preferences/storage'
import { storedKeys } from '../../preferences/storedKeys'
import { unsyncedNames } from '../../preferences/syncedStore'
import { basePath } from '../address'
import { connection } from '../connection'
import { cachedUserId } from '../offline/cachedUser'
import { uninstallOffline } from '../offline/install'
import { isComplete, offlineBooks } from '../offline/offlineBooks'
import { rowOf, type StorageArea, type StoredData } from './register'

/** What stays on this device after a plain sign-out, for the person to decide about. */
export interface Leftovers {
  readonly downloads: number
  /** Size of the downloads in bytes. */
  readonly downloadBytes: number
  /** Books with reading progress the server has not received. */
  readonly unsentBooks: number
  /** Books, series and libraries with bookmarks, highlights or settings the server has not received. */
  readonly unsentReaderData: number
  /** Saved filters the server has not received. */
  readonly unsentFilters: number
}

const prefix = 'longbox.'

/** What stays on this device when a person signs out without removing it. */
export function leftoversOf(userId: string): Leftovers {
  const downloads = offlineBooks(userId)
  const filters = storedKeys('localStorage').flatMap(key => {
    const { user, library } = /^longbox\.filters\.(?<user>[^.]+)\.(?<library>[^.]+)\.unsent$/.exec(key)?.groups ?? {}
    return user === userId && library ? Object.keys(pendingFilterChanges({ userId, libraryId: library })) : []
  })
  return {
    downloads: downloads.length,
    downloadBytes: downloads.reduce(
      (sum, book) => sum + (isComplete(book) ? book.size : (book.size * book.here) / (book.files || 1)),
      0,
    ),
    unsentBooks: pendingProgressOf(userId).length,
    unsentReaderData: unsyncedNames(userId).length,
    unsentFilters: filters.length,
  }
}

/** Whether a plain sign-out leaves anything behind. */
export const hasLeftovers = (leftovers: Leftovers): boolean => Object.values(leftovers).some(amount => amount > 0)

/**
 * Deletes what this device stores for a person, by the register.
 * @param extent  `leftovers`: what need not outlive a sign-out; `everything`: also downloads and unsent changes
 * @throws the failure of the browser, after everything else was deleted
 */
export async function removeStoredData(userId: string, extent: 'leftovers' | 'everything'): Promise<void> {
  const isUnsent = unsentKeysOf(userId)
  const goes = (area: StorageArea, key: string) => {
    const row = rowOf(area, key)
    if (!row || !isOf(row, key, userId) || row.removed === 'never') return false
    if (extent === 'everything' || row.removed === 'signOut') return true
    return row.removed === 'sent' && !isUnsent(key)
  }
  if (extent === 'everything') for (const unsent of pendingProgressOf(userId)) deletePendingProgress(unsent)
  for (const key of storedKeys('localStorage'))
    if (goes('localStorage', key)) writeStored(key.slice(prefix.length), undefined)
  for (const key of storedKeys('sessionStorage')) if (goes('sessionStorage', key)) sessionStorage.removeItem(key)
  if (typeof caches === 'undefined') return
  const present = await cachedUserId(caches, basePath, location.origin).catch(() => undefined)
  for (const name of await caches.keys()) {
    const isNextPersons = rowOf('caches', name)?.removed === 'signOut' && present !== undefined && present !== userId
    if (goes('caches', name) && !isNextPersons) await caches.delete(name)
  }
  // Without the server the program is still needed for the sign-in page.
  if (extent === 'everything' && connection() === 'ok' && navigator.onLine && 'serviceWorker' in navigator)
    await uninstallOffline()
}

/** Rows without an owner in their key belong to whoever signs out. */
function isOf({ key: pattern }: StoredData, key: string, userId: string): boolean {
  const { user } = pattern.exec(key)?.groups ?? {}
  return user === undefined || user === userId
}

/** Tells keys whose content the server has yet to receive. */
function unsentKeysOf(userId: string): (key: string) => boolean {
  const readerData = new Set(unsyncedNames(userId).map(({ kind, id }) => `${prefix}kept.${userId}.${kind}.${id}`))
  const filters = storedKeys('localStorage')
    .filter(key => key.startsWith(`${prefix}filters.${userId}.`) && key.endsWith('.unsent'))
    .map(key => key.slice(0, -'.unsent'.length))
  return key =>
    readerData.has(key) ||
    filters.some(unsent => key === unsent || (key.startsWith(unsent) && key[unsent.length] === '.'))
}
