import { forEachConcurrently, splitIntoBatches } from '../../api/forEachConcurrently'
import { onLiveEvent } from '../../api/live/liveEvents'
import { fetchCurrentRecordVersions } from '../../api/records/fetchCurrentRecordVersions'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { ServerError } from '../../api/ServerError'
import type { Book, Series } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/**
 * Maximum number of series that a search for titles returns, and of books that a request returns. The number must be
 * larger than the number of requested series, because other series may have the same titles.
 */
const MAX_MATCHES = 500
/** Maximum number of one-shots whose books are fetched with a single request. */
const ONESHOTS_PER_REQUEST = 100

/**
 * Registers a listener for the live events that report changed series.
 * @param onChanged called with the id of the changed series
 * @returns function that removes the listener
 */
export const onSeriesChangedEvent = (onChanged: (id: string) => void): (() => void) =>
  onLiveEvent('SeriesChanged', ({ seriesId }) => onChanged(seriesId))

/**
 * Id and title of a series. The server cannot return several series by their ids in one request, so the client fetches
 * them by their titles.
 */
export type SeriesIdAndTitle = { id: string; metadata: { title: string } }

/** Fetches the current data of the given series. For a deleted series, returns the previous data. */
export const refetchSeries = (references: readonly Series[]): Promise<Series[]> =>
  fetchCurrentRecordVersions(references, {
    fetchOne: getSeries,
    listCandidates: fetchSeriesByTitle,
    replaceDeleted: series => series,
  })

/** Fetches the current data of the given series. Omits deleted series. */
export const refetchSeriesOmittingDeleted = (references: readonly Series[]): Promise<Series[]> =>
  fetchCurrentRecordVersions(references, {
    fetchOne: getSeries,
    listCandidates: fetchSeriesByTitle,
    replaceDeleted: () => undefined,
  })

async function fetchSeriesByTitle(references: readonly SeriesIdAndTitle[]): Promise<readonly Series[]> {
  const titles = [...new Set(references.map(({ metadata }) => metadata.title))]
  const anyOf = titles.map(value => ({ title: { operator: 'is' as const, value } }))
  return (await listSeries({ condition: { anyOf } }, { size: MAX_MATCHES })).content
}

/** One-shot: a series and its only book. */
export type OneshotWithBook = { series: Series; book: Book }

/**
 * Creates a function that fetches the current data of the given one-shots and of their books. If a one-shot was deleted
 * in the meantime, the function returns the data that was loaded last. If no data was ever loaded, the function omits
 * the one-shot, so the result can be shorter than the list of the given one-shots.
 * @param loaded one-shots whose data is already loaded
 * @throws ServerError when a request fails, or when all one-shots were deleted and no data was ever loaded
 */
export function createOneshotRefetcher(
  loaded: readonly OneshotWithBook[] = [],
): (references: readonly SeriesIdAndTitle[]) => Promise<OneshotWithBook[]> {
  const latest = new Map(loaded.map(oneshot => [oneshot.series.id, oneshot]))
  return async references => {
    const [series, books] = await Promise.all([
      fetchCurrentRecordVersions<SeriesIdAndTitle, Series>(references, {
        fetchOne: getSeries,
        listCandidates: fetchSeriesByTitle,
        replaceDeleted: ({ id }) => latest.get(id)?.series,
      }),
      fetchBooksOfOneshots(references),
    ])
    for (const item of series) {
      const book = books.get(item.id) ?? latest.get(item.id)?.book
      if (book) latest.set(item.id, { series: item, book })
    }
    const oneshots = references.flatMap(({ id }) => latest.get(id) ?? [])
    if (oneshots.length === 0) throw new ServerError({ operation: 'getSeries', status: 404 })
    return oneshots
  }
}

async function fetchBooksOfOneshots(references: readonly SeriesIdAndTitle[]): Promise<Map<string, Book>> {
  const books = new Map<string, Book>()
  await forEachConcurrently(splitIntoBatches(references, ONESHOTS_PER_REQUEST), async chunk => {
    const anyOf = chunk.map(({ id }) => ({ seriesId: { operator: 'is' as const, value: id } }))
    const { content } = await listBooksWithLegacyFallback({ condition: { anyOf } }, { size: MAX_MATCHES })
    for (const book of content) books.set(book.seriesId, book)
  })
  return books
}
