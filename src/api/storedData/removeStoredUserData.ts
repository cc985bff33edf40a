import { deleteEpubPackagesOfOtherBooks } from '../../preferences/databases/epubPackageStore'
import { deleteIndexedDb, listIndexedDbNames } from '../../preferences/databases/indexedDbDatabases'
import { listStorageKeys } from '../../preferences/listStorageKeys'
import { writeLocalStorage } from '../../preferences/localStorageAccess'
import { deletePendingProgress, readPendingProgress } from '../../preferences/pendingProgress'
import { listScopesWithPendingFilterChanges, readPendingFilterChanges } from '../../preferences/savedFilters'
import { listSyncedMapsToUpload } from '../../preferences/syncedReaderData'
import { type DownloadCounts, readOfflineBooks } from '../offline/offlineBooks'
import { uninstallOfflineSupport } from '../offline/offlineSupportInstallation'
import { readCachedUserId } from '../offline/readCachedUserId'
import { getServerConnectionState } from '../serverConnection'
import { clientBasePath } from '../toAbsoluteServerUrl'
import { countFilesOfStoredImports } from './countFilesOfStoredImports'
import { type BrowserStorageKind, findStoredDataKind, type StoredDataKind } from './storedDataKinds'

/** Amount of each kind of user data on this device that the sign-out dialog can delete. */
export interface UserDataCountsForSignOut {
  readonly downloads: number
  /** Total size of the user's downloads, in bytes. */
  readonly downloadBytes: number
  /** Number of books whose reading progress has not been sent to the server yet. */
  readonly unsentBooks: number
  /**
   * Number of books, series and libraries whose bookmarks, highlights or settings have not been sent to the server yet.
   */
  readonly unsentReaderData: number
  /**
   * Number of saved filters that have not been sent to the server yet. A renamed filter counts once. If the only unsent
   * changes are deletions, this is the number of deleted filters.
   */
  readonly unsentFilters: number
  /** Number of files in the user's stored imports. */
  readonly importFiles: number
}

const KEY_PREFIX = 'longbox.'

/**
 * Counts the user data that the sign-out dialog offers to delete: downloads, unsent changes and stored import files.
 */
export async function countUserDataForSignOut(userId: string): Promise<UserDataCountsForSignOut> {
  const downloads = readOfflineBooks(userId)
  const filterChanges = listScopesWithPendingFilterChanges(userId).flatMap(scope =>
    Object.values(readPendingFilterChanges(scope)),
  )
  return {
    downloads: downloads.length,
    downloadBytes: downloads.reduce((sum, book) => sum + book.size * (storedShare(book) + storedShare(book.update)), 0),
    unsentBooks: readPendingProgress(userId).length,
    unsentReaderData: new Set(listSyncedMapsToUpload(userId).map(({ id }) => id)).size,
    unsentFilters: filterChanges.filter(filter => filter !== null).length || filterChanges.length,
    importFiles: await countFilesOfStoredImports(userId).catch(() => 0),
  }
}

/** Returns which fraction of the files of a download or an update is stored on this device, from 0 to 1. */
const storedShare = ({ files, here }: DownloadCounts = { files: 0, here: 0 }): number =>
  Math.min(1, here / (files || 1))

/** Returns whether there is any user data that the sign-out dialog can offer to delete. */
export const hasUserDataToDeleteOnSignOut = (leftovers: UserDataCountsForSignOut): boolean =>
  Object.values(leftovers).some(amount => amount > 0)

/**
 * Deletes the stored data of a user according to {@link storedDataKinds}.
 * @param extent `leftovers` deletes the data that is not needed after a sign-out. `everything` also deletes all other
 *   data of the user, such as downloads, imports and unsent changes.
 * @throws storage errors of the browser
 */
export async function removeStoredUserData(userId: string, extent: 'leftovers' | 'everything'): Promise<void> {
  const isUnsent = createUnsentKeyTest(userId)
  const downloadedIds = extent === 'everything' ? [] : readOfflineBooks(userId).map(({ bookId }) => bookId)
  const shouldDelete = (storageKind: BrowserStorageKind, key: string) => {
    const row = findStoredDataKind(storageKind, key)
    if (!row || !isOwnedBy(row, key, userId) || row.removed === 'never') return false
    if (extent === 'everything' || row.removed === 'signOut') return true
    if (row.removed === 'notDownloaded') return downloadedIds.length === 0
    return row.removed === 'sent' && !isUnsent(key)
  }
  if (extent === 'everything') for (const progress of readPendingProgress(userId)) deletePendingProgress(progress)
  for (const key of listStorageKeys('localStorage'))
    if (shouldDelete('localStorage', key)) writeLocalStorage(key.slice(KEY_PREFIX.length), undefined)
  for (const key of listStorageKeys('sessionStorage'))
    if (shouldDelete('sessionStorage', key)) sessionStorage.removeItem(key)
  for (const name of await listIndexedDbNames()) {
    const row = findStoredDataKind('indexedDB', name)
    if (shouldDelete('indexedDB', name)) await deleteIndexedDb(name)
    else if (row?.removed === 'notDownloaded' && isOwnedBy(row, name, userId))
      await deleteEpubPackagesOfOtherBooks(userId, bookId => downloadedIds.includes(bookId))
  }
  if (typeof caches === 'undefined') return
  const cachedId = await readCachedUserId(caches, clientBasePath, location.origin).catch(() => undefined)
  for (const name of await caches.keys()) {
    const belongsToNextUser =
      findStoredDataKind('caches', name)?.removed === 'signOut' && cachedId !== undefined && cachedId !== userId
    if (shouldDelete('caches', name) && !belongsToNextUser) await caches.delete(name)
  }
  // The cached files of the client build are deleted only if there is a connection. Without a connection, the sign-in
  // page needs these files.
  if (
    extent === 'everything' &&
    getServerConnectionState() === 'ok' &&
    navigator.onLine &&
    'serviceWorker' in navigator
  )
    await uninstallOfflineSupport()
}

function isOwnedBy({ key: pattern }: StoredDataKind, key: string, userId: string): boolean {
  const { user } = pattern.exec(key)?.groups ?? {}
  return user === undefined || user === userId
}

/** Creates a function that receives a storage key and returns whether its data must still be sent to the server. */
function createUnsentKeyTest(userId: string): (key: string) => boolean {
  const readerData = new Set(
    listSyncedMapsToUpload(userId).flatMap(({ kind, id }) =>
      ['synced', 'kept'].map(prefix => `${KEY_PREFIX}${prefix}.${userId}.${kind}.${id}`),
    ),
  )
  const filters = listStorageKeys('localStorage')
    .filter(key => key.startsWith(`${KEY_PREFIX}filters.${userId}.`) && key.endsWith('.unsent'))
    .map(key => key.slice(0, -'.unsent'.length))
  return key =>
    readerData.has(key) ||
    filters.some(unsent => key === unsent || (key.startsWith(unsent) && key[unsent.length] === '.'))
}
