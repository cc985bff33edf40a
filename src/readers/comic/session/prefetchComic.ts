import { isBookInDownloads } from '../../../api/offline/isBookInDownloads'
import { getBookFileFingerprint, isSameBookFile } from '../../../api/records/bookFileFingerprint'
import { getDisplayablePageImageUrl, SVG_MEDIA_TYPE } from '../../../api/urls/bookPageImageUrls'
import type { Book } from '../../../generated/model.schemas'
import { hasPendingProgressInBook } from '../../../preferences/pendingProgress'
import { PREFETCHED_POSITION_MAX_AGE_MS } from '../../progress/prefetchedPositionMaxAge'
import { PageImageCache } from '../images/pageImageCache'
import { fetchComicBook, fetchPageImageFailureReason, type LoadedComic, loadComic } from './loadComic'
import { resolveComicStartPage } from './resolveComicStartPage'

/** Comic that can be loaded before the reader is rendered. `cache` loads its page images. */
export interface PrefetchedComic {
  readonly bookId: string
  readonly cache: PageImageCache
  /** Returns the loaded comic. If loading has failed, the next call sends new requests. */
  readonly load: () => Promise<LoadedComic>
}

/**
 * Prepares the loading of a comic. The function `load` of the result requests the data of the comic from the server.
 * The image of `requestedPage` is requested before `load` is called. If `requestedPage` is undefined, `load` requests
 * the image of the start page as soon as the reading progress of the comic is known.
 * @param requestedPage  page in the URL
 */
export function startLoadingComic(bookId: string, requestedPage: number | undefined): PrefetchedComic & RenewableComic {
  let types: ReadonlyMap<number, string | undefined> = new Map()
  let fingerprint: string | undefined
  const cache = new PageImageCache({
    urlOf: page => getDisplayablePageImageUrl(bookId, page, types.get(page), fingerprint),
    copyOf: page => (types.get(page) === SVG_MEDIA_TYPE ? () => loadDrawing(page) : undefined),
    reasonOf: page => fetchPageImageFailureReason(bookId, page, fingerprint),
  })
  const loadDrawing = async (page: number) => {
    const { fetchSanitizedSvgPage } = await import('../images/fetchSanitizedSvgPage')
    return fetchSanitizedSvgPage(bookId, page, fingerprint)
  }
  const known = firstOpenedBooks.get(bookId)
  if (requestedPage !== undefined)
    cache.requestPages([known ? resolveComicStartPage(known, requestedPage) : requestedPage])
  const onBook = (book: Book) => {
    fingerprint = getFingerprintForPageUrls(book)
    const start = resolveComicStartPage(book, requestedPage)
    if (!cache.get(start)) cache.requestPages([start])
  }
  const load = async () => {
    const loaded = await loadComic(bookId, onBook)
    types = new Map(loaded.pages.map(page => [page.number, page.mediaType]))
    return loaded
  }
  const renew = async (comic: LoadedComic) => {
    const book = await fetchComicBook(bookId, onBook)
    if (isSameBookFile(book, comic.book)) return { ...comic, book }
    cache.clear()
    return load()
  }
  return { bookId, cache, load, renew }
}

interface RenewableComic {
  /**
   * Updates the reading progress of a prefetched comic from the server. If the server has replaced the file of the book
   * in the meantime, loads the whole comic again.
   */
  readonly renew: (comic: LoadedComic) => Promise<LoadedComic>
}

/**
 * Maps each book id to the data of the book when this window first opened the book. The server may have replaced the
 * book file since then, while the browser cache still contains pages of the earlier file.
 */
const firstOpenedBooks = new Map<string, Book>()

/**
 * Returns the fingerprint of a book file if pages of another file of this book can be in the storage of the device.
 * This is possible if the book is downloaded, or if the server has replaced the file since the book was first opened in
 * this window. With this fingerprint in the page URLs, neither the browser nor the service worker responds with pages
 * of another file.
 */
function getFingerprintForPageUrls(book: Book): string | undefined {
  const first = firstOpenedBooks.get(book.id)
  if (first === undefined) firstOpenedBooks.set(book.id, book)
  const isStored = isBookInDownloads(book.id) || (first && !isSameBookFile(first, book))
  return isStored ? getBookFileFingerprint(book) : undefined
}

let prefetched: PrefetchedComic | undefined

/**
 * Starts to load a comic before the reader is rendered.
 * @param requestedPage  page in the URL
 * @returns promise that resolves with the comic when the loading has ended
 */
export function prefetchComic(bookId: string, requestedPage: number | undefined): Promise<LoadedComic> {
  const { renew, ...opening } = startLoadingComic(bookId, requestedPage)
  const initialLoad = opening.load()
  let loadedAtMs = Number.POSITIVE_INFINITY
  initialLoad.then(
    () => {
      loadedAtMs = Date.now()
    },
    () => {},
  )
  let load = () => {
    load = opening.load
    return initialLoad
      .then(comic => (Date.now() - loadedAtMs > PREFETCHED_POSITION_MAX_AGE_MS ? renew(comic) : comic))
      .catch(opening.load)
  }
  prefetched = { ...opening, load: () => load() }
  return initialLoad
}

/**
 * Prefetches a comic when the app starts. Does nothing if the comic reader has already been opened in this window. Does
 * nothing if this device has progress of the comic that was not yet sent: the prefetch would record the progress on the
 * server as known, and the unsent progress would then replace newer progress of another device.
 */
export function prefetchComicAtStartup(bookId: string, requestedPage: number | undefined): void {
  if (!hasReaderOpened && !hasPendingProgressInBook(bookId)) void prefetchComic(bookId, requestedPage)
}

let hasReaderOpened = false

/**
 * Prefetches a comic and decodes its first page images. Does nothing if this device has progress of the comic that was
 * not yet sent (see {@link prefetchComicAtStartup}).
 * @returns function that waits for a delay and then releases the images, unless a reader has opened the comic
 */
export function prefetchNextComic(bookId: string): (() => void) | undefined {
  if (hasPendingProgressInBook(bookId)) return
  if (prefetched?.bookId !== bookId) {
    prefetched?.cache.clear()
    void requestFirstPages(prefetchComic(bookId, undefined))
  }
  const ownPrefetch = prefetched
  return () => void setTimeout(() => prefetched === ownPrefetch && releaseComicPrefetch(), RELEASE_DELAY_MS)
}

async function requestFirstPages(loading: Promise<LoadedComic>): Promise<void> {
  const ownPrefetch = prefetched
  const comic = await loading.catch(() => undefined)
  if (!comic || prefetched !== ownPrefetch) return
  const first = resolveComicStartPage(comic.book, undefined)
  ownPrefetch?.cache.requestPages([first, first + 1, first + 2].filter(page => page <= comic.pages.length))
}

const RELEASE_DELAY_MS = 3_000

/**
 * Returns the prefetched comic if it has the given book id. Otherwise, returns a comic that is not loaded yet. Its
 * function `load` requests the data.
 * @param ignoresPrefetch true to load the comic again even if it is prefetched
 */
export function takePrefetchedComicOrStartLoading(
  bookId: string,
  requestedPage: number | undefined,
  ignoresPrefetch = false,
): PrefetchedComic {
  hasReaderOpened = true
  return !ignoresPrefetch && prefetched?.bookId === bookId ? prefetched : startLoadingComic(bookId, requestedPage)
}

/**
 * Discards the prefetched comic and releases its images. If a reader now uses the prefetched comic (`taken`), does not
 * release the images. Call this function in an effect and not during rendering, because React may discard a render.
 * @param taken comic that a reader now uses
 */
export function releaseComicPrefetch(taken?: PrefetchedComic): void {
  if (prefetched && prefetched !== taken) prefetched.cache.clear()
  prefetched = undefined
}
