import type { Book } from '../../generated/model.schemas'
import { type Comic, fileOf, loadComic, pageImageUrl } from './comic'
import { PageCache } from './pageCache'
import { startPage } from './startPage'

/** A comic on its way: what was asked of the server, and the images that came. */
export interface Opening {
  readonly bookId: string
  readonly cache: PageCache
  /** Book, pages and direction; asked anew after a failure. */
  readonly load: () => Promise<Comic>
}

/**
 * Begins to open a comic: the first image is asked for as soon as its number is known.
 * @param wanted  the page that the address asks for
 */
export function openComic(bookId: string, wanted: number | undefined): Opening {
  let types: ReadonlyMap<number, string | undefined> = new Map()
  let edition: string | undefined
  const cache = new PageCache({ urlOf: page => pageImageUrl(bookId, page, types.get(page), edition) })
  if (wanted !== undefined) cache.want([wanted])
  const load = async () => {
    const loaded = await loadComic(bookId, (book: Book) => {
      edition = editionOf(book)
      cache.want([startPage(book, wanted)])
    })
    types = new Map(loaded.pages.map(page => [page.number, page.mediaType]))
    return loaded
  }
  return { bookId, cache, load }
}

/** The files whose pages this window may hold, by book. */
const firstFiles = new Map<string, string>()

/** Undefined for the file that was opened first: its pages are asked for by their plain address. */
function editionOf(book: Book): string | undefined {
  const file = fileOf(book)
  const first = firstFiles.get(book.id)
  if (first === undefined) firstFiles.set(book.id, file)
  return first === undefined || first === file ? undefined : file
}

let ahead: Opening | undefined

/** Begins before the reader is there, so that the server is asked meanwhile. */
export function openAhead(bookId: string, wanted: number | undefined): Promise<Comic> {
  const opening = openComic(bookId, wanted)
  const begun = opening.load()
  let asked: Promise<Comic> | undefined = begun
  begun.catch(() => {})
  const load = () => {
    const first = asked
    asked = undefined
    return first?.catch(() => opening.load()) ?? opening.load()
  }
  ahead = { ...opening, load }
  return begun
}

/** Begins with the program itself, unless a reader was drawn sooner and asks already. */
export function openAtStart(bookId: string, wanted: number | undefined): void {
  if (!isReading) void openAhead(bookId, wanted)
}

/** Whether a reader has opened a book in this window. */
let isReading = false

/**
 * Makes a book ready that will probably be opened next: its pages are known and its first ones are there, decoded.
 * @returns lets go of it, unless its reader has it by then
 */
export function openNextAhead(bookId: string): () => void {
  if (ahead?.bookId !== bookId) {
    ahead?.cache.clear()
    void wantFirstPages(openAhead(bookId, undefined))
  }
  const mine = ahead
  return () => void setTimeout(() => mine && ahead === mine && endAhead(), grace)
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
export function openingOf(bookId: string, wanted: number | undefined, anew = false): Opening {
  isReading = true
  return !anew && ahead?.bookId === bookId ? ahead : openComic(bookId, wanted)
}

/** The reader has its opening: what was begun ahead is not used again. A drawing that is thrown away must not take it along. */
export function endAhead(used?: Opening): void {
  if (ahead && ahead !== used) ahead.cache.clear()
  ahead = undefined
}
