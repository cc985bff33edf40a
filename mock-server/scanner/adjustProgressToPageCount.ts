import type { BookRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

/**
 * Adjusts progress after the page count of a book changed: completed readers stay at the end, others restart at page 1.
 */
export function adjustProgressToPageCount(world: MockServerState, book: BookRecord): void {
  for (const progress of world.progress.ofBook(book.id))
    world.progress.set({ ...progress, page: progress.completed ? book.media.pagesCount : 1, lastModified: world.now() })
}
