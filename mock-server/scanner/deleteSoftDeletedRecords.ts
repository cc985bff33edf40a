import { deleteBookRecord, deleteEmptyCollectionsAndReadLists, deleteSeriesRecords } from '../state/deleteRecords'
import type { BookRecord, LibraryRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { renumberBooksOfSeries } from './renumberBooksOfSeries'

/**
 * Deletes the soft-deleted series and books of a library, series first. Renumbers the remaining books. Also deletes
 * empty collections and read lists, if the server settings require their deletion.
 * @returns books whose number has changed. The caller must read the metadata of these books again
 */
export function deleteSoftDeletedRecords(world: MockServerState, library: LibraryRecord): BookRecord[] {
  deleteSeriesRecords(
    world,
    world.seriesOf(library.id).filter(series => series.deleted),
  )
  const seriesWithDeletedBooks = world
    .seriesOf(library.id)
    .filter(series => world.booksOf(series.id).some(book => book.deleted))
  for (const series of seriesWithDeletedBooks)
    for (const book of world.booksOf(series.id)) if (book.deleted) deleteBookRecord(world, book)
  const renumbered = seriesWithDeletedBooks.flatMap(series => renumberBooksOfSeries(world, series))
  deleteEmptyCollectionsAndReadLists(world)
  return renumbered
}
