import {
  deleteBookReadProgress,
  getBookProgression,
  updateBookProgression,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import type { Book, Progression, Series } from '../generated/model.schemas'
import { getBooksOfSeries, markSeriesRead, markSeriesUnread } from '../generated/series/series.calls'

/** Remembers the read status of records and restores it. */
export type ReadStatusSnapshot<Thing> = {
  /** Stores the status of a record. Call it before the action, with the loaded record. */
  remember: (thing: Thing) => Promise<void>
  putBack: (id: string) => Promise<unknown>
}

/** Read status of series. Loads the books only of partly read series; all others are restored with one call. */
export function seriesReadStatus(): ReadStatusSnapshot<Series> {
  const read = new Set<string>()
  const mixed = new Map<string, { bookIds: string[]; memory: ReadStatusSnapshot<Book> }>()
  return {
    remember: async ({ id, booksCount, booksReadCount, booksUnreadCount }) => {
      if (booksReadCount === booksCount) read.add(id)
      else if (booksUnreadCount < booksCount) mixed.set(id, await markedBooks(id))
    },
    putBack: async id => {
      const marks = mixed.get(id)
      if (!marks) return read.has(id) ? markSeriesRead(id) : markSeriesUnread(id)
      for (const bookId of marks.bookIds) await marks.memory.putBack(bookId)
    },
  }
}

/** Stores ids only: an action may cover thousands of series. */
async function markedBooks(seriesId: string) {
  const memory = bookReadStatus()
  const { content: books } = await getBooksOfSeries(seriesId, { unpaged: true })
  for (const book of books) await memory.remember(book)
  return { bookIds: books.map(({ id }) => id), memory }
}

type Mark = 'unread' | 'read' | { page: number } | { progression: Progression }

/** Read status of books, with the reading position. */
export function bookReadStatus(): ReadStatusSnapshot<Book> {
  const marks = new Map<string, Mark>()
  return {
    remember: async book => {
      marks.set(book.id, await markOf(book))
    },
    putBack: id => {
      const mark = marks.get(id) ?? 'unread'
      if (mark === 'unread') return deleteBookReadProgress(id)
      if (mark === 'read') return updateBookReadProgress(id, { completed: true })
      if ('page' in mark) return updateBookReadProgress(id, { page: mark.page })
      return updateBookProgression(id, { ...mark.progression, modified: new Date().toISOString() })
    },
  }
}

/** Loads the read status of a book. The position in an EPUB needs its progression: the page alone is not exact. */
async function markOf({ id, readProgress, media }: Book): Promise<Mark> {
  if (!readProgress) return 'unread'
  if (readProgress.completed) return 'read'
  const progression = media.mediaProfile === 'EPUB' ? await getBookProgression(id) : undefined
  return progression ? { progression } : { page: Math.max(1, readProgress.page) }
}
