import { bookFileFingerprint, isSameBookFile } from '../../../api/records/bookReaderKind'
import { displayablePageImageUrl, SVG_MEDIA_TYPE } from '../../../api/urls/bookPageUrls'
import type { Book } from '../../../generated/model.schemas'
import { PREFETCHED_POSITION_MAX_AGE_MS } from '../../progress/prefetchedPositionMaxAge'
import { PageImageCache } from '../images/pageImageCache'
import { fetchComicBook, type LoadedComic, loadComic } from './loadComic'
import { resolveComicStartPage } from './resolveComicStartPage'

/** Comic that is loading: its request and its images. */
export interface PrefetchedComic {
  readonly bookId: string
  readonly cache: PageImageCache
  /** Loads book, pages and direction. Sends new requests after a failure. */
  readonly load: () => Promise<LoadedComic>
}

/**
 * Starts to open a comic. Requests the first image as soon as its number is known.
 * @param requestedPage  page requested by the URL
 */
export function startLoadingComic(bookId: string, requestedPage: number | undefined): PrefetchedComic & RenewableComic {
  let types: ReadonlyMap<number, string | undefined> = new Map()
  let version: string | undefined
  const cache = new PageImageCache({
    urlOf: page => displayablePageImageUrl(bookId, page, types.get(page), version),
    copyOf: page => (types.get(page) === SVG_MEDIA_TYPE ? () => loadDrawing(page) : undefined),
  })
  const loadDrawing = async (page: number) => {
    const { fetchInspectedDrawing } = await import('../images/fetchInspectedDrawing')
    return fetchInspectedDrawing(bookId, page, version ? 'no-cache' : 'default')
  }
  if (requestedPage !== undefined) cache.requestPages([requestedPage])
  const onBook = (book: Book) => {
    version = pageVersionOf(book)
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
  /** Updates a prefetched comic with the current progress. Loads it again when its file was replaced. */
  readonly renew: (comic: LoadedComic) => Promise<LoadedComic>
}

/**
 * Book records by id, from the first time that each book was opened in this window. The browser may have cached the
 * pages of their files.
 */
const firstOpenedBooks = new Map<string, Book>()

/** Returns the version parameter of the page URLs; undefined for the file that was opened first. */
function pageVersionOf(book: Book): string | undefined {
  const first = firstOpenedBooks.get(book.id)
  if (first === undefined) firstOpenedBooks.set(book.id, book)
  return first === undefined || isSameBookFile(first, book) ? undefined : bookFileFingerprint(book)
}

let prefetched: PrefetchedComic | undefined

/**
 * Starts to load a comic before the reader is rendered.
 * @param requestedPage  page requested by the URL
 * @returns the loaded comic
 */
export function prefetchComic(bookId: string, requestedPage: number | undefined): Promise<LoadedComic> {
  const { renew, ...opening } = startLoadingComic(bookId, requestedPage)
  const initialLoad = opening.load()
  let unusedLoad: Promise<LoadedComic> | undefined = initialLoad
  let loadedAtMs = Number.POSITIVE_INFINITY
  const setLoadedAt = () => {
    loadedAtMs = Date.now()
  }
  initialLoad.then(setLoadedAt, () => {})
  const load = () => {
    const first = unusedLoad
    unusedLoad = undefined
    if (!first) return opening.load()
    return first
      .then(comic => (Date.now() - loadedAtMs > PREFETCHED_POSITION_MAX_AGE_MS ? renew(comic) : comic))
      .catch(() => opening.load())
  }
  prefetched = { ...opening, load }
  return initialLoad
}

/** Prefetches a comic at program start, unless a reader has already opened a book. */
export function prefetchComicAtStartup(bookId: string, requestedPage: number | undefined): void {
  if (!hasReaderOpened) void prefetchComic(bookId, requestedPage)
}

/** Whether a reader has opened a book in this window. */
let hasReaderOpened = false

/**
 * Prefetches the comic that will probably be opened next, and decodes its first pages.
 * @returns function that releases the prefetch after a delay, unless a reader has taken it
 */
export function prefetchNextComic(bookId: string): () => void {
  if (prefetched?.bookId !== bookId) {
    prefetched?.cache.clear()
    void requestFirstPages(prefetchComic(bookId, undefined))
  }
  const ownPrefetch = prefetched
  return () => void setTimeout(() => ownPrefetch && prefetched === ownPrefetch && endComicPrefetch(), RELEASE_DELAY_MS)
}

async function requestFirstPages(loading: Promise<LoadedComic>): Promise<void> {
  const ownPrefetch = prefetched
  const comic = await loading.catch(() => undefined)
  if (!comic || prefetched !== ownPrefetch) return
  const first = resolveComicStartPage(comic.book, undefined)
  ownPrefetch?.cache.requestPages([first, first + 1, first + 2].filter(page => page <= comic.pages.length))
}

/** Time after which a prefetch is released if no reader has taken it, in milliseconds. */
const RELEASE_DELAY_MS = 3_000

/**
 * Returns the prefetched comic of this book, or starts to open the book.
 * @param ignoresPrefetch  opens the book even if it is prefetched
 */
export function takePrefetchedComic(
  bookId: string,
  requestedPage: number | undefined,
  ignoresPrefetch = false,
): PrefetchedComic {
  hasReaderOpened = true
  return !ignoresPrefetch && prefetched?.bookId === bookId ? prefetched : startLoadingComic(bookId, requestedPage)
}

/**
 * Ends the prefetch after a reader has mounted, and releases other prefetched images. Call it in an effect, because a
 * discarded render must not consume the prefetch.
 * @param taken  prefetch that the reader uses
 */
export function endComicPrefetch(taken?: PrefetchedComic): void {
  if (prefetched && prefetched !== taken) prefetched.cache.clear()
  prefetched = undefined
}
