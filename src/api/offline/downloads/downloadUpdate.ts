import { getBookFileFingerprint } from '../../records/bookFileFingerprint'
import { clientBasePath } from '../../toAbsoluteServerUrl'
import { createOfflineCacheNames } from '../createOfflineCacheNames'
import { type DownloadCounts, findOfflineBook, type OfflineBookEntry, updateOfflineBook } from '../offlineBooks'
import { assertEnoughStorage } from './assertEnoughStorage'
import { type BookDownload, fetchBookFilesIntoCache } from './fetchBookFilesIntoCache'
import { StorageFullError } from './fetchIntoCache'

const cacheNames = createOfflineCacheNames(clientBasePath)

/**
 * Downloads a changed book file next to the earlier file, and replaces the earlier file when all new files are stored.
 * Until then, the earlier file stays readable offline. Continues an interrupted update of the same file. If the storage
 * becomes full, deletes only the files of the update.
 * @param download complete download of the earlier file
 * @throws ServerError for a failed call, StorageFullError, or the abort reason of the signal
 */
export async function updateDownloadedBook(download: BookDownload, signal: AbortSignal): Promise<void> {
  const { userId, entry, book } = download
  const { bookId, update } = entry
  const cacheName = cacheNames.bookUpdate(userId, bookId)
  const file = getBookFileFingerprint(book)
  // `update.file` may contain the modification time instead of the hash, as `OfflineBookEntry.file` may.
  const continued =
    update && [file, book.fileLastModified].includes(update.file) && (await caches.has(cacheName)) ? update : undefined
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
    await fetchBookFilesIntoCache(download, cacheName, report, signal)
  } catch (error) {
    if (error instanceof StorageFullError) await deleteDownloadUpdate(userId, { bookId, update: { file, ...counts } })
    throw error
  }
  if (findOfflineBook(userId, bookId)) await replaceDownload(download, counts)
}

/**
 * Replaces the files of a complete download by the files of its update. The entry of the book is incomplete meanwhile.
 * If the page closes before the end, the next download completes the book.
 */
async function replaceDownload(
  { userId, entry: { bookId }, book }: BookDownload,
  counts: DownloadCounts,
): Promise<void> {
  const changes = { file: getBookFileFingerprint(book), size: book.sizeBytes, title: book.metadata.title }
  updateOfflineBook(userId, bookId, { ...changes, files: 0, here: 0, update: undefined })
  const updateName = cacheNames.bookUpdate(userId, bookId)
  const name = cacheNames.book(userId, bookId)
  await caches.delete(name)
  const [source, target] = await Promise.all([caches.open(updateName), caches.open(name)])
  // Moves one file at a time, so that the storage never contains all files twice.
  for (const request of await source.keys()) {
    const response = await source.match(request, { ignoreVary: true })
    if (response) await target.put(request, response)
    await source.delete(request, { ignoreVary: true })
  }
  await caches.delete(updateName)
  updateOfflineBook(userId, bookId, counts)
}

/** Deletes the files of an update, and the state of the update in the list of offline books. */
export async function deleteDownloadUpdate(
  userId: string,
  { bookId, update }: Pick<OfflineBookEntry, 'bookId' | 'update'>,
): Promise<void> {
  await caches.delete(cacheNames.bookUpdate(userId, bookId))
  if (update) updateOfflineBook(userId, bookId, { update: undefined })
}
