import type { BookRecord, LibraryRecord } from '../world/records'
import { removeBook, removeEmptyMemberLists, removeSeries } from '../world/removal'
import type { World } from '../world/world'
import { orderBooks } from './orderBooks'

/**
 * Deletes the soft-deleted series and books of a library, renumbers the rest and deletes empty collections and read
 * lists.
 * @returns books whose number changed; their own metadata must be read again
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
