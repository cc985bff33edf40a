import { fileFingerprint, isSameFile } from '../../../api/records/bookReaderKind'
import { pageImageUrl } from '../../../api/urls/pages'
import type { Book } from '../../../generated/model.schemas'
import { positionFreshness } from '../../progress/positionFreshness'
import { PageCache } from '../images/pageCache'
import { type Comic, fetchBook, loadComic } from './comicBook'
import { startPage } from './startPage'

/** A comic on its way: what was asked of the server, and the images that came. */
export interface PrefetchedComic {
  readonly bookId: string
  readonly cache: PageCache
  /** Book, pages and direction; asked anew after a failure. */
  readonly load: () => Promise<Comic>
}

/**
 * Begins to open a comic: the first image is asked for as soon as its number is known.
 * @param wanted  the page that the address asks for
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
  /** A comic that was asked for a while ago, with the place one has reached by now. */
  readonly renew: (comic: Comic) => Promise<Comic>
}

/** The books whose pages this window may hold, as they were opened first. */
const firstFiles = new Map<string, Book>()

/** Undefined for the file that was opened first: its pages are asked for by their plain address. */
function editionOf(book: Book): string | undefined {
  const first = firstFiles.get(book.id)
  if (first === undefined) firstFiles.set(book.id, book)
  return first === undefined || isSameFile(first, book) ? undefined : fileFingerprint(book)
}

let ahead: PrefetchedComic | undefined

/** Begins before the reader is there, so that the server is asked meanwhile. */
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

/** Begins with the program itself, unless a reader was drawn sooner and asks already. */
export function prefetchAtStartup(bookId: string, wanted: number | undefined): void {
  if (!isReading) void prefetchComic(bookId, wanted)
}

/** Whether a reader has opened a book in this window. */
let isReading = false

/**
 * Makes a book ready that will probably be opened next: its pages are known and its first ones are there, decoded.
 * @returns lets go of it, unless its reader has it by then
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

/** The next reader takes what was begun within this time, in milliseconds. */
const grace = 3_000

/**
 * For a reader: the opening that was begun ahead when it is of this book; else a new one.
 * @param anew  whatever was begun
 */
export function takePrefetchedComic(bookId: string, wanted: number | undefined, anew = false): PrefetchedComic {
  isReading = true
  return !anew && ahead?.bookId === bookId ? ahead : openComic(bookId, wanted)
}

/** The reader has its opening: what was begun ahead is not used again. A drawing that is thrown away must not take it along. */
export function endPrefetch(used?: PrefetchedComic): void {
  if (ahead && ahead !== used) ahead.cache.clear()
  ahead = undefined
}
