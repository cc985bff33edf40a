import type { BookRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'

const DAY_MS = 86_400_000
const READ_SERIES_COUNT = 60
const COLLECTION_NAMES = [
  'Award winners',
  'Road trips',
  'Rainy days',
  'For the train',
  'Under the sea',
  'City lights',
  'Old friends',
  'New voices',
]
const READ_LIST_NAMES = ['Summer reading', 'The lantern saga', 'First issues', 'Short and sweet', 'Read together']

/** Adds collections, read lists and the read progress of all users to a generated library. */
export function generateProgressCollectionsAndReadLists(world: MockServerState): void {
  const series = [...world.series.values()]
  const now = world.now()
  for (const [u, user] of [...world.users.values()].entries())
    for (let i = 0; i < READ_SERIES_COUNT; i++) {
      const [first, second, third] = world.booksOf(
        evenlySpacedSeries(series, i * 2 + u, READ_SERIES_COUNT * 2)?.id ?? '',
      )
      if (first) setProgress(world, user.id, first, first.media.pagesCount, now - (i + 1) * DAY_MS)
      if (second && i % 3 === 0)
        setProgress(world, user.id, second, 1 + (i % (second.media.pagesCount - 1)), now - i * DAY_MS)
      if (third && second && i % 3 === 1) setProgress(world, user.id, second, second.media.pagesCount, now - i * DAY_MS)
    }
  for (const [i, name] of COLLECTION_NAMES.entries()) {
    const seriesIds = Array.from(
      { length: 12 },
      (_, k) => evenlySpacedSeries(series, k * COLLECTION_NAMES.length + i, 12 * COLLECTION_NAMES.length)?.id ?? '',
    )
    const times = { created: now - i * DAY_MS, lastModified: now - i * DAY_MS }
    const id = world.newId()
    world.collections.set(id, { id, name, ordered: i % 2 === 0, seriesIds, storedCount: seriesIds.length, ...times })
  }
  for (const [i, name] of READ_LIST_NAMES.entries()) {
    const bookIds = Array.from({ length: 9 }, (_, k) =>
      firstBookId(world, evenlySpacedSeries(series, k * READ_LIST_NAMES.length + i, 9 * READ_LIST_NAMES.length)),
    )
    const times = { created: now - i * DAY_MS, lastModified: now - i * DAY_MS }
    const id = world.newId()
    world.readLists.set(id, {
      id,
      name,
      summary: '',
      ordered: i % 2 === 0,
      bookIds,
      storedCount: bookIds.length,
      ...times,
    })
  }
}

/**
 * Divides a list of series into `partCount` equal groups. Returns the first series of the group with the given index.
 */
function evenlySpacedSeries(
  series: readonly SeriesRecord[],
  index: number,
  partCount: number,
): SeriesRecord | undefined {
  return series[Math.floor((index * series.length) / partCount)]
}

function firstBookId(world: MockServerState, series: SeriesRecord | undefined): string {
  return (series && world.booksOf(series.id)[0]?.id) ?? ''
}

function setProgress(world: MockServerState, userId: string, book: BookRecord, page: number, time: number): void {
  const completed = page >= book.media.pagesCount
  world.progress.set({
    bookId: book.id,
    userId,
    page,
    completed,
    readDate: time,
    created: time,
    lastModified: time,
    deviceId: '',
    deviceName: '',
    locator: null,
  })
}
