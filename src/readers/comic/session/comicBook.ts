import { afterWrite } from '../../../api/cache/changes'
import { errorText } from '../../../api/errorText'
import { readerKind } from '../../../api/records/bookReaderKind'
import { ServerError } from '../../../api/ServerError'
import { getBook, getBookPage, getBookPages, updateBookReadProgress } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { getSeries } from '../../../generated/series/series'
import { translate } from '../../../language/language'
import type { OpenedBook, Position, SaveInput } from '../../../machines/readerTypes'
import type { PendingProgress } from '../../../preferences/pendingProgress'
import type { ReadingMode } from '../../input/tapZones'
import { recordServerProgress, sendOrQueueProgress } from '../../progress/progressQueue'
import { within } from '../../session/within'
import type { Page } from '../pages/spreads'
import { startPage } from './startPage'

/** A comic that lies open. */
export interface Comic {
  readonly book: Book
  readonly pages: readonly Page[]
  /** How the series wants to be read, when it says so. */
  readonly direction?: ReadingMode
  /** The same, also when it arrives after the comic was opened. */
  readonly lateDirection: Promise<ReadingMode | undefined>
}

/** A place in a comic: its page, from 1, and which half of it where wide pages are split. */
export interface ComicPosition extends Position {
  readonly page: number
  readonly half?: Page['half']
  /**
   * The page that one went to, or the first of those that one turned to: of two side by side the later one is the place, but
   * whatever is laid out anew shows this one, and laid out as before again shows the same pair.
   */
  readonly first?: number
  /** Of a strip: what is at the top of the view. */
  readonly point?: StripAnchor
}

/** A point of a strip: a page, and how far down in it, 0 to 1. */
export interface StripAnchor {
  readonly page: number
  readonly fraction: number
}

/** The place of a page, or of half of one. @param first  the first page that is shown with it */
export const atPage = (page: number, half?: Page['half'], first = page): ComicPosition => ({
  at: String(page),
  page,
  half,
  first,
})

/** The page of a position that came back from the machine, which knows no pages. */
export const pageOf = (position: Position): number => Number(position.at) || 1

/** The page to show when the position is shown. */
export const firstPageOf = (position: Position): number =>
  (position as Partial<ComicPosition>).first ?? pageOf(position)

/** The half of the page, when one was in sight. */
export const pageHalfOf = (position: Position): Page['half'] => (position as Partial<ComicPosition>).half

/** The point of a strip at which one was, when it was told. */
export const stripAnchorOf = (position: Position): StripAnchor | undefined => (position as Partial<ComicPosition>).point

/** Thrown when a book is no comic. */
export class NotAComicError extends Error {}

/** The first page waits this long for its series, which may say how it is read. */
const SERIES_WAIT_MS = 1_500

/**
 * Book and pages are asked together; only the series has to wait for the book.
 * @param onBook  hears of the book before the rest is there
 * @throws ServerError also for a book without pages
 */
export async function loadComic(bookId: string, onBook: (book: Book) => void): Promise<Comic> {
  const pages = getBookPages(bookId)
  pages.catch(() => {})
  const book = await fetchBook(bookId, onBook)
  const lateDirection = getSeries(book.seriesId).then(
    series => series.metadata?.readingDirection || undefined,
    () => undefined,
  )
  const [direction, list] = await Promise.all([within(SERIES_WAIT_MS, lateDirection), pages])
  if (list.length === 0) throw new ServerError({ operation: 'getBookPages', status: 200 })
  return { book, pages: list, ...(direction && { direction }), lateDirection }
}

/** The book as the server has it now, with the place one stopped at. */
export async function fetchBook(bookId: string, onBook: (book: Book) => void): Promise<Book> {
  const book = await getBook(bookId)
  if (readerKind(book) === 'epub') throw new NotAComicError()
  recordServerProgress(bookId, book.readProgress?.readDate)
  onBook(book)
  return book
}

/**
 * The machine's view of an opened comic.
 * @param kept  the place that this device read and the server has yet to hear of
 */
export function openingPosition(
  book: Book,
  wanted?: number,
  kept?: PendingProgress,
  rest?: Partial<ComicPosition>,
): OpenedBook {
  const untold = kept && 'page' in kept.write ? kept.write.page : undefined
  return { position: { ...atPage(startPage(book, wanted ?? untold)), ...rest }, progressKnown: true }
}

/** Writes the page one is at; the server completes the book on its last. */
export async function saveComicProgress(userId: string, { bookId, position, time }: SaveInput): Promise<void> {
  if (!position) return
  const write = { page: pageOf(position) }
  await sendOrQueueProgress({ bookId, userId, time, write }, async () => {
    await updateBookReadProgress(bookId, write, { keepalive: true, account: userId })
    void afterWrite('updateBookReadProgress', { bookId })
  })
}

/** Asks once more for a page that cannot be shown, to hear why. */
export async function openFailureReason(bookId: string, page: number): Promise<string> {
  try {
    await getBookPage(bookId, page)
    return translate('reader.page.unreadable')
  } catch (error) {
    return errorText(error)
  }
}
