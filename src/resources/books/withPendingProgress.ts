import type { Book } from '../../generated/model.schemas'
import { hasPendingProgress } from '../../preferences/hasPendingProgress'
import { findPendingProgress, type PendingProgress } from '../../preferences/pendingProgress'

/** The server marks an EPUB as read if the reading position is at least at this fraction of the whole book. */
const COMPLETED_EPUB_PROGRESSION = 0.99

/**
 * Returns the book with the reading progress that this device has not sent to the server yet. The reader opens the book
 * at this progress. Returns the book unchanged if the device has no such progress, or if the progress on the server is
 * newer.
 */
export function withPendingProgress<B extends Pick<Book, 'id' | 'readProgress' | 'media'>>(book: B, userId: string): B {
  if (!hasPendingProgress()) return book
  const pending = findPendingProgress({ userId, bookId: book.id })
  const position = pending && positionOf(pending, book.media.pagesCount)
  if (!position || Date.parse(book.readProgress?.readDate ?? '') > pending.time) return book
  const date = new Date(pending.time).toISOString()
  const readProgress = { readDate: date, created: date, lastModified: date, deviceId: '', deviceName: '', ...position }
  return { ...book, readProgress }
}

/**
 * Returns the page number and the completed state that the server will compute from the progress. Returns undefined if
 * the progress does not contain the position in the whole book.
 */
function positionOf({ write }: PendingProgress, pagesCount: number): { page: number; completed: boolean } | undefined {
  if ('page' in write) return { page: write.page, completed: write.page >= pagesCount }
  const { locator } = write.progression as { locator?: { locations?: { totalProgression?: unknown } } }
  const total = locator?.locations?.totalProgression
  if (typeof total !== 'number') return undefined
  return { page: Math.round(total * pagesCount), completed: total >= COMPLETED_EPUB_PROGRESSION }
}
