import {
  deleteBookReadProgress,
  getBookProgression,
  updateBookProgression,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import type { Progression } from '../generated/model.schemas'
import { getBooksOfSeries, markSeriesRead, markSeriesUnread } from '../generated/series/series.calls'
import type { PerRecordActionData } from './perRecordActionData'

/**
 * Remembers the read status of records before an action changes it. Restores the read status when the user undoes the
 * action.
 */
export type ReadStatusSnapshot<Item> = {
  capture: (item: Item) => Promise<void>
  restore: (id: string) => Promise<unknown>
}

/**
 * Creates a read status snapshot for series. If a series is neither completely read nor completely unread, the snapshot
 * contains the status of each book.
 */
export function createSeriesReadStatusSnapshot(): ReadStatusSnapshot<PerRecordActionData['series']> {
  const readSeriesIds = new Set<string>()
  const partlyReadSeries = new Map<
    string,
    { bookIds: string[]; snapshot: ReadStatusSnapshot<PerRecordActionData['books']> }
  >()
  return {
    capture: async ({ id, booksCount, booksReadCount, booksUnreadCount }) => {
      if (booksReadCount === booksCount) readSeriesIds.add(id)
      else if (booksUnreadCount < booksCount) partlyReadSeries.set(id, await captureBooksOfSeries(id))
    },
    restore: async id => {
      const statuses = partlyReadSeries.get(id)
      if (!statuses) return readSeriesIds.has(id) ? markSeriesRead(id) : markSeriesUnread(id)
      for (const bookId of statuses.bookIds) await statuses.snapshot.restore(bookId)
    },
  }
}

async function captureBooksOfSeries(seriesId: string) {
  const snapshot = createBookReadStatusSnapshot()
  const { content: books } = await getBooksOfSeries(seriesId, { unpaged: true })
  for (const book of books) await snapshot.capture(book)
  return { bookIds: books.map(({ id }) => id), snapshot }
}

type BookReadStatus = 'unread' | 'read' | { page: number } | { progression: Progression }

/** Creates a read status snapshot for books. The snapshot contains reading positions too. */
export function createBookReadStatusSnapshot(): ReadStatusSnapshot<PerRecordActionData['books']> {
  const statuses = new Map<string, BookReadStatus>()
  return {
    capture: async book => {
      statuses.set(book.id, await loadBookReadStatus(book))
    },
    restore: id => {
      const status = statuses.get(id) ?? 'unread'
      if (status === 'unread') return deleteBookReadProgress(id)
      if (status === 'read') return updateBookReadProgress(id, { completed: true })
      if ('page' in status) return updateBookReadProgress(id, { page: status.page })
      return updateBookProgression(id, { ...status.progression, modified: new Date().toISOString() })
    },
  }
}

/**
 * Loads the read status of a book. For EPUBs, loads the exact position, because the page number is only an estimate.
 */
async function loadBookReadStatus({ id, readProgress, media }: PerRecordActionData['books']): Promise<BookReadStatus> {
  if (!readProgress) return 'unread'
  if (readProgress.completed) return 'read'
  const progression = media.mediaProfile === 'EPUB' ? await getBookProgression(id) : undefined
  return progression ? { progression } : { page: Math.max(1, readProgress.page) }
}
