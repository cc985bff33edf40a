import { sessionAccountCheckState } from '../api/account/sessionAccountCheckState'
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
 * Sends a call that marks a book as read or unread. Afterwards deletes the pending progress of the book on this device.
 * The client would otherwise send this older progress later, and it would replace the new read status.
 * @throws the error of the call. The pending progress then stays.
 */
export const callAndDiscardPendingProgressOfBook = (id: string, call: () => Promise<unknown>): Promise<void> =>
  callAndDiscard(call, async bookId => bookId === id)

/** Does the same as {@link callAndDiscardPendingProgressOfBook} for all books of a series. */
export const callAndDiscardPendingProgressOfSeries = (id: string, call: () => Promise<unknown>): Promise<void> =>
  callAndDiscard(call, async bookId => (await fetchSeriesId(bookId)) === id)

async function callAndDiscard(call: () => Promise<unknown>, isMarked: (bookId: string) => Promise<boolean>) {
  const userId = sessionAccountCheckState.expected
  const pending = userId === undefined ? [] : readPendingProgress(userId)
  await call()
  for (const progress of pending)
    if (await isMarked(progress.bookId)) {
      deletePendingProgress(progress)
      discardedByBook.set(progress.bookId, progress)
    }
}

/** Pending progress that this tab has deleted, by book id. */
const discardedByBook = new Map<string, PendingProgress>()

/**
 * Stores the pending progress of a book again that {@link callAndDiscardPendingProgressOfBook} has deleted. Must be
 * called after the read status on the server was restored, because the progress must be newer. Does nothing if the user
 * has read the book since.
 */
export const restoreDiscardedProgressOfBook = (id: string): Promise<void> =>
  restoreDiscarded(async bookId => bookId === id)

/** Does the same as {@link restoreDiscardedProgressOfBook} for all books of a series. */
export const restoreDiscardedProgressOfSeries = (id: string): Promise<void> =>
  restoreDiscarded(async bookId => (await fetchSeriesId(bookId)) === id)

async function restoreDiscarded(isRestored: (bookId: string) => Promise<boolean>): Promise<void> {
  for (const [bookId, progress] of discardedByBook) {
    if (progress.userId !== sessionAccountCheckState.expected || !(await isRestored(bookId))) continue
    discardedByBook.delete(bookId)
    if (!findPendingProgress(progress))
      storePendingProgress({ ...progress, time: Date.now() + SERVER_TIME_RESOLUTION_MS })
  }
}

const seriesIdByBook = new Map<string, string>()

/** Returns the id of the series of a book. Undefined if the book cannot be fetched. */
async function fetchSeriesId(bookId: string): Promise<string | undefined> {
  const seriesId = seriesIdByBook.get(bookId) ?? (await getBook(bookId).catch(() => undefined))?.seriesId
  if (seriesId !== undefined) seriesIdByBook.set(bookId, seriesId)
  return seriesId
}
