import { deleteBookRecord, deleteEmptyCollectionsAndReadLists, deleteSeriesRecord } from '../state/deleteRecords'
import type { BookRecord, LibraryRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { renumberBooksOfSeries } from './renumberBooksOfSeries'

/**
 * Deletes the soft-deleted series and books of a library. Renumbers the remaining books. If the server settings require
 * it, also deletes empty collections and read lists.
 * @returns books with a new number. The caller must read the metadata of these books again
 */
export function deleteSoftDeletedRecords(world: MockServerState, library: LibraryRecord): BookRecord[] {
  const renumbered: BookRecord[] = []
  for (const series of world.seriesOf(library.id)) {
    if (series.deleted) {
      deleteSeriesRecord(world, series)
      continue
    }
    const deletedBooks = world.booksOf(series.id).filter(book => book.deleted)
    for (const book of deletedBooks) deleteBookRecord(world, book)
    if (deletedBooks.length) for (const book of renumberBooksOfSeries(world, series)) renumbered.push(book)
  }
  deleteEmptyCollectionsAndReadLists(world)
  return renumbered
}
