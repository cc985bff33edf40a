import { sessionAccountCheckState } from '../api/account/sessionAccountCheckState'
import { ServerError } from '../api/ServerError'
import { SERVER_TIME_RESOLUTION_MS } from '../api/serverDates'
import { getBook } from '../generated/books/books.calls'
import {
  deletePendingProgress,
  findPendingProgress,
  type PendingProgress,
  readPendingProgress,
  storePendingProgress,
} from '../preferences/pendingProgress'

/**
 * Sends a call that marks a book as read or unread. Afterwards deletes the pending progress that the signed-in user had
 * in this book before the call. Otherwise, the client would send this progress later and replace the new read status.
 * @throws the error of the call. The pending progress then stays.
 */
export const callAndDiscardPendingProgressOfBook = (id: string, call: () => Promise<unknown>): Promise<void> =>
  callAndDiscard(call, async bookId => bookId === id)

/**
 * Does the same as {@link callAndDiscardPendingProgressOfBook} for all books of a series. If a book cannot be fetched,
 * its series is unknown. The pending progress of this book then stays unchanged.
 */
export const callAndDiscardPendingProgressOfSeries = (id: string, call: () => Promise<unknown>): Promise<void> =>
  callAndDiscard(call, async bookId => (await fetchSeriesId(bookId)) === id)

async function callAndDiscard(call: () => Promise<unknown>, isMarked: (bookId: string) => Promise<boolean>) {
  const userId = sessionAccountCheckState.expected
  const pending = userId === undefined ? [] : readPendingProgress(userId)
  const pendingByBook = new Map(pending.map(progress => [progress.bookId, progress]))
  await call()
  for (const bookId of new Set([...discardedByBook.keys(), ...pendingByBook.keys()])) {
    if (!(await isMarked(bookId))) continue
    const progress = pendingByBook.get(bookId)
    if (progress) {
      deletePendingProgress(progress)
      discardedByBook.set(bookId, progress)
    } else discardedByBook.delete(bookId)
  }
}

/** For each book id, the pending progress that this tab deleted when the book was last marked as read or unread. */
const discardedByBook = new Map<string, PendingProgress>()

/**
 * Restores the pending progress that the client deleted when the book was last marked as read or unread. Stores nothing
 * if the book has pending progress again. The restored progress gets a new time, which must be later than the time of
 * the progress on the server. The caller must therefore first restore the read status on the server.
 */
export function restoreDiscardedProgress(bookId: string): void {
  const progress = discardedByBook.get(bookId)
  if (progress && progress.userId === sessionAccountCheckState.expected) {
    discardedByBook.delete(bookId)
    if (!findPendingProgress(progress))
      storePendingProgress({ ...progress, time: Date.now() + SERVER_TIME_RESOLUTION_MS })
  }
}

/** Id of the series of each fetched book, by book id. Undefined for a book that the server does not have. */
const seriesIdByBook = new Map<string, string | undefined>()

/** Returns the id of the series of a book. Undefined if the book cannot be fetched. */
async function fetchSeriesId(bookId: string): Promise<string | undefined> {
  if (!seriesIdByBook.has(bookId)) {
    try {
      seriesIdByBook.set(bookId, (await getBook(bookId)).seriesId)
    } catch (error) {
      if (error instanceof ServerError && error.status === 404) seriesIdByBook.set(bookId, undefined)
    }
  }
  return seriesIdByBook.get(bookId)
}
