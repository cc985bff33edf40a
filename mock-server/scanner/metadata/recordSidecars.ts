import type { BookRecord, LibraryRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { getBookArtworkKey, groupArtworkByBook, isSeriesArtwork, type ScannedSeries } from '../walkLibraryFolder'

type SidecarFollowUp = {
  refreshSeries: Set<SeriesRecord>
  artworkSeries: Set<SeriesRecord>
  artworkBooks: Set<BookRecord>
}

/**
 * Stores the paths and modification times of the artwork and metadata files that a scan has found. If a file is new or
 * changed, adds its series or book to `followUp`, because a task must read the posters or the series metadata again.
 */
export function recordSidecars(
  world: MockServerState,
  library: LibraryRecord,
  scanned: ScannedSeries[],
  followUp: SidecarFollowUp,
): void {
  const existingByPath = world.sidecars.get(library.id) ?? new Map<string, number>()
  const bySeriesPath = new Map(
    world
      .seriesOf(library.id)
      .filter(series => !series.deleted)
      .map(series => [series.path, series] as const),
  )
  for (const scannedSeries of scanned) {
    const series = bySeriesPath.get(scannedSeries.path)
    const changedSidecars = [...scannedSeries.sidecars]
      .filter(([path, time]) => existingByPath.get(path) !== time)
      .map(([path]) => path)
    if (!series || !changedSidecars.length) continue
    if (changedSidecars.some(path => path.toLowerCase().endsWith('series.json'))) followUp.refreshSeries.add(series)
    if (changedSidecars.some(isSeriesArtwork)) followUp.artworkSeries.add(series)
    const changedArtwork = groupArtworkByBook(changedSidecars)
    for (const book of world.booksOf(series.id))
      if (changedArtwork.has(getBookArtworkKey(book.path))) followUp.artworkBooks.add(book)
  }
  world.sidecars.set(library.id, new Map(scanned.flatMap(series => [...series.sidecars])))
}
