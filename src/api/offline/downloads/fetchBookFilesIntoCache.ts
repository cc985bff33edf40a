import {
  getGetBookPageRawUrl,
  getGetBookPagesUrl,
  getGetBookProgressionUrl,
  getGetBookUrl,
  getGetNextBookUrl,
  getGetPreviousBookUrl,
} from '../../../generated/books/books.calls'
import type { Book, Manifest, ManifestLink } from '../../../generated/model.schemas'
import { getGetBookManifestUrl, getGetBookPositionsUrl } from '../../../generated/publications/publications.calls'
import { getGetSeriesUrl } from '../../../generated/series/series.calls'
import { getGetBookThumbnailUrl } from '../../../generated/thumbnails/thumbnails'
import { ServerError } from '../../ServerError'
import { clientBasePath, toAbsoluteServerUrl } from '../../toAbsoluteServerUrl'
import { getDisplayablePageImageUrl } from '../../urls/bookPageImageUrls'
import { encodeEpubResourcePath, getEpubResourcesBaseUrl, parseEpubResourceHref } from '../../urls/epubResourceUrls'
import { isPathRefusedByServer, isRefusalOfPath } from '../../urls/isPathRefusedByServer'
import { createEpubArchiveReader, type EpubArchiveReader } from '../epubArchiveReader'
import { runEpubPreDownloadCallback } from '../epubPreDownloadCallback'
import { type DownloadCounts, findOfflineBook, type OfflineBookEntry } from '../offlineBooks'
import { readCachedUserId } from '../readCachedUserId'
import { type DownloadFile, fetchIntoCache, toStorageFullErrorIfQuotaExceeded } from './fetchIntoCache'

/**
 * Maximum number of parallel requests of a download. Browsers open only six connections per host. Three of them stay
 * free for the reader.
 */
const MAX_PARALLEL_FETCHES = 3
const PROGRESS_INTERVAL_MS = 300

/** Download of a book file into a cache. */
export interface BookDownload {
  readonly userId: string
  readonly entry: OfflineBookEntry
  /** Book as the server returns it now. */
  readonly book: Book
}

/**
 * Fetches all records and files of a book into a cache. Does not fetch files again that the cache already contains.
 * Stops without an error when the user removes the book from the downloads.
 * @param report called with the progress of the download
 * @throws ServerError for a failed call or a book without files, StorageFullError, or the abort reason of the signal
 */
export async function fetchBookFilesIntoCache(
  { userId, entry, book }: BookDownload,
  cacheName: string,
  report: (counts: DownloadCounts) => void,
  signal: AbortSignal,
): Promise<void> {
  const { bookId } = entry
  const cache = await caches.open(cacheName)
  const records = [...recordPaths(book), ...(entry.reader === 'comic' ? [] : epubRecordPaths(bookId))]
  for (const path of records) await fetchIntoCache(cache, toAbsoluteServerUrl(path), signal)
  if (entry.reader === 'epub') await runEpubPreDownloadCallback(userId, bookId, signal)
  const files = await listBookFiles(entry, book, cache)
  // Without this error, an update would replace the earlier file with nothing.
  if (files.length === 0) throw new ServerError({ operation: 'getBookPage', status: 200 })
  const queue = [...files]
  const readFromArchive = createEpubArchiveReader(bookId, signal)
  let downloaded = 0
  let reportedAt = 0
  let hasEnded = false
  const reportProgress = (isLast: boolean) => {
    // If a request fails, other requests may still be running. After the failure, the caller changes the entry of the
    // book. Progress reports of the running requests would overwrite these changes.
    if (hasEnded || (!isLast && Date.now() - reportedAt < PROGRESS_INTERVAL_MS)) return
    reportedAt = Date.now()
    report({ files: files.length, here: downloaded })
  }
  /** Number of files that seem to be missing. They count as downloaded only after the final check has succeeded. */
  let missing = 0
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted()
      if (!findOfflineBook(userId, bookId)) return
      if (!(await isFileInCache(cache, file))) {
        await assertCurrentUser(userId)
        await storeFile(cache, file, readFromArchive, signal)
      }
      if (file.mayBeMissing && !(await isFileInCache(cache, file))) missing += 1
      else downloaded += 1
      reportProgress(false)
    }
  }
  try {
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, work))
    // If the server loses the drive with the book during the download, all files seem to be missing. Therefore, fetches
    // a file again. This call throws if the file is missing.
    if (missing > 0)
      await storeFile(cache, findFileForDriveCheck(files), createEpubArchiveReader(bookId, signal), signal)
    downloaded += missing
  } finally {
    queue.length = 0
    reportProgress(true)
    hasEnded = true
  }
}

/**
 * Returns a file that must exist. Prefers a file whose path the server does not refuse, because the file of the book
 * would otherwise be fetched again.
 * @param files files of the book, at least 1. The first file must exist.
 */
const findFileForDriveCheck = (files: readonly DownloadFile[]): DownloadFile =>
  files.find(({ address, mayBeMissing }) => !mayBeMissing && !isPathRefusedByServer(new URL(address).pathname)) ??
  (files[0] as DownloadFile)

/**
 * Fetches a file into a cache. If the server refuses the path of the file, reads it from the file of the book. If this
 * fails and the file may be missing, stores nothing.
 */
async function storeFile(
  cache: Cache,
  { address, mayBeMissing }: DownloadFile,
  readFromArchive: EpubArchiveReader,
  signal: AbortSignal,
): Promise<void> {
  await fetchIntoCache(cache, address, signal, mayBeMissing).catch(async (refusal: unknown) => {
    if (!isRefusalOfPath(refusal, new URL(address).pathname)) throw refusal
    const response = await readFromArchive(parseEpubResourceHref(address)?.path ?? '')
    signal.throwIfAborted()
    if (!response && !mayBeMissing) throw refusal
    if (response)
      await cache.put(address, response).catch((error: unknown) => {
        throw toStorageFullErrorIfQuotaExceeded(error)
      })
  })
}

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

/**
 * Returns whether a cache contains a file. Ignores a cached response with status 404, because it may be outdated. Also
 * ignores a cached response without a content type. Such a response may be an error text that the server sent after the
 * end of a session. Earlier versions of the client stored such texts.
 */
async function isFileInCache(cache: Cache, { address }: DownloadFile): Promise<boolean> {
  const cached = await cache.match(address, { ignoreVary: true })
  return cached?.ok === true && cached.headers.has('content-type')
}

/**
 * Returns all files that the reader requests for a book, for example the page images of a comic. The first file must
 * exist on the server. For an EPUB, all chapters must exist, because Komga lists only existing chapters. If a chapter
 * gets the status 404, the cause can be a drive that is not mounted. Komga then responds with 404 to each file of the
 * book.
 */
async function listBookFiles(
  { bookId, reader }: OfflineBookEntry,
  { media }: Book,
  cache: Cache,
): Promise<DownloadFile[]> {
  const read = async <T>(path: string) =>
    (await (await cache.match(toAbsoluteServerUrl(path), { ignoreVary: true }))?.json()) as T
  if (reader === 'comic') {
    const pages = await read<{ number: number; mediaType: string }[]>(getGetBookPagesUrl(bookId))
    const images = pages.map(
      ({ number, mediaType }) => new URL(getDisplayablePageImageUrl(bookId, number, mediaType), location.origin).href,
    )
    const texts = media.mediaProfile === 'PDF' ? pages.map(({ number }) => getGetBookPageRawUrl(bookId, number)) : []
    return [...images, ...texts.map(toAbsoluteServerUrl)].map(address => ({ address, mayBeMissing: false }))
  }
  const { readingOrder, resources } = await read<Manifest>(getGetBookManifestUrl(bookId))
  const chapters = new Set(listEpubManifestResourceUrls(readingOrder, bookId))
  if (chapters.size === 0) return []
  return listEpubManifestResourceUrls([...readingOrder, ...resources], bookId).map(address => ({
    address,
    mayBeMissing: !chapters.has(address),
  }))
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
export async function assertCurrentUser(userId: string): Promise<void> {
  const cachedUserId = await readCachedUserId(caches, clientBasePath, location.origin)
  if (cachedUserId !== undefined && cachedUserId !== userId)
    throw new ServerError({ operation: 'getBookPage', status: 401 })
}
