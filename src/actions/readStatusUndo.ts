import {
  deleteBookReadProgress,
  getBookProgression,
  updateBookProgression,
  updateBookReadProgress,
} from '../generated/books/books.calls'
import type { Book, Progression, Series } from '../generated/model.schemas'
import { getBooksOfSeries, markSeriesRead, markSeriesUnread } from '../generated/series/series.calls'

/** Knows how things were before something was done to them, and can make them so again. */
export type ReadStatusSnapshot<Thing> = {
  /** Called before the deed, with the thing as the list knew it. */
  remember: (thing: Thing) => Promise<void>
  putBack: (id: string) => Promise<unknown>
}

/**
 * The read marks of series. Only where some books are read or begun and others not, the books are asked for: the whole series
 * is put back with one call else.
 */
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

/** The books themselves are not kept: there may be thousands of series. */
async function markedBooks(seriesId: string) {
  const memory = bookReadStatus()
  const { content: books } = await getBooksOfSeries(seriesId, { unpaged: true })
  for (const book of books) await memory.remember(book)
  return { bookIds: books.map(({ id }) => id), memory }
}

type Mark = 'unread' | 'read' | { page: number } | { progression: Progression }

/** The read marks of books, with the place where one was. */
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

/** The place in an EPUB is more than a page: only its progression can be put back. */
async function markOf({ id, readProgress, media }: Book): Promise<Mark> {
  if (!readProgress) return 'unread'
  if (readProgress.completed) return 'read'
  const progression = media.mediaProfile === 'EPUB' ? await getBookProgression(id) : undefined
  return progression ? { progression } : { page: Math.max(1, readProgress.page) }
}
