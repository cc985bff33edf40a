import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { errorText } from '../../../api/errorText'
import { defaultReaderKind } from '../../../api/records/bookReaderKind'
import { ServerError } from '../../../api/ServerError'
import { getBook, getBookPage, getBookPages, updateBookReadProgress } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { getSeries } from '../../../generated/series/series'
import { translate } from '../../../language/interfaceLanguage'
import type { BookPosition, OpenBookResult, SaveProgressInput } from '../../../machines/readerMachineTypes'
import type { PendingProgress } from '../../../preferences/pendingProgress'
import type { ReadingMode } from '../../input/tapZones'
import { recordServerProgress, sendOrQueueProgress } from '../../progress/progressQueue'
import { awaitWithTimeout } from '../../session/awaitWithTimeout'
import type { ComicPage } from '../pages/createComicSpreads'
import { resolveComicStartPage } from './resolveComicStartPage'

/** Opened comic. */
export interface LoadedComic {
  readonly book: Book
  readonly pages: readonly ComicPage[]
  /** Reading direction from the series metadata, if set. */
  readonly direction?: ReadingMode
  /** Resolves to the reading direction, even if its request completes after the comic has opened. */
  readonly lateDirection: Promise<ReadingMode | undefined>
}

/** Position in a comic: page from 1, and its half when wide pages are split. */
export interface ComicPosition extends BookPosition {
  readonly page: number
  readonly half?: ComicPage['half']
  /**
   * Page to show for this position: the page that was navigated to, or the first page of the open spread. `page` is the
   * last page of the spread. If the layout changes and changes back, `first` opens the same spread again.
   */
  readonly first?: number
  /** Point of a webtoon at the top of the view. */
  readonly point?: WebtoonAnchor
}

/** Point in a webtoon: page number and fraction of the page's height, 0 to 1. */
export interface WebtoonAnchor {
  readonly page: number
  readonly fraction: number
}

/**
 * Creates the position of a page or half page.
 * @param first  first page shown together with it
 */
export const createComicPosition = (page: number, half?: ComicPage['half'], first = page): ComicPosition => ({
  at: String(page),
  page,
  half,
  first,
})

/** Returns the page number of a position. The reader machine stores positions as text. */
export const pageOfComicPosition = (position: BookPosition): number => Number(position.at) || 1

/** Returns the page to show for a position. */
export const firstShownPageOfComicPosition = (position: BookPosition): number =>
  (position as Partial<ComicPosition>).first ?? pageOfComicPosition(position)

/** Returns the visible half of the page, if any. */
export const pageHalfOfComicPosition = (position: BookPosition): ComicPage['half'] =>
  (position as Partial<ComicPosition>).half

/** Returns the point of a webtoon position, if any. */
export const webtoonAnchorOfComicPosition = (position: BookPosition): WebtoonAnchor | undefined =>
  (position as Partial<ComicPosition>).point

/** Thrown when a book is not a comic. */
export class NotAComicError extends Error {}

/** Longest time that opening a comic waits for its series, whose metadata may set the reading direction. */
const SERIES_WAIT_MS = 1_500

/**
 * Loads book, pages and reading direction. Requests book and pages in parallel, and the series after the book, because
 * the book contains the series id.
 * @param onBook  called with the book before pages and series have loaded
 * @throws NotAComicError for an EPUB; ServerError when a request fails or the book has no pages
 */
export async function loadComic(bookId: string, onBook: (book: Book) => void): Promise<LoadedComic> {
  const pages = getBookPages(bookId)
  pages.catch(() => {})
  const book = await fetchComicBook(bookId, onBook)
  const lateDirection = getSeries(book.seriesId).then(
    series => series.metadata?.readingDirection || undefined,
    () => undefined,
  )
  const [direction, list] = await Promise.all([awaitWithTimeout(SERIES_WAIT_MS, lateDirection), pages])
  if (list.length === 0) throw new ServerError({ operation: 'getBookPages', status: 200 })
  return { book, pages: list, ...(direction && { direction }), lateDirection }
}

/**
 * Fetches the book with its current progress.
 * @param onBook  called with the book
 * @throws NotAComicError for an EPUB
 */
export async function fetchComicBook(bookId: string, onBook: (book: Book) => void): Promise<Book> {
  const book = await getBook(bookId)
  if (defaultReaderKind(book) === 'epub') throw new NotAComicError()
  recordServerProgress(bookId, book.readProgress?.readDate)
  onBook(book)
  return book
}

/**
 * Returns an opened comic in the form that the reader machine expects.
 * @param requestedPage  page requested by the URL
 * @param pendingProgress  progress of this device that the server does not have yet
 * @param restored  half and point restored after a reload
 */
export function createOpenComicResult(
  book: Book,
  requestedPage?: number,
  pendingProgress?: PendingProgress,
  restored?: Partial<ComicPosition>,
): OpenBookResult {
  const pendingPage = pendingProgress && 'page' in pendingProgress.write ? pendingProgress.write.page : undefined
  return {
    position: { ...createComicPosition(resolveComicStartPage(book, requestedPage ?? pendingPage)), ...restored },
    progressKnown: true,
  }
}

/**
 * Saves the current page, or queues it when the server is unreachable. The server marks the book as read at its last
 * page.
 */
export async function saveComicProgress(userId: string, { bookId, position, time }: SaveProgressInput): Promise<void> {
  if (!position) return
  const write = { page: pageOfComicPosition(position) }
  await sendOrQueueProgress({ bookId, userId, time, write }, async () => {
    await updateBookReadProgress(bookId, write, { keepalive: true, account: userId })
    void reportServerWrite('updateBookReadProgress', { bookId })
  })
}

/** Requests a failed page again and returns the reason of the failure as text. */
export async function fetchPageImageFailureReason(bookId: string, page: number): Promise<string> {
  try {
    const image = await getBookPage(bookId, page)
    const isTooCostly = /xml/.test(image.type) && (await isTooCostlyDrawing(image))
    return translate(isTooCostly ? 'reader.page.tooCostly' : 'reader.page.unreadable')
  } catch (error) {
    return errorText(error)
  }
}

const isTooCostlyDrawing = async (drawing: Blob): Promise<boolean> => {
  const { isDrawingTooCostly } = await import('../images/fetchInspectedDrawing')
  return isDrawingTooCostly(drawing)
}
