import { forEachConcurrently, splitIntoBatches } from '../../api/forEachConcurrently'
import { onLiveEvent } from '../../api/live/liveEvents'
import { fetchCurrentRecordVersions } from '../../api/records/fetchCurrentRecordVersions'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { ServerError } from '../../api/ServerError'
import type { Book, Series } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/**
 * Maximum number of series or books in a response. Must be larger than the number of titles in a request, because
 * several series may have the same title.
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
 * Id and title of a series. The server cannot return several series by their ids in a single response, so the client
 * fetches them by their titles.
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

/** Data of a one-shot: its series record and the record of its only book. */
export type OneshotWithBook = { series: Series; book: Book }

/**
 * Creates a function that fetches the current data of each given one-shot: its series and its only book. If a one-shot
 * was deleted in the meantime, the function returns the data that was loaded last. If the data of a deleted one-shot
 * was never loaded, the function omits this one-shot. The result can therefore be shorter than the list of the given
 * one-shots.
 * @param loaded one-shots whose data is already loaded
 * @throws ServerError from the created function, when a request fails, or when the function would omit all one-shots
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
