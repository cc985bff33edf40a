import type { Book } from '../../generated/model.schemas'
import { isSameBookFile } from '../records/bookFileFingerprint'
import { isFingerprintOfBookFile } from '../records/isFingerprintOfBookFile'
import { readBookFileOfRequest } from './bookFileOfRequest'
import { findBookIdInApiPath, type ProgressWriteTarget, toFullPageImagePath } from './chooseCachingStrategy'
import { OUTDATED_DOWNLOAD_MARKER_URL } from './createOfflineCacheNames'
import { isStorableRecordResponse } from './isStorableRecordResponse'
import type { OfflineAccountCache } from './offlineAccountCache'
import { ignoreVaryOption, markAsCacheFirst, respondFromNetworkOrCache } from './respondFromNetworkOrCache'
import { addServiceWorkerBaseUrl, type ServiceWorkerEnvironment } from './serviceWorkerEnvironment'

const POSITION_TIMEOUT_MS = 30_000

/**
 * Reads and updates the caches of the downloaded books. The service worker uses this class. The code in
 * `src/api/offline/downloads` fills the caches.
 */
export class DownloadedBookCaches {
  private readonly context: ServiceWorkerEnvironment
  private readonly account: OfflineAccountCache
  private readonly refetches = new Map<string, Promise<void>>()

  constructor(context: ServiceWorkerEnvironment, account: OfflineAccountCache) {
    this.context = context
    this.account = account
  }

  /**
   * Responds to a request for a page image or a file of a book.
   * - If the request names a book file that is not the downloaded book file, the response comes from the server.
   * - If the request names no book file and the download is outdated, the response comes from the server, or from the
   *   cache if the server does not respond.
   * - Otherwise, the response comes from the cache. If the cache does not contain it, the response comes from the
   *   server. Exception: if the download is outdated, the response is a network error, because the server has only the
   *   new book file.
   */
  async file(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.context.fetch(request)
    const { url, fingerprint } = readBookFileOfRequest(request)
    const readCached = () => cache.match(url, ignoreVaryOption)
    if (fingerprint === undefined) {
      if (await cache.match(OUTDATED_DOWNLOAD_MARKER_URL)) return this.serverFirst(request, readCached)
    } else if (!(await this.isDownloadedFile(cache, path, fingerprint))) return this.context.fetch(request)
    const cached = await readCached()
    if (!cached?.ok && (await cache.match(OUTDATED_DOWNLOAD_MARKER_URL)))
      return cached ? markAsCacheFirst(cached) : Response.error()
    // If the cache contains no response or a response with status 404, sends the request to the server, because the
    // server may have the file now. If the server does not respond, uses the cached response with status 404.
    return cached?.ok ? markAsCacheFirst(cached) : this.serverFirst(request, readCached)
  }

  /**
   * Responds with the page thumbnail of the server. If the server does not respond, responds with the cached page
   * image.
   */
  async thumbnail(request: Request, path: string): Promise<Response> {
    const cache = await this.cacheOf(path)
    if (!cache) return this.context.fetch(request)
    const page = addServiceWorkerBaseUrl(this.context, toFullPageImagePath(path))
    return this.serverFirst(request, () => cache.match(page, { ...ignoreVaryOption, ignoreSearch: true }))
  }

  /**
   * Returns the metadata from the server. If the server does not respond, returns the cached metadata.
   * @param waitUntil called with the promise of the cache update if the response does not wait for this update
   */
  record(request: Request, path: string, waitUntil: (work: Promise<void>) => void): Promise<Response> {
    const { caches } = this.context
    const cacheNames = this.cacheNamesOf(path).catch(() => [])
    const findCached = async () => {
      const options = { ...ignoreVaryOption, ignoreSearch: path.endsWith('/thumbnail') }
      const matches = (await cacheNames).map(async cacheName => ({
        cacheName,
        response: await caches.match(request, { ...options, cacheName }),
      }))
      return (await Promise.all(matches)).find(({ response }) => response)
    }
    const update = async (response: Response) => {
      const cached = await findCached()
      // If the user has removed the download meanwhile, `open` would create the cache again.
      if (cached && (await caches.has(cached.cacheName)))
        await this.update(await caches.open(cached.cacheName), request, path, response)
    }
    // With many downloads, the search for the metadata of a series takes a long time. The request therefore starts
    // before the search, and its response does not wait for the search. The response for a book must wait, because the
    // update may mark the download as outdated. Otherwise, the worker could respond with cached parts of the old file
    // to later requests that name no file.
    const isBook = findBookIdInApiPath(path) !== undefined
    return this.serverFirst(
      request,
      async () => (await findCached())?.response,
      isBook ? update : async response => waitUntil(update(response).catch(() => {})),
    )
  }

  /**
   * Updates the cached reading position of a downloaded book, or of all downloaded books of a series, after a delay.
   * Further calls for the same book or series during the delay do not cause further requests.
   * @param response response to the write. The delay starts when the response arrives, because the server may need a
   *   long time to mark the books of a large series. If undefined, the delay starts now.
   */
  async refetchPositions(target: ProgressWriteTarget, response?: Promise<Response>): Promise<void> {
    await response?.catch(() => {})
    const key = JSON.stringify(target)
    const refetch = this.refetches.get(key) ?? this.refetchLater(key, target).catch(() => {})
    this.refetches.set(key, refetch)
    return refetch
  }

  private async refetchLater(key: string, { bookId, seriesId }: ProgressWriteTarget): Promise<void> {
    await new Promise(resolve => setTimeout(resolve, this.context.positionRefreshDelayMs))
    this.refetches.delete(key)
    if (bookId !== undefined) await this.refetchPosition(bookId)
    if (seriesId !== undefined)
      for (const id of await this.findDownloadedBooksOfSeries(seriesId)) await this.refetchPosition(id).catch(() => {})
  }

  private async findDownloadedBooksOfSeries(seriesId: string): Promise<string[]> {
    const { caches, names } = this.context
    const userId = await this.account.userId()
    if (!userId) return []
    const prefix = names.bookPrefix(userId)
    const bookIds = (await caches.keys()).flatMap(name => (name.startsWith(prefix) ? name.slice(prefix.length) : []))
    const records = bookIds.map(async bookId => {
      const url = addServiceWorkerBaseUrl(this.context, `/api/v1/books/${bookId}`)
      const cached = await caches.match(url, { ...ignoreVaryOption, cacheName: names.book(userId, bookId) })
      return ((await cached?.json()) as Book | undefined)?.seriesId === seriesId ? bookId : []
    })
    return (await Promise.all(records)).flat()
  }

  private async refetchPosition(bookId: string): Promise<void> {
    for (const path of [`/api/v1/books/${bookId}`, `/api/v1/books/${bookId}/progression`]) {
      const cache = await this.cacheOf(path)
      const address = addServiceWorkerBaseUrl(this.context, path)
      if (!(await cache?.match(address, ignoreVaryOption))) continue
      const headers = { 'X-Requested-With': 'XMLHttpRequest' }
      const { signOutCount } = this.account
      const response = await this.context.fetch(address, {
        cache: 'no-store',
        credentials: 'include',
        headers,
        signal: AbortSignal.timeout(POSITION_TIMEOUT_MS),
      })
      if (cache && response.ok && signOutCount === this.account.signOutCount)
        await this.update(cache, address, path, response)
    }
  }

  /**
   * Replaces cached metadata with a new response. If the book file on the server has changed, marks the download as
   * outdated and does not replace the cached metadata. Does nothing if the download is already outdated, or if the
   * response does not contain a valid record.
   */
  private async update(cache: Cache, request: Request | string, path: string, response: Response): Promise<void> {
    if (!(await isStorableRecordResponse(path, response)) || (await cache.match(OUTDATED_DOWNLOAD_MARKER_URL))) return
    const before = await cache.match(request, ignoreVaryOption)
    const isBook = path === `/api/v1/books/${findBookIdInApiPath(path)}`
    if (isBook && before && !isSameBookFile((await before.json()) as Book, (await response.clone().json()) as Book))
      return cache.put(OUTDATED_DOWNLOAD_MARKER_URL, new Response(''))
    // Cached page lists and manifests are not replaced, because they must match the downloaded file.
    if (isBook || /\/(progression|next|previous)$|\/series\/[^/]+$/.test(path)) await cache.put(request, response)
  }

  private async isDownloadedFile(cache: Cache, path: string, fingerprint: string): Promise<boolean> {
    const url = addServiceWorkerBaseUrl(this.context, `/api/v1/books/${findBookIdInApiPath(path)}`)
    const record = await cache.match(url, ignoreVaryOption)
    return record !== undefined && isFingerprintOfBookFile(fingerprint, (await record.json()) as Book)
  }

  private serverFirst(
    request: Request,
    readCached: () => Promise<Response | undefined>,
    onResponse?: (response: Response) => Promise<void>,
  ): Promise<Response> {
    const { fetch, serverTimeoutMs } = this.context
    return respondFromNetworkOrCache(fetch(request), { readCached, timeoutMs: serverTimeoutMs, onResponse })
  }

  /** Opens the cache of the book to which an API path belongs. Returns undefined if the book is not downloaded. */
  private async cacheOf(path: string): Promise<Cache | undefined> {
    const { caches, names } = this.context
    const bookId = findBookIdInApiPath(path)
    const userId = bookId && (await this.account.userId())
    const name = userId && names.book(userId, bookId)
    if (!name) return undefined
    return caches.has(name).then(
      isDownloaded => (isDownloaded ? caches.open(name) : undefined),
      () => undefined,
    )
  }

  /**
   * Returns the names of the caches that may contain the metadata at an API path. The metadata of a series may be in the
   * cache of any book.
   */
  private async cacheNamesOf(path: string): Promise<string[]> {
    const { caches, names } = this.context
    const userId = await this.account.userId()
    if (!userId) return []
    const bookId = findBookIdInApiPath(path)
    if (bookId) return [names.book(userId, bookId)]
    return (await caches.keys()).filter(name => name.startsWith(names.bookPrefix(userId)))
  }
}
