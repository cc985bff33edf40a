import type { BookRecord } from '../world/records'
import type { World } from '../world/world'

/** After a changed book got another number of pages: who had finished stays at the end, all others begin at page 1. */
export function adjustProgress(world: World, book: BookRecord): void {
  for (const progress of world.progress.ofBook(book.id))
    world.progress.set({ ...progress, page: progress.completed ? book.media.pagesCount : 1, lastModified: world.now() })
}
