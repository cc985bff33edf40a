import { getBook } from '../../../generated/books/books.calls'
import { isFingerprintOfBookFile } from '../../records/isFingerprintOfBookFile'
import { clientBasePath } from '../../toAbsoluteServerUrl'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from '../createOfflineCacheNames'
import {
  type DownloadCounts,
  describeBookFile,
  findOfflineBook,
  isDownloadComplete,
  updateOfflineBook,
} from '../offlineBooks'
import { assertEnoughStorage } from './assertEnoughStorage'
import { continueReplacement, deleteDownloadUpdate, updateDownloadedBook } from './downloadUpdate'
import { assertCurrentUser, fetchBookFilesIntoCache } from './fetchBookFilesIntoCache'
import { StorageFullError } from './fetchIntoCache'

/**
 * Downloads all files and records of a book for offline use. Continues an incomplete download. If the book file on the
 * server has changed, downloads all files again. The earlier files of a complete download stay readable until all new
 * files are stored. If the storage becomes full during the download, deletes the incomplete download. If the storage
 * becomes full while the stored new files replace the earlier files, does not delete the new files. The next call then
 * continues the replacement.
 * @param signal aborts the download
 * @throws ServerError for a failed call, StorageFullError, or the abort reason of the signal
 */
export async function downloadBookForOffline(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  try {
    await fetchBookIntoCache(userId, bookId, signal)
  } finally {
    // The user may have removed the book in another window during the download. In this case, the downloaded files are
    // deleted.
    if (!findOfflineBook(userId, bookId)) await deleteDownloadedBookFiles(userId, bookId)
  }
}

async function fetchBookIntoCache(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  const name = createOfflineCacheNames(clientBasePath).book(userId, bookId)
  const entry = findOfflineBook(userId, bookId)
  if (!entry || (await continueReplacement(userId, entry))) return
  const isOutdated = await isDownloadOutdated(userId, bookId)
  const hasCache = await hasBookDownloadCache(userId, bookId)
  // The download may already be complete, for example because another window has completed it.
  if (isDownloadComplete(entry) && hasCache && !isOutdated) return deleteDownloadUpdate(userId, entry)
  await assertCurrentUser(userId)
  const book = await getBook(bookId, { signal, cache: 'no-store' })
  if (isDownloadComplete(entry) && hasCache) return updateDownloadedBook({ userId, entry, book }, signal)
  await deleteDownloadUpdate(userId, entry)
  const isOtherFile = isOutdated || !isFingerprintOfBookFile(entry.file, book)
  await assertEnoughStorage(book, isOtherFile || !hasCache || entry.files === 0 ? 0 : entry.here / entry.files)
  if (isOtherFile) await caches.delete(name)
  const file = describeBookFile(book)
  updateOfflineBook(userId, bookId, isOtherFile ? { ...file, files: 0, here: 0 } : file)
  signal.throwIfAborted()
  try {
    const report = (counts: DownloadCounts) => updateOfflineBook(userId, bookId, counts)
    await fetchBookFilesIntoCache({ userId, entry: { ...entry, ...file }, book }, name, report, signal)
  } catch (error) {
    // Deletes the incomplete files, so that other downloads can use the storage space.
    if (error instanceof StorageFullError) {
      await deleteDownloadedBookFiles(userId, bookId)
      updateOfflineBook(userId, bookId, { files: 0, here: 0 })
    }
    throw error
  }
}

/** Deletes the files of a downloaded book and of its update. Does not remove the `OfflineBookEntry` of the book. */
export async function deleteDownloadedBookFiles(userId: string, bookId: string): Promise<void> {
  const names = createOfflineCacheNames(clientBasePath)
  await Promise.all([caches.delete(names.book(userId, bookId)), caches.delete(names.bookUpdate(userId, bookId))])
}

/** Returns whether the cache of a book exists. Browsers may delete the cache when the storage is almost full. */
export const hasBookDownloadCache = (userId: string, bookId: string): Promise<boolean> =>
  caches.has(createOfflineCacheNames(clientBasePath).book(userId, bookId))

/**
 * Returns whether the service worker has marked a download as outdated. A download becomes outdated when the book file
 * on the server changes.
 */
export const isDownloadOutdated = async (userId: string, bookId: string): Promise<boolean> =>
  (await caches.match(OUTDATED_DOWNLOAD_MARKER_URL, {
    cacheName: createOfflineCacheNames(clientBasePath).book(userId, bookId),
  })) !== undefined
