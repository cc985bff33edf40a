import { ServerError } from '../api/ServerError'
import { SERVER_TIME_RESOLUTION_MS } from '../api/serverDates'
import { uncachedRequestInit } from '../api/uncachedRequestInit'
import { encodeLocatorHref } from '../api/urls/encodeLocatorHref'
import {
  deleteBookReadProgress,
  getBook,
  getBookProgression,
  updateBookProgression,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import type { Book, Progression } from '../generated/model.schemas'
import { getBooksOfSeries, getSeries, markSeriesRead, markSeriesUnread } from '../generated/series/series.calls'
import { restoreDiscardedProgress } from './discardPendingProgress'

/**
 * Remembers the read status of records before an action changes it. Restores the read status when the user undoes the
 * action.
 */
export type ReadStatusSnapshot = {
  /**
   * Fetches and stores the read status of a record. Does nothing if the snapshot already contains the record, because
   * an attempt without a response may already have changed the record.
   */
  capture: (id: string) => Promise<void>
  /**
   * Restores the read status of a record, and the pending progress that the action has deleted. Does not change a book
   * whose read status has changed again since the action, for example because the user has read on. Changes the read
   * status of each book with a separate request, and sends no request for books that already have the read status of
   * the snapshot. Exception: if a series was completely read or completely unread before the action, and no book has
   * changed since the action, marks the whole series with a single request. May be called again after an error. The
   * second call also restores the pending progress of books whose read status the first call has restored.
   */
  restore: (id: string) => Promise<unknown>
}

type BookReadStatus = 'unread' | 'read' | { page: number; progression?: Progression }
type SeriesReadStatus = 'unread' | 'read' | ReadonlyMap<string, BookReadStatus>

/** Read status that an action gives to books. */
type ReadMark = 'unread' | 'read'

/**
 * Creates a read status snapshot for series. If a series is neither completely read nor completely unread, the snapshot
 * contains the status of each book.
 * @param mark read status that the action gives to all books of the series
 */
export function createSeriesReadStatusSnapshot(mark: ReadMark): ReadStatusSnapshot {
  const statuses = new Map<string, SeriesReadStatus>()
  const selectMarkedBooks = createMarkedBooksSelector(mark)
  return {
    capture: async id => {
      if (!statuses.has(id)) statuses.set(id, await loadSeriesReadStatus(id))
    },
    restore: async id => {
      const status = statuses.get(id)
      if (status === undefined) return
      const books = await fetchBooksOfSeries(id)
      const markedBooks = selectMarkedBooks(books)
      if (typeof status === 'object') await restoreBooks(markedBooks, mark, bookId => status.get(bookId))
      else if (books.every(book => hasReadStatus(book, mark))) await restoreSeries(id, status, books)
      else await restoreBooks(markedBooks, mark, () => status)
    },
  }
}

async function loadSeriesReadStatus(id: string): Promise<SeriesReadStatus> {
  const { booksCount, booksReadCount, booksUnreadCount } = await getSeries(id, uncachedRequestInit)
  if (booksReadCount === booksCount) return 'read'
  if (booksUnreadCount === booksCount) return 'unread'
  const statuses = new Map<string, BookReadStatus>()
  for (const book of await fetchBooksOfSeries(id)) statuses.set(book.id, await loadBookReadStatus(book))
  return statuses
}

const fetchBooksOfSeries = async (id: string): Promise<Book[]> =>
  (await getBooksOfSeries(id, { unpaged: true }, uncachedRequestInit)).content

/**
 * Creates a read status snapshot for books. The snapshot contains reading positions too.
 * @param mark read status that the action gives to the books
 */
export function createBookReadStatusSnapshot(mark: ReadMark): ReadStatusSnapshot {
  const statuses = new Map<string, BookReadStatus>()
  const selectMarkedBooks = createMarkedBooksSelector(mark)
  return {
    capture: async id => {
      if (!statuses.has(id)) statuses.set(id, await loadBookReadStatus(await getBook(id, uncachedRequestInit)))
    },
    restore: async id => {
      const books = selectMarkedBooks([await getBook(id, uncachedRequestInit)])
      await restoreBooks(books, mark, bookId => statuses.get(bookId))
    },
  }
}

/**
 * Loads the read status of a book. For EPUBs, loads the exact position, because the page number is only an estimate.
 */
async function loadBookReadStatus({ id, readProgress, media }: Book): Promise<BookReadStatus> {
  if (!readProgress) return 'unread'
  if (readProgress.completed) return 'read'
  const progression = media.mediaProfile === 'EPUB' ? await getBookProgression(id, uncachedRequestInit) : undefined
  return { page: readProgress.page, ...(progression && { progression }) }
}

/**
 * Creates a function that selects the books with the read status `mark`. The function also selects all books that it
 * has selected in an earlier call. These books may no longer have the read status `mark`: an attempt to restore the
 * books may have restored some of them before the attempt failed.
 */
function createMarkedBooksSelector(mark: ReadMark): (books: readonly Book[]) => Book[] {
  const markedIds = new Set<string>()
  return books =>
    books.filter(book => {
      if (hasReadStatus(book, mark)) markedIds.add(book.id)
      return markedIds.has(book.id)
    })
}

async function restoreSeries(id: string, status: ReadMark, books: readonly Book[]): Promise<void> {
  await (status === 'read' ? markSeriesRead(id) : markSeriesUnread(id))
  for (const book of books) restoreDiscardedProgress(book.id)
}

/**
 * Restores the read status and the pending progress of books. If a book fails, continues with the other books. Skips a
 * book if its current read status differs from both `mark` and the read status to restore.
 * @param books books with their current read status
 * @param mark read status that the action has given to the books
 * @param getStatus returns the read status to restore. Returns undefined for a book that is not in the snapshot.
 * @throws the error of the first book that failed, after all books have been processed
 */
async function restoreBooks(
  books: readonly Book[],
  mark: ReadMark,
  getStatus: (bookId: string) => BookReadStatus | undefined,
): Promise<void> {
  const errors: unknown[] = []
  for (const book of books) {
    const status = getStatus(book.id) ?? mark
    try {
      if (!hasReadStatus(book, status)) {
        if (!hasReadStatus(book, mark)) continue
        await restoreBook(book, status)
      }
      restoreDiscardedProgress(book.id)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

function hasReadStatus({ readProgress }: Book, status: BookReadStatus): boolean {
  if (!readProgress) return status === 'unread'
  if (readProgress.completed) return status === 'read'
  return typeof status === 'object' && status.page === readProgress.page
}

async function restoreBook({ id, readProgress }: Book, status: BookReadStatus): Promise<unknown> {
  if (status === 'unread') return deleteBookReadProgress(id)
  if (status === 'read') return updateBookReadProgress(id, { completed: true })
  const restorePage = () => updateBookReadProgress(id, { page: Math.max(1, status.page) })
  if (!status.progression) return restorePage()
  // The server rejects a progression that is not newer than the stored progress. If the clock of this device is slow,
  // the current time may be too early, so this code uses a time after the stored progress.
  const minTimeMs = readProgress ? Date.parse(readProgress.readDate) + SERVER_TIME_RESOLUTION_MS : 0
  const modified = new Date(Math.max(Date.now(), minTimeMs)).toISOString()
  return restoreProgression(id, { ...status.progression, modified }).catch((error: unknown) => {
    // The server accepts page numbers only for EPUBs of images (server-facts 3.9).
    if (isRejection(error)) return restorePage().catch(() => Promise.reject(error))
    throw error
  })
}

/**
 * Sends a progression to the server. If the server rejects the progression, sends it again with a percent-encoded href.
 * The first href comes from the server, and may be a file path without encoding. The server rejects such an href if the
 * path contains certain characters, for example `+`.
 */
async function restoreProgression(id: string, progression: Progression): Promise<void> {
  const { locator } = progression
  const encodedHref = encodeLocatorHref(locator.href ?? '')
  await updateBookProgression(id, progression).catch((error: unknown) => {
    if (!isRejection(error) || encodedHref === locator.href) throw error
    return updateBookProgression(id, { ...progression, locator: { ...locator, href: encodedHref } })
  })
}

const isRejection = (error: unknown): boolean => error instanceof ServerError && error.status === 400
