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

/** There is no room for the book on this device. */
export class StorageFullError extends Error {}

/** So many files of a book are fetched at a time: a browser opens six connections to a host, and the person reads on. */
const PARALLEL = 3
/** So often, in milliseconds, it is told how much is here. */
const TELL_EVERY = 300

/**
 * Fetches all that reading a book takes into its cache; what is there already is not fetched again, unless the server has
 * another file by now.
 * @throws ServerError for what the server refused or did not answer, StorageFullError, or the signal's reason
 */
export async function downloadBook(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  try {
    await fetchBook(userId, bookId, signal)
  } finally {
    // Another window may have taken it off the device meanwhile.
    if (!knownOf(userId, bookId)) await deleteDownload(userId, bookId)
  }
}

const knownOf = (userId: string, bookId: string) => offlineBooks(userId).find(entry => entry.bookId === bookId)

async function fetchBook(userId: string, bookId: string, signal: AbortSignal): Promise<void> {
  const name = cacheNames(basePath).book(userId, bookId)
  const known = knownOf(userId, bookId)
  if (!known) return
  const isOld = await isDownloadOutdated(userId, bookId)
  const isBegun = await isFullyDownloaded(userId, bookId)
  // Another window was faster.
  if (isComplete(known) && isBegun && !isOld) return
  await onlyFor(userId)
  const book = await getBook(bookId, { signal, cache: 'no-store' })
  const isOther = isOld || known.file !== fileFingerprint(book)
  await makeRoom(book, isOther || !isBegun || known.files === 0 ? 0 : known.here / known.files)
  if (isOther) await caches.delete(name)
  const file = { file: fileFingerprint(book), size: book.sizeBytes, title: book.metadata.title }
  updateOfflineBook(userId, bookId, isOther ? { ...file, files: 0, here: 0 } : file)
  signal.throwIfAborted()
  const cache = await caches.open(name)
  const records = [...recordsOf(book), ...(known.reader === 'comic' ? [] : textRecords(bookId))]
  for (const path of records) await keep(cache, serverUrl(path), signal)
  const files = await filesOf(known, cache)
  const queue = [...files]
  let here = 0
  let told = 0
  const tell = (isLast: boolean) => {
    if (!isLast && Date.now() - told < TELL_EVERY) return
    told = Date.now()
    updateOfflineBook(userId, bookId, { files: files.length, here })
  }
  const work = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      signal.throwIfAborted()
      if (!knownOf(userId, bookId)) return
      if (!(await cache.match(address, { ignoreVary: true }))) {
        await onlyFor(userId)
        await keep(cache, address, signal)
      }
      here += 1
      tell(false)
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, work))
  } finally {
    queue.length = 0
    tell(true)
  }
}

/** Takes a book off this device. */
export async function deleteDownload(userId: string, bookId: string): Promise<void> {
  await caches.delete(cacheNames(basePath).book(userId, bookId))
}

/** Whether anything of a book is here: a browser that is short of room throws whole caches away. */
export const isFullyDownloaded = (userId: string, bookId: string): Promise<boolean> =>
  caches.has(cacheNames(basePath).book(userId, bookId))

/** Whether the server was seen to have another file of a kept book. */
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

/** The addresses of a book's pages or files, as its reader asks for them. */
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

/** Each file that a manifest names, once, at the address where the reader asks for it. */
export function resourceUrlsIn(links: readonly Pick<ManifestLink, 'href'>[], bookId: string): string[] {
  const paths = links.flatMap(({ href }) => pathOfHref(href)?.path ?? [])
  return [...new Set(paths)].map(path => resourcesUrl(bookId) + encodePath(path))
}

/**
 * A session is a browser's, and another window may have ended it: what the server says to the next person is not kept for this one.
 * @throws ServerError when somebody else is here
 */
async function onlyFor(userId: string): Promise<void> {
  const present = await cachedUserId(caches, basePath, location.origin)
  if (present !== undefined && present !== userId) throw new ServerError({ operation: 'getBookPage', status: 401 })
}

/** That there is no such thing is an answer too: the reader hears it as it would from the server. */
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
  // The page of some gate before the server is never an answer; a chapter may well be of its type.
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

/** A page of a PDF that is asked for by no type comes as a PDF, which the reader cannot show (server-facts 3.6). */
const picture = /\/pages\/\d+(\?|$)/

/** From the server itself: what is kept, or what the browser holds of an earlier file, is not what is wanted. */
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
    // A watched answer no longer says it.
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
 * @param share  of the book that is here already, from 0 to 1
 * @throws StorageFullError when the browser would have to give more room than it has
 */
async function makeRoom({ sizeBytes }: Book, share: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < sizeBytes * (1 - share) * 1.1)
    throw new StorageFullError()
}
