import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { errorText } from '../../../api/errorText'
import { getDefaultReaderKind } from '../../../api/records/bookReaderKind'
import { ServerError } from '../../../api/ServerError'
import { awaitWithTimeout } from '../../../api/timeouts/awaitWithTimeout'
import { getBook, getBookPage, getBookPages, updateBookReadProgress } from '../../../generated/books/books'
import type { Book, GetBookPageParams } from '../../../generated/model.schemas'
import { getSeries } from '../../../generated/series/series'
import type { BookPosition, OpenBookResult, SaveProgressInput } from '../../../machines/readerMachineTypes'
import type { PendingProgress } from '../../../preferences/pendingProgress'
import type { ReadingMode } from '../../input/tapZones'
import { queueAndSendProgress, recordServerProgressAtBookOpening } from '../../progress/progressQueue'
import type { ComicPage } from '../pages/createComicSpreads'
import { resolveComicStartPage } from './resolveComicStartPage'

export interface LoadedComic {
  readonly book: Book
  readonly pages: readonly ComicPage[]
  /**
   * Reading direction from the series metadata. Undefined if the metadata contains no direction, or if the metadata had
   * not arrived when the comic opened.
   */
  readonly direction?: ReadingMode
  /**
   * Promise of the reading direction from the series metadata. May resolve after the comic has opened. Resolves with
   * undefined if the metadata contains no direction, and with null if the metadata cannot be loaded.
   */
  readonly lateDirection: Promise<ReadingMode | undefined | null>
}

/**
 * Position in a comic. `half` is the half of a split page. `at` is the number of the page that the reader saves as
 * progress.
 */
export interface ComicPosition extends BookPosition {
  /**
   * Number of the current page, from 1. Usually equal to `at`. While only the first half of a split last page is
   * visible, `at` is the page before, because the server marks a book as read when the last page is saved as progress.
   * In a book with a single page, `page` and `at` are always 1.
   */
  readonly page: number
  readonly half?: ComicPage['half']
  /**
   * Number of the page that stays visible after a layout change. In the paged viewer, `first` is the target page if the
   * user has jumped to the open spread, or the first page of the spread if the user has turned to it. There, `page` is
   * the last page of the spread. Elsewhere, for example in a webtoon, `first` equals `page`.
   */
  readonly first?: number
  /** Number of the first page of the open spread. If no spread is open, equals `page`. */
  readonly spreadStart?: number
  readonly point?: WebtoonScrollAnchor
}

/** Scroll position in a webtoon: a page number, and a fraction (0 to 1) of the height of this page. */
export interface WebtoonScrollAnchor {
  readonly page: number
  readonly fraction: number
}

/**
 * Creates a position at a page, or at a half of a split page.
 * @param first  value of {@link ComicPosition.first}
 * @param spreadStart  number of the first page of the open spread
 */
export const createComicPosition = (
  page: number,
  half?: ComicPage['half'],
  first = page,
  spreadStart = page,
): ComicPosition => ({ at: String(page), page, half, first, spreadStart })

export const getPageOfComicPosition = (position: BookPosition): number => (position as Partial<ComicPosition>).page ?? 1

/**
 * Returns the number of the page that must stay visible after a layout change. This page is `position.first`. If
 * `first` is missing, returns the number of the current page.
 */
export const getFirstVisiblePageOfComicPosition = (position: BookPosition): number =>
  (position as Partial<ComicPosition>).first ?? getPageOfComicPosition(position)

/** Returns the visible half of a split page. Undefined if the page is not split. */
export const getPageHalfOfComicPosition = (position: BookPosition): ComicPage['half'] =>
  (position as Partial<ComicPosition>).half

/** Returns the scroll anchor of a position in a webtoon. Returns undefined if the position has no scroll anchor. */
export const getScrollAnchorOfWebtoonPosition = (position: BookPosition): WebtoonScrollAnchor | undefined =>
  (position as Partial<ComicPosition>).point

export class NotAComicError extends Error {}

/**
 * Maximum time in milliseconds that the opening of a comic waits for the series metadata. The metadata may contain the
 * reading direction.
 */
const SERIES_WAIT_MS = 1_500

/**
 * Loads a book, its page list and its reading direction. The request for the series starts after the response for the
 * book, because only the book contains the series id.
 * @param onBook called with the book, without waiting for the pages and the series
 * @throws NotAComicError for an EPUB that does not consist of images; ServerError when the request for the book or its
 *   pages fails, or when the book has no pages
 */
export async function loadComic(bookId: string, onBook: (book: Book) => void): Promise<LoadedComic> {
  const pages = getBookPages(bookId)
  pages.catch(() => {})
  const book = await fetchComicBook(bookId, onBook)
  const lateDirection = getSeries(book.seriesId).then(
    series => series.metadata?.readingDirection || undefined,
    () => null,
  )
  const [direction, list] = await Promise.all([awaitWithTimeout(SERIES_WAIT_MS, lateDirection), pages])
  if (list.length === 0) throw new ServerError({ operation: 'getBookPages', status: 200 })
  return { book, pages: list, ...(direction && { direction }), lateDirection }
}

/**
 * Fetches a book with its current reading progress.
 * @param onBook  called with the book
 * @throws NotAComicError for an EPUB that does not consist of images; ServerError when the request fails
 */
export async function fetchComicBook(bookId: string, onBook: (book: Book) => void): Promise<Book> {
  const book = await getBook(bookId)
  if (getDefaultReaderKind(book) === 'epub') throw new NotAComicError()
  recordServerProgressAtBookOpening(bookId, book.readProgress?.readDate)
  onBook(book)
  return book
}

/**
 * Computes the position at which a loaded comic opens, and returns it in the form that the reader state machine
 * expects.
 * @param requestedPage page in the URL
 * @param pendingProgress progress of this device that the server has not received yet
 * @param restored position from before a reload of the tab. Can contain the half of a split page, or the scroll
 *   position of a webtoon
 * @param readPoint returns the stored webtoon scroll position for a page. Called only if the user resumes reading.
 */
export function toOpenBookResultOfLoadedComic(
  book: Book,
  requestedPage?: number,
  pendingProgress?: PendingProgress,
  restored?: Partial<ComicPosition>,
  readPoint: (page: number) => WebtoonScrollAnchor | undefined = () => undefined,
): OpenBookResult {
  const pendingPage = pendingProgress && 'page' in pendingProgress.write ? pendingProgress.write.page : undefined
  const page = resolveComicStartPage(book, requestedPage ?? pendingPage)
  const isResumed = requestedPage === undefined && (pendingPage !== undefined || !book.readProgress?.completed)
  const point = restored?.point ?? (isResumed ? readPoint(page) : undefined)
  return { position: { ...createComicPosition(page), ...restored, ...(point && { point }) } }
}

/**
 * Saves the page `position.at` as reading progress. If the server is unreachable, sends the progress later. Saving the
 * last page marks the book as read.
 */
export async function saveComicProgress(userId: string, { bookId, position, time }: SaveProgressInput): Promise<void> {
  if (!position) return
  const write = { page: Number(position.at) }
  await queueAndSendProgress({ bookId, userId, time, write }, async signal => {
    await updateBookReadProgress(bookId, write, { keepalive: true, account: userId, signal })
    void reportServerWrite('updateBookReadProgress', { bookId })
  })
}

/**
 * Finds out why the image of a page could not be displayed. Fetches the page again and returns the reason as a text for
 * the user.
 * @param v fingerprint in the URL of the page image. The reason then belongs to the same book file.
 */
export async function fetchPageImageFailureReason(bookId: string, page: number, v?: string): Promise<string> {
  try {
    const params: GetBookPageParams & { v?: string } = { v }
    const image = await getBookPage(bookId, page, params)
    const { getPageImageFailureReason } = await import('../images/getPageImageFailureReason')
    return await getPageImageFailureReason(image)
  } catch (error) {
    return errorText(error)
  }
}
