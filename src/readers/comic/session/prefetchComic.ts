import { fileFingerprint, isSameFile } from '../../../api/records/bookReaderKind'
import { pageImageUrl } from '../../../api/urls/pages'
import type { Book } from '../../../generated/model.schemas'
import { positionFreshness } from '../../progress/positionFreshness'
import { PageCache } from '../images/pageCache'
import { type Comic, fetchBook, loadComic } from './comicBook'
import { startPage } from './startPage'

/** Comic that is loading: its requests and its images. */
export interface PrefetchedComic {
  readonly bookId: string
  readonly cache: PageCache
  /** Loads book, pages and direction. Sends new requests after a failure. */
  readonly load: () => Promise<Comic>
}

/**
 * Starts to open a comic. Requests the first image as soon as its number is known.
 * @param wanted  page requested by the URL
 */
export function openComic(bookId: string, wanted: number | undefined): PrefetchedComic & Renewing {
  let types: ReadonlyMap<number, string | undefined> = new Map()
  let edition: string | undefined
  const cache = new PageCache({ urlOf: page => pageImageUrl(bookId, page, types.get(page), edition) })
  if (wanted !== undefined) cache.want([wanted])
  const onBook = (book: Book) => {
    edition = editionOf(book)
    const start = startPage(book, wanted)
    if (!cache.get(start)) cache.want([start])
  }
  const load = async () => {
    const loaded = await loadComic(bookId, onBook)
    types = new Map(loaded.pages.map(page => [page.number, page.mediaType]))
    return loaded
  }
  const renew = async (comic: Comic) => {
    const book = await fetchBook(bookId, onBook)
    if (isSameFile(book, comic.book)) return { ...comic, book }
    cache.clear()
    return load()
  }
  return { bookId, cache, load, renew }
}

interface Renewing {
  /** Updates a prefetched comic with the current progress. Loads it again when its file was replaced. */
  readonly renew: (comic: Comic) => Promise<Comic>
}

/** Books as first opened in this window; the browser may have cached their pages. */
const firstFiles = new Map<string, Book>()

/** Version parameter of the page URLs; undefined for the file that was opened first. */
function editionOf(book: Book): string | undefined {
  const first = firstFiles.get(book.id)
  if (first === undefined) firstFiles.set(book.id, book)
  return first === undefined || isSameFile(first, book) ? undefined : fileFingerprint(book)
}

let ahead: PrefetchedComic | undefined

/**
 * Starts to load a comic before the reader is rendered.
 * @param wanted  page requested by the URL
 * @returns the loaded comic
 */
export function prefetchComic(bookId: string, wanted: number | undefined): Promise<Comic> {
  const { renew, ...opening } = openComic(bookId, wanted)
  const begun = opening.load()
  let asked: Promise<Comic> | undefined = begun
  let knownAt = Number.POSITIVE_INFINITY
  const known = () => {
    knownAt = Date.now()
  }
  begun.then(known, () => {})
  const load = () => {
    const first = asked
    asked = undefined
    if (!first) return opening.load()
    return first
      .then(comic => (Date.now() - knownAt > positionFreshness ? renew(comic) : comic))
      .catch(() => opening.load())
  }
  ahead = { ...opening, load }
  return begun
}

/** Starts the prefetch at program start, unless a reader already opened a book. */
export function prefetchAtStartup(bookId: string, wanted: number | undefined): void {
  if (!isReading) void prefetchComic(bookId, wanted)
}

/** Whether a reader has opened a book in this window. */
let isReading = false

/**
 * Prefetches the book that will probably be opened next, with its first pages decoded.
 * @returns releases the prefetch after a delay, unless its reader has taken it
 */
export function prefetchNextComic(bookId: string): () => void {
  if (ahead?.bookId !== bookId) {
    ahead?.cache.clear()
    void wantFirstPages(prefetchComic(bookId, undefined))
  }
  const mine = ahead
  return () => void setTimeout(() => mine && ahead === mine && endPrefetch(), grace)
}

async function wantFirstPages(loading: Promise<Comic>): Promise<void> {
  const mine = ahead
  const comic = await loading.catch(() => undefined)
  if (!comic || ahead !== mine) return
  const first = startPage(comic.book, undefined)
  mine?.cache.want([first, first + 1, first + 2].filter(page => page <= comic.pages.length))
}

/** Time for the next reader to take the prefetch, in milliseconds. */
const grace = 3_000

/**
 * Returns the prefetched comic if it is of this book, else starts to open the book.
 * @param anew  ignores any prefetch
 */
export function takePrefetchedComic(bookId: string, wanted: number | undefined, anew = false): PrefetchedComic {
  isReading = true
  return !anew && ahead?.bookId === bookId ? ahead : openComic(bookId, wanted)
}

/**
 * Ends the prefetch after a reader has mounted. Other prefetched images are released. Called in an effect, because a
 * discarded render must not consume the prefetch.
 */
export function endPrefetch(used?: PrefetchedComic): void {
  if (ahead && ahead !== used) ahead.cache.clear()
  ahead = undefined
}
