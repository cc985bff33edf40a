import {
  getBook,
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
import { requestHeaders } from '../earlyFetch'
import { fileFingerprint } from '../records/bookReaderKind'
import { parseServerError, ServerError } from '../ServerError'
import { reportNoServerResponse } from '../serverConnection'
import { basePath, serverUrl } from '../serverUrl'
import { startTimedCall, type TimedCall } from '../timeouts/callTimeout'
import { bookResourcesBaseUrl, encodeResourcePath, parseResourceHref } from '../urls/bookResourceUrls'
import { pageImageUrl } from '../urls/pageUrls'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { isDownloadComplete, type OfflineBookEntry, readOfflineBooks, updateOfflineBook } from './offlineBooks'
import { readCachedUserId } from './readCachedUserId'

/** Thrown when the device lacks storage for a book. */
export class StorageFullError extends Error {}

/** Parallel requests of a download. Browsers open six connections per host, and the user continues to read. */
const MAX_PARALLEL_FETCHES = 3
/** Minimum interval between updates of the progress. */
const PROGRESS_INTERVAL_MS = 300

/**
 * Downloads all files and records of a book into its cache. Continues a partial download, unless the server has another file of
 * the book. No effect for a book without an entry.
 * @throws ServerError for a refused or unanswered call, StorageFullError, or the reason of the signal
 */
export async function downloadBook(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  try {
    await fetchBookIntoCache(userId, bookId, signal)
  } finally {
    // Another window may have removed the download meanwhile.
    if (!findOfflineBook(userId, bookId)) await deleteDownload(userId, bookId)
  }
}

const findOfflineBook = (userId: string, bookId: string) =>
  readOfflineBooks(userId).find(entry => entry.bookId === bookId)

async function fetchBookIntoCache(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  const name = cacheNames(basePath).book(userId, bookId)
  const entry = findOfflineBook(userId, bookId)
  if (!entry) return
  const isOutdated = await isDownloadOutdated(userId, bookId)
  const hasCache = await hasBookCache(userId, bookId)
  // Another window has completed the download.
  if (isDownloadComplete(entry) && hasCache && !isOutdated) return
  await assertCurrentUser(userId)
  const book = await getBook(bookId, { signal, cache: 'no-store' })
  const isOtherFile = isOutdated || entry.file !== fileFingerprint(book)
  await assertEnoughStorage(book, isOtherFile || !hasCache || entry.files === 0 ? 0 : entry.here / entry.files)
  if (isOtherFile) await caches.delete(name)
  const file = { file: fileFingerprint(book), size: book.sizeBytes, title: book.metadata.title }
  updateOfflineBook(userId, bookId, isOtherFile ? { ...file, files: 0, here: 0 } : file)
  signal.throwIfAborted()
  const cache = await caches.open(name)
  const records = [...recordPaths(book), ...(entry.reader === 'comic' ? [] : epubRecordPaths(bookId))]
  for (const path of records) await fetchIntoCache(cache, serverUrl(path), signal)
  const files = await listBookFileUrls(entry, cache)
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
      if (!(await cache.match(address, { ignoreVary: true }))) {
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

/** Deletes the files of a downloaded book. Does not remove its entry. */
export async function deleteDownload(userId: string, bookId: string): Promise<void> {
  await caches.delete(cacheNames(basePath).book(userId, bookId))
}

/** Whether a book has a cache, complete or partial. Browsers that run out of storage delete whole caches. */
export const hasBookCache = (userId: string, bookId: string): Promise<boolean> =>
  caches.has(cacheNames(basePath).book(userId, bookId))

/** Whether the server has reported another file of a downloaded book. */
export const isDownloadOutdated = async (userId: string, bookId: string): Promise<boolean> =>
  (await caches.match(OUTDATED_MARKER, { cacheName: cacheNames(basePath).book(userId, bookId) })) !== undefined

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

/** Returns the URLs of the pages or files of a book, as its reader requests them. */
async function listBookFileUrls({ bookId, reader }: OfflineBookEntry, cache: Cache): Promise<string[]> {
  const read = async <T>(path: string) =>
    (await (await cache.match(serverUrl(path), { ignoreVary: true }))?.json()) as T
  if (reader === 'comic') {
    const pages = await read<{ number: number; mediaType: string }[]>(getGetBookPagesUrl(bookId))
    return pages.map(({ number, mediaType }) => new URL(pageImageUrl(bookId, number, mediaType), location.origin).href)
  }
  const { readingOrder, resources } = await read<Manifest>(getGetBookManifestUrl(bookId))
  return listManifestResourceUrls([...readingOrder, ...resources], bookId)
}

/** Returns the URL of each file in a manifest once, as the reader requests it. */
export function listManifestResourceUrls(links: readonly Pick<ManifestLink, 'href'>[], bookId: string): string[] {
  const paths = links.flatMap(({ href }) => parseResourceHref(href)?.path ?? [])
  return [...new Set(paths)].map(path => bookResourcesBaseUrl(bookId) + encodeResourcePath(path))
}

/**
 * Ensures that the browser still has the session of a user. Another window may have changed it, and responses for another user
 * must not be stored.
 * @throws ServerError with status 401 for another user
 */
async function assertCurrentUser(userId: string): Promise<void> {
  const present = await readCachedUserId(caches, basePath, location.origin)
  if (present !== undefined && present !== userId) throw new ServerError({ operation: 'getBookPage', status: 401 })
}

/** Fetches a URL into a cache. Stores 404 responses too, so that the reader receives them offline. */
async function fetchIntoCache(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const call = startTimedCall({ operation: 'getBookPage' }, signal)
  try {
    await storeResponse(cache, address, await fetchFromServer(address, signal, call))
  } catch (error) {
    throw call.timedOut() ? createUnreachableError('read') : error
  } finally {
    call.end()
  }
}

async function storeResponse(cache: Cache, address: string, response: Response): Promise<void> {
  if (!response.ok && response.status !== 404)
    throw parseServerError('getBookPage', response.status, await response.text())
  // HTML comes from a gateway before the server, except for chapters of a book.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && response.ok && !address.includes('/resource/'))
    throw new ServerError({ operation: 'getBookPage', status: response.status })
  try {
    await cache.put(address, response)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new StorageFullError()
    throw error instanceof TypeError ? createUnreachableError() : error
  }
}

/** Page images. Without an Accept header, the server sends pages of a PDF as PDF (server-facts 3.6). */
const pageImagePattern = /\/pages\/\d+(\?|$)/

/** Fetches a URL from the server, bypassing the downloads and the browser cache. */
async function fetchFromServer(address: string, aborted: AbortSignal, { signal, watch }: TimedCall): Promise<Response> {
  try {
    const response = await fetch(address, {
      credentials: 'include',
      headers: pageImagePattern.test(address) ? { ...requestHeaders, Accept: 'image/*' } : requestHeaders,
      signal,
      cache: 'no-store',
      priority: 'low',
    })
    if (response.status === 502 || response.status === 504) throw createUnreachableError()
    // A watched response loses its `redirected` flag.
    if (response.redirected) throw new ServerError({ operation: 'getBookPage', status: response.status })
    return watch(response)
  } catch (error) {
    throw aborted.aborted || error instanceof ServerError ? error : createUnreachableError()
  }
}

function createUnreachableError(timeout?: 'read'): ServerError {
  reportNoServerResponse()
  return new ServerError({ operation: 'getBookPage', status: 0, timeout })
}

/**
 * @param share  downloaded share of the book, from 0 to 1
 * @throws StorageFullError when the rest of the book exceeds the storage quota
 */
async function assertEnoughStorage({ sizeBytes }: Book, share: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < sizeBytes * (1 - share) * 1.1)
    throw new StorageFullError()
}
