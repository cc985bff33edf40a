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
import { basePath, serverUrl } from '../address'
import { reportNoResponse } from '../connection'
import { requestHeaders } from '../earlyFetch'
import { fileFingerprint } from '../records/bookReaderKind'
import { ServerError, serverErrorFrom } from '../ServerError'
import { startTimedCall, type TimedCall } from '../timeouts/callTimeout'
import { pageImageUrl } from '../urls/pages'
import { encodePath, pathOfHref, resourcesUrl } from '../urls/resources'
import { cachedUserId } from './cachedUser'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { isComplete, type KeptBook, offlineBooks, updateOfflineBook } from './offlineBooks'

/** Thrown when the device lacks storage for a book. */
export class StorageFullError extends Error {}

/** Parallel requests of a download. Browsers open six connections per host, and the user continues to read. */
const PARALLEL = 3
/** Minimum interval between updates of the progress. */
const TELL_EVERY = 300

/**
 * Downloads all files and records of a book into its cache. Continues a partial download, unless the server has another file of
 * the book. No effect for a book without an entry.
 * @throws ServerError for a refused or unanswered call, StorageFullError, or the reason of the signal
 */
export async function downloadBook(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  try {
    await fetchBook(userId, bookId, signal)
  } finally {
    // Another window may have removed the download meanwhile.
    if (!knownOf(userId, bookId)) await deleteDownload(userId, bookId)
  }
}

const knownOf = (userId: string, bookId: string) => offlineBooks(userId).find(entry => entry.bookId === bookId)

async function fetchBook(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  const name = cacheNames(basePath).book(userId, bookId)
  const entry = knownOf(userId, bookId)
  if (!entry) return
  const isOutdated = await isDownloadOutdated(userId, bookId)
  const hasCache = await isFullyDownloaded(userId, bookId)
  // Another window has completed the download.
  if (isComplete(entry) && hasCache && !isOutdated) return
  await onlyFor(userId)
  const book = await getBook(bookId, { signal, cache: 'no-store' })
  const isOtherFile = isOutdated || entry.file !== fileFingerprint(book)
  await makeRoom(book, isOtherFile || !hasCache || entry.files === 0 ? 0 : entry.here / entry.files)
  if (isOtherFile) await caches.delete(name)
  const file = { file: fileFingerprint(book), size: book.sizeBytes, title: book.metadata.title }
  updateOfflineBook(userId, bookId, isOtherFile ? { ...file, files: 0, here: 0 } : file)
  signal.throwIfAborted()
  const cache = await caches.open(name)
  const records = [...recordsOf(book), ...(entry.reader === 'comic' ? [] : textRecords(bookId))]
  for (const path of records) await keep(cache, serverUrl(path), signal)
  const files = await filesOf(entry, cache)
  const queue = [...files]
  let downloaded = 0
  let reportedAt = 0
  const reportProgress = (isLast: boolean) => {
    if (!isLast && Date.now() - reportedAt < TELL_EVERY) return
    reportedAt = Date.now()
    updateOfflineBook(userId, bookId, { files: files.length, here: downloaded })
  }
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      signal.throwIfAborted()
      if (!knownOf(userId, bookId)) return
      if (!(await cache.match(address, { ignoreVary: true }))) {
        await onlyFor(userId)
        await keep(cache, address, signal)
      }
      downloaded += 1
      reportProgress(false)
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, work))
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
export const isFullyDownloaded = (userId: string, bookId: string): Promise<boolean> =>
  caches.has(cacheNames(basePath).book(userId, bookId))

/** Whether the server has reported another file of a downloaded book. */
export const isDownloadOutdated = async (userId: string, bookId: string): Promise<boolean> =>
  (await caches.match(OUTDATED_MARKER, { cacheName: cacheNames(basePath).book(userId, bookId) })) !== undefined

const recordsOf = ({ id, seriesId }: Book): string[] => [
  getGetBookUrl(id),
  getGetBookPagesUrl(id),
  getGetSeriesUrl(seriesId),
  getGetNextBookUrl(id),
  getGetPreviousBookUrl(id),
  getGetBookThumbnailUrl(id),
]

const textRecords = (id: string): string[] => [
  getGetBookManifestUrl(id),
  getGetBookPositionsUrl(id),
  getGetBookProgressionUrl(id),
]

/** Returns the URLs of the pages or files of a book, as its reader requests them. */
async function filesOf({ bookId, reader }: KeptBook, cache: Cache): Promise<string[]> {
  const read = async <T>(path: string) =>
    (await (await cache.match(serverUrl(path), { ignoreVary: true }))?.json()) as T
  if (reader === 'comic') {
    const pages = await read<{ number: number; mediaType: string }[]>(getGetBookPagesUrl(bookId))
    return pages.map(({ number, mediaType }) => new URL(pageImageUrl(bookId, number, mediaType), location.origin).href)
  }
  const { readingOrder, resources } = await read<Manifest>(getGetBookManifestUrl(bookId))
  return resourceUrlsIn([...readingOrder, ...resources], bookId)
}

/** Returns the URL of each file in a manifest once, as the reader requests it. */
export function resourceUrlsIn(links: readonly Pick<ManifestLink, 'href'>[], bookId: string): string[] {
  const paths = links.flatMap(({ href }) => pathOfHref(href)?.path ?? [])
  return [...new Set(paths)].map(path => resourcesUrl(bookId) + encodePath(path))
}

/**
 * Ensures that the browser still has the session of a user. Another window may have changed it, and responses for another user
 * must not be stored.
 * @throws ServerError with status 401 for another user
 */
async function onlyFor(userId: string): Promise<void> {
  const present = await cachedUserId(caches, basePath, location.origin)
  if (present !== undefined && present !== userId) throw new ServerError({ operation: 'getBookPage', status: 401 })
}

/** Fetches a URL into a cache. Stores 404 responses too, so that the reader receives them offline. */
async function keep(cache: Cache, address: string, signal: AbortSignal): Promise<void> {
  const call = startTimedCall({ operation: 'getBookPage' }, signal)
  try {
    await keepAnswer(cache, address, await asked(address, signal, call))
  } catch (error) {
    throw call.timedOut() ? away('read') : error
  } finally {
    call.end()
  }
}

async function keepAnswer(cache: Cache, address: string, answer: Response): Promise<void> {
  if (!answer.ok && answer.status !== 404) throw serverErrorFrom('getBookPage', answer.status, await answer.text())
  // HTML comes from a gateway before the server, except for chapters of a book.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && answer.ok && !address.includes('/resource/'))
    throw new ServerError({ operation: 'getBookPage', status: answer.status })
  try {
    await cache.put(address, answer)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new StorageFullError()
    throw error instanceof TypeError ? away() : error
  }
}

/** Page images. Without an Accept header, the server sends pages of a PDF as PDF (server-facts 3.6). */
const picture = /\/pages\/\d+(\?|$)/

/** Fetches a URL from the server, bypassing the downloads and the browser cache. */
async function asked(address: string, aborted: AbortSignal, { signal, watch }: TimedCall): Promise<Response> {
  try {
    const answer = await fetch(address, {
      credentials: 'include',
      headers: picture.test(address) ? { ...requestHeaders, Accept: 'image/*' } : requestHeaders,
      signal,
      cache: 'no-store',
      priority: 'low',
    })
    if (answer.status === 502 || answer.status === 504) throw away()
    // A watched response loses its `redirected` flag.
    if (answer.redirected) throw new ServerError({ operation: 'getBookPage', status: answer.status })
    return watch(answer)
  } catch (error) {
    throw aborted.aborted || error instanceof ServerError ? error : away()
  }
}

function away(timeout?: 'read'): ServerError {
  reportNoResponse()
  return new ServerError({ operation: 'getBookPage', status: 0, timeout })
}

/**
 * @param share  downloaded share of the book, from 0 to 1
 * @throws StorageFullError when the rest of the book exceeds the storage quota
 */
async function makeRoom({ sizeBytes }: Book, share: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < sizeBytes * (1 - share) * 1.1)
    throw new StorageFullError()
}
