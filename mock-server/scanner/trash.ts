import type { BookRecord, LibraryRecord } from '../world/records'
import { removeBook, removeEmptyMemberLists, removeSeries } from '../world/removal'
import type { World } from '../world/world'
import { orderBooks } from './orderBooks'

/**
 * Removes a library's soft-deleted series and books for good, numbers the rest and drops sets that are empty now. Gives the
 * books whose numbers changed: their own metadata must then be read again.
 */
export function emptyTrash(world: World, library: LibraryRecord): BookRecord[] {
  const renumbered: BookRecord[] = []
  for (const series of world.seriesOf(library.id)) {
    if (series.deleted) {
      removeSeries(world, series)
      continue
    }
    const gone = world.booksOf(series.id).filter(book => book.deleted)
    for (const book of gone) removeBook(world, book)
    if (gone.length) renumbered.push(...orderBooks(world, series))
  }
  removeEmptyMemberLists(world)
  return renumbered
}
