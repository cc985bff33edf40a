import type { MockServerState } from './mockServerState'

/** Counts of records, or total file sizes in bytes, by library id. A library without records has no entry. */
export type LibraryCounts = Record<'series' | 'books' | 'fileSizeBytes' | 'sidecars', Map<string, number>>

const publishedCounts = new WeakMap<MockServerState, LibraryCounts>()

/**
 * Returns the counts that the metrics show. As on the real server, these counts change only when the server starts,
 * after a scan, and after the deletion of a library (server-facts 2.9). Returns the current counts if no counts are
 * published yet.
 */
export function getPublishedLibraryCounts(world: MockServerState): LibraryCounts {
  return publishedCounts.get(world) ?? countLibraryRecords(world)
}

/** Counts the records of each library and publishes the counts for the metrics. */
export function publishLibraryCountsForMetrics(world: MockServerState): void {
  publishedCounts.set(world, countLibraryRecords(world))
}

function countLibraryRecords(world: MockServerState): LibraryCounts {
  return {
    series: sumByLibrary(world.series.values(), () => 1),
    books: sumByLibrary(world.books.values(), () => 1),
    fileSizeBytes: sumByLibrary(world.books.values(), ({ sizeBytes }) => sizeBytes),
    sidecars: new Map([...world.sidecars].flatMap(([id, files]) => (files.size ? [[id, files.size]] : []))),
  }
}

function sumByLibrary<Item extends { libraryId: string }>(
  items: Iterable<Item>,
  amount: (item: Item) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(item.libraryId, (sums.get(item.libraryId) ?? 0) + amount(item))
  return sums
}
