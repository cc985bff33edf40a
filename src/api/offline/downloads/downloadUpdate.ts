import { getBook } from '../../../generated/books/books.calls'
import { getBookFileFingerprint, isSameBookFile } from '../../records/bookFileFingerprint'
import { getDefaultReaderKind } from '../../records/bookReaderKind'
import { isFingerprintOfBookFile } from '../../records/isFingerprintOfBookFile'
import { clientBasePath } from '../../toAbsoluteServerUrl'
import { createOfflineCacheNames } from '../createOfflineCacheNames'
import {
  type DownloadCounts,
  type DownloadUpdate,
  describeBookFile,
  findOfflineBook,
  isDownloadComplete,
  type OfflineBookEntry,
  updateOfflineBook,
} from '../offlineBooks'
import { assertEnoughStorage } from './assertEnoughStorage'
import { type BookDownload, fetchBookFilesIntoCache } from './fetchBookFilesIntoCache'
import { StorageFullError, toStorageFullErrorIfQuotaExceeded } from './fetchIntoCache'

const cacheNames = createOfflineCacheNames(clientBasePath)

/**
 * Downloads a changed book file next to the earlier file, and replaces the earlier file when all new files are stored.
 * Until then, the earlier file stays readable offline. Continues an interrupted update of the same file. Starts again if
 * the file on the server changes during the update. If the storage becomes full before all new files are stored, deletes
 * only the new files.
 * @param download complete download of the earlier file
 * @throws ServerError for a failed call, StorageFullError, or the abort reason of the signal
 */
export async function updateDownloadedBook(download: BookDownload, signal: AbortSignal): Promise<void> {
  const { userId, book } = download
  const entry = { ...download.entry, reader: getDefaultReaderKind(book) }
  const { bookId, update } = entry
  const cacheName = cacheNames.bookUpdate(userId, bookId)
  const file = getBookFileFingerprint(book)
  const continued =
    update && isFingerprintOfBookFile(update.file, book) && (await caches.has(cacheName)) ? update : undefined
  let counts: DownloadCounts = continued ?? { files: 0, here: 0 }
  const report = (changed: DownloadCounts) => {
    counts = { files: changed.files, here: changed.here }
    updateOfflineBook(userId, bookId, { update: { file, ...counts } })
  }
  try {
    if (!continued) await caches.delete(cacheName)
    await assertEnoughStorage(book, counts.files === 0 ? 0 : counts.here / counts.files)
    report(counts)
    signal.throwIfAborted()
    await fetchBookFilesIntoCache({ userId, entry, book }, cacheName, report, signal)
  } catch (error) {
    if (error instanceof StorageFullError) await deleteDownloadUpdate(userId, { bookId, update: { file, ...counts } })
    throw error
  }
  const latest = await getBook(bookId, { signal, cache: 'no-store' })
  const current = findOfflineBook(userId, bookId)
  if (!current?.update) return
  if (!isSameBookFile(latest, book)) return updateDownloadedBook({ userId, entry: current, book: latest }, signal)
  if (!isDownloadComplete(counts)) return
  // The replacement continues after a restart of the client, so the entry must already describe the new file.
  const replacement = { file, ...counts, replacement: 'deletingEarlierFiles' } as const
  updateOfflineBook(userId, bookId, { ...describeBookFile(book), files: 0, here: 0, update: replacement })
  await replaceDownload(userId, bookId, replacement)
}

/**
 * Continues to replace the earlier files of a downloaded book by its new files, after an interruption. For example, the
 * page was closed during the replacement. Sends no requests.
 * @returns whether the download is now complete. False if no replacement was interrupted, or if the new files are
 *   missing.
 * @throws StorageFullError. The next call continues the replacement.
 */
export async function continueReplacement(
  userId: string,
  { bookId, update }: Pick<OfflineBookEntry, 'bookId' | 'update'>,
): Promise<boolean> {
  if (!update?.replacement) return false
  const isPossible = await caches.has(cacheNames.bookUpdate(userId, bookId))
  if (isPossible) await replaceDownload(userId, bookId, update)
  // The cache of the book may contain a mixture of files from the earlier and the new version of the book.
  else await caches.delete(cacheNames.book(userId, bookId))
  return isPossible
}

/** Deletes the earlier files of a book, and then moves the files of its update into the cache of the book. */
async function replaceDownload(userId: string, bookId: string, update: DownloadUpdate): Promise<void> {
  const { files, here } = update
  const name = cacheNames.book(userId, bookId)
  const updateName = cacheNames.bookUpdate(userId, bookId)
  if (update.replacement !== 'movingNewFiles') {
    await caches.delete(name)
    updateOfflineBook(userId, bookId, { update: { ...update, replacement: 'movingNewFiles' } })
  }
  const [source, target] = await Promise.all([caches.open(updateName), caches.open(name)])
  // Moves the files separately, so that the storage never contains all files twice.
  for (const request of await source.keys()) {
    const response = await source.match(request, { ignoreVary: true })
    if (response)
      await target.put(request, response).catch((error: unknown) => {
        throw toStorageFullErrorIfQuotaExceeded(error)
      })
    await source.delete(request, { ignoreVary: true })
  }
  updateOfflineBook(userId, bookId, { files, here, update: undefined })
  await caches.delete(updateName)
}

/** Deletes the files of an update, and the state of the update in the list of offline books. */
export async function deleteDownloadUpdate(
  userId: string,
  { bookId, update }: Pick<OfflineBookEntry, 'bookId' | 'update'>,
): Promise<void> {
  await caches.delete(cacheNames.bookUpdate(userId, bookId))
  if (update) updateOfflineBook(userId, bookId, { update: undefined })
}
