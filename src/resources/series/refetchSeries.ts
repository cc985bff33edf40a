import { forEachConcurrently, splitIntoBatches } from '../../api/forEachConcurrently'
import { onLiveEvent } from '../../api/live/liveEvents'
import { fetchCurrentRecordVersions } from '../../api/records/fetchCurrentRecordVersions'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import type { Book, Series } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/**
 * Maximum number of series in the response to a search by title. Such a search also returns other series with the same
 * titles.
 */
const MAX_MATCHES = 500
/** Maximum number of one-shots whose books are fetched with a single request. */
const ONESHOTS_PER_REQUEST = 100

/**
 * Registers a listener for live events about changed series.
 * @param onChanged receives the id of the changed series
 * @returns unregister function
 */
export const onSeriesChangedEvent = (onChanged: (id: string) => void): (() => void) =>
  onLiveEvent('SeriesChanged', ({ seriesId }) => onChanged(seriesId))

/**
 * Id and title of a series. The title is needed, because the client refetches many series with a search for their
 * titles.
 */
export type SeriesIdAndTitle = { id: string; metadata: { title: string } }

/**
 * Fetches the current data of series with {@link fetchCurrentRecordVersions}. A deleted series is returned with its
 * previous data.
 */
export const refetchSeries = (references: readonly Series[]): Promise<Series[]> =>
  fetchCurrentRecordVersions(references, {
    fetchOne: getSeries,
    listCandidates: fetchSeriesByTitle,
    replaceDeleted: series => series,
  })

/** Fetches the current data of series with {@link fetchCurrentRecordVersions}. Deleted series are omitted. */
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

/** One-shot, as its series and its only book. */
export type OneshotWithBook = { series: Series; book: Book }

/**
 * Fetches the current data of one-shots and their books with {@link fetchCurrentRecordVersions}.
 * @throws when a one-shot is deleted or has no book
 */
export async function refetchOneshots(references: readonly SeriesIdAndTitle[]): Promise<OneshotWithBook[]> {
  const [series, books] = await Promise.all([
    fetchCurrentRecordVersions<SeriesIdAndTitle, Series>(references, {
      fetchOne: getSeries,
      listCandidates: fetchSeriesByTitle,
    }),
    fetchBooksOfOneshots(references),
  ])
  return series.map(series => {
    const book = books.get(series.id)
    if (!book) throw new Error(`The one-shot ${series.id} has no book`)
    return { series, book }
  })
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
