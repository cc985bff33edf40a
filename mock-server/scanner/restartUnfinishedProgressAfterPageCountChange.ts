import type { BookRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

/**
 * Adjusts the progress of all users after the page count of a book has changed. Completed books remain completed. Books
 * in progress start again at page 1.
 */
export function restartUnfinishedProgressAfterPageCountChange(world: MockServerState, book: BookRecord): void {
  for (const progress of world.progress.ofBook(book.id))
    world.progress.set({ ...progress, page: progress.completed ? book.media.pagesCount : 1, lastModified: world.now() })
}
