import {
  getBook,
  getGetBookPageRawUrl,
  getGetBookPagesUrl,
  getGetBookProgressionUrl,
  getGetBookUrl,
  getGetNextBookUrl,
  getGetPreviousBookUrl,
} from '../../generated/books/books.calls'
import type { Book, Manifest, ManifestLink } from '../../generated/model.schemas'
import { getGetBookManifestUrl, getGetBookPositionsUrl } from '../../generated/publications/publications.calls'
import { getGetSeriesUrl } from '../../generated/series/series.calls'
import { getGetBookThumbnailUrl } from '../../generated/thumbnails/thumbnails'
import { getBookFileFingerprint } from '../records/bookFileFingerprint'
import { ServerError } from '../ServerError'
import { clientBasePath, toAbsoluteServerUrl } from '../toAbsoluteServerUrl'
import { getDisplayablePageImageUrl } from '../urls/bookPageImageUrls'
import { encodeEpubResourcePath, getEpubResourcesBaseUrl, parseEpubResourceHref } from '../urls/epubResourceUrls'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from './createOfflineCacheNames'
import { runEpubPreDownloadCallback } from './epubPreDownloadCallback'
import { fetchIntoCache, isInCache, StorageFullError } from './fetchIntoCache'
import { isDownloadComplete, type OfflineBookEntry, readOfflineBooks, updateOfflineBook } from './offlineBooks'
import { readCachedUserId } from './readCachedUserId'

/**
 * Maximum number of parallel requests of a download. Browsers open only six connections per host. Three of them stay
 * free for the reader.
 */
const MAX_PARALLEL_FETCHES = 3
const PROGRESS_INTERVAL_MS = 300

/**
 * Downloads all files and records of a book for offline use. Continues an incomplete download. If the book file on the
 * server has changed, downloads all files again. If the storage becomes full, deletes the incomplete download.
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

const findOfflineBook = (userId: string, bookId: string) =>
  readOfflineBooks(userId).find(entry => entry.bookId === bookId)

async function fetchBookIntoCache(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  const name = createOfflineCacheNames(clientBasePath).book(userId, bookId)
  const entry = findOfflineBook(userId, bookId)
  if (!entry) return
  const isOutdated = await isDownloadOutdated(userId, bookId)
  const hasCache = await hasBookDownloadCache(userId, bookId)
  // The download may already be complete, for example because another window has completed it.
  if (isDownloadComplete(entry) && hasCache && !isOutdated) return
  await assertCurrentUser(userId)
  const book = await getBook(bookId, { signal, cache: 'no-store' })
  // `entry.file` may contain the modification time instead of the hash. This happens if the server had not calculated
  // the hash when the download started.
  const isOtherFile = isOutdated || ![getBookFileFingerprint(book), book.fileLastModified].includes(entry.file)
  await assertEnoughStorage(book, isOtherFile || !hasCache || entry.files === 0 ? 0 : entry.here / entry.files)
  if (isOtherFile) await caches.delete(name)
  const file = { file: getBookFileFingerprint(book), size: book.sizeBytes, title: book.metadata.title }
  updateOfflineBook(userId, bookId, isOtherFile ? { ...file, files: 0, here: 0 } : file)
  signal.throwIfAborted()
  try {
    await fetchFilesIntoCache(userId, { entry, book }, signal)
  } catch (error) {
    // Deletes the incomplete files, so that other downloads can use the storage space.
    if (error instanceof StorageFullError) {
      await deleteDownloadedBookFiles(userId, bookId)
      updateOfflineBook(userId, bookId, { files: 0, here: 0 })
    }
    throw error
  }
}

async function fetchFilesIntoCache(
  userId: string,
  { entry, book }: { entry: OfflineBookEntry; book: Book },
  signal: AbortSignal,
): Promise<void> {
  const { bookId } = entry
  const cache = await caches.open(createOfflineCacheNames(clientBasePath).book(userId, bookId))
  const records = [...recordPaths(book), ...(entry.reader === 'comic' ? [] : epubRecordPaths(bookId))]
  for (const path of records) await fetchIntoCache(cache, toAbsoluteServerUrl(path), signal)
  if (entry.reader === 'epub') await runEpubPreDownloadCallback(userId, bookId, signal)
  const files = await listBookFileUrls(entry, book, cache)
  const queue = [...files]
  let downloaded = 0
  let reportedAt = 0
  const reportProgress = (isLast: boolean) => {
    if (!isLast && Date.now() - reportedAt < PROGRESS_INTERVAL_MS) return
    reportedAt = Date.now()
    updateOfflineBook(userId, bookId, { files: files.length, here: downloaded })
  }
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      signal.throwIfAborted()
      if (!findOfflineBook(userId, bookId)) return
      if (!(await isInCache(cache, address))) {
        await assertCurrentUser(userId)
        await fetchIntoCache(cache, address, signal)
      }
      downloaded += 1
      reportProgress(false)
    }
  }
  try {
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, work))
  } finally {
    queue.length = 0
    reportProgress(true)
  }
}

/** Deletes the files of a downloaded book. Does not remove the {@link OfflineBookEntry} of the book. */
export async function deleteDownloadedBookFiles(userId: string, bookId: string): Promise<void> {
  await caches.delete(createOfflineCacheNames(clientBasePath).book(userId, bookId))
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

const recordPaths = ({ id, seriesId }: Book): string[] => [
  getGetBookUrl(id),
  getGetBookPagesUrl(id),
  getGetSeriesUrl(seriesId),
  getGetNextBookUrl(id),
  getGetPreviousBookUrl(id),
  getGetBookThumbnailUrl(id),
]

const epubRecordPaths = (id: string): string[] => [
  getGetBookManifestUrl(id),
  getGetBookPositionsUrl(id),
  getGetBookProgressionUrl(id),
]

/** Returns the URLs of all page images or files that the reader requests for a book. */
async function listBookFileUrls(
  { bookId, reader }: OfflineBookEntry,
  { media }: Book,
  cache: Cache,
): Promise<string[]> {
  const read = async <T>(path: string) =>
    (await (await cache.match(toAbsoluteServerUrl(path), { ignoreVary: true }))?.json()) as T
  if (reader === 'comic') {
    const pages = await read<{ number: number; mediaType: string }[]>(getGetBookPagesUrl(bookId))
    const images = pages.map(
      ({ number, mediaType }) => new URL(getDisplayablePageImageUrl(bookId, number, mediaType), location.origin).href,
    )
    const texts = media.mediaProfile === 'PDF' ? pages.map(({ number }) => getGetBookPageRawUrl(bookId, number)) : []
    return [...images, ...texts.map(toAbsoluteServerUrl)]
  }
  const { readingOrder, resources } = await read<Manifest>(getGetBookManifestUrl(bookId))
  return listEpubManifestResourceUrls([...readingOrder, ...resources], bookId)
}

/** Returns the URLs of the files in an EPUB manifest, without duplicates. */
export function listEpubManifestResourceUrls(links: readonly Pick<ManifestLink, 'href'>[], bookId: string): string[] {
  const paths = links.flatMap(({ href }) => parseEpubResourceHref(href)?.path ?? [])
  return [...new Set(paths)].map(path => getEpubResourcesBaseUrl(bookId) + encodeEpubResourcePath(path))
}

/**
 * Checks that the cached account data belongs to the user `userId`. In another window, a different user may have signed
 * in. Does nothing without cached account data.
 * @throws ServerError with status 401 if the account data belongs to a different user
 */
async function assertCurrentUser(userId: string): Promise<void> {
  const cachedUserId = await readCachedUserId(caches, clientBasePath, location.origin)
  if (cachedUserId !== undefined && cachedUserId !== userId)
    throw new ServerError({ operation: 'getBookPage', status: 401 })
}

/**
 * Checks that the remaining files of a download fit into the storage of the browser.
 * @param share downloaded share of the book, from 0 to 1
 * @throws StorageFullError if the files do not fit
 */
async function assertEnoughStorage({ sizeBytes }: Book, share: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < sizeBytes * (1 - share) * 1.1)
    throw new StorageFullError()
}
