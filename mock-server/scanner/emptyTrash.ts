import { removeBook, removeEmptyMemberLists, removeSeries } from '../world/removeRecords'
import type { World } from '../world/world'
import type { BookRecord, LibraryRecord } from '../world/worldRecords'
import { renumberBooks } from './renumberBooks'

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
    const deletedBooks = world.booksOf(series.id).filter(book => book.deleted)
    for (const book of deletedBooks) removeBook(world, book)
    if (deletedBooks.length) renumbered.push(...renumberBooks(world, series))
  }
  removeEmptyMemberLists(world)
  return renumbered
}
