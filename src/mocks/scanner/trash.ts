import type { LibraryRecord } from '../world/records'
import { removeBook, removeEmptySets, removeSeries } from '../world/removal'
import type { World } from '../world/world'
import { orderBooks } from './order'

/** Removes a library's soft-deleted series and books for good, numbers the rest and drops sets that are empty now. */
export function emptyTrash(world: World, library: LibraryRecord): void {
  for (const series of world.seriesOf(library.id)) {
    if (series.deleted) {
      removeSeries(world, series)
      continue
    }
    const gone = world.booksOf(series.id).filter(book => book.deleted)
    for (const book of gone) removeBook(world, book)
    if (gone.length) orderBooks(world, series)
  }
  removeEmptySets(world)
}
