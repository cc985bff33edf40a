import { chunked, withConcurrency } from '../../api/chunks'
import { onLiveEvent } from '../../api/live/liveEvents'
import { listBooks } from '../../api/records/listBooks'
import { refetchRecords } from '../../api/records/refetchRecords'
import type { Book, Series } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/** Maximum matches per request. A search by title also returns other series with the same title. */
const PAGE = 500
/** Number of one-shots per request for their books. */
const ASKED = 100

/**
 * Subscribes to changes of series by any client.
 * @param changed  receives the id of the changed series
 * @returns removes the listener
 */
export const onSeriesChanged = (changed: (id: string) => void): (() => void) =>
  onLiveEvent('SeriesChanged', ({ seriesId }) => changed(seriesId))

/** Id and title of a series: the minimum for a batch refetch, which searches by title. */
export type KnownSeries = { id: string; metadata: { title: string } }

/** {@link refetchRecords} for series. Deleted series stay in their cached version; saving them reports the error. */
export const refetchSeries = (known: readonly Series[]): Promise<Series[]> =>
  refetchRecords(known, { one: getSeries, among: ofTheSameTitles, gone: series => series })

/** {@link refetchRecords} for series of a list. Omits deleted series. */
export const remainingSeries = (known: readonly Series[]): Promise<Series[]> =>
  refetchRecords(known, { one: getSeries, among: ofTheSameTitles, gone: () => undefined })

async function ofTheSameTitles(known: readonly KnownSeries[]): Promise<readonly Series[]> {
  const titles = [...new Set(known.map(({ metadata }) => metadata.title))]
  const anyOf = titles.map(value => ({ title: { operator: 'is' as const, value } }))
  return (await listSeries({ condition: { anyOf } }, { size: PAGE })).content
}

/** One-shot: a series and its only book. */
export type Oneshot = { series: Series; book: Book }

/**
 * {@link refetchRecords} for one-shots, with the book of each.
 * @throws when a one-shot is deleted or has no book
 */
export async function refetchOneshots(known: readonly KnownSeries[]): Promise<Oneshot[]> {
  const [now, books] = await Promise.all([
    refetchRecords<KnownSeries, Series>(known, { one: getSeries, among: ofTheSameTitles }),
    booksNow(known),
  ])
  return now.map(series => {
    const book = books.get(series.id)
    if (!book) throw new Error(`The one-shot ${series.id} has no book`)
    return { series, book }
  })
}

async function booksNow(known: readonly KnownSeries[]): Promise<Map<string, Book>> {
  const books = new Map<string, Book>()
  await withConcurrency(chunked(known, ASKED), async piece => {
    const anyOf = piece.map(({ id }) => ({ seriesId: { operator: 'is' as const, value: id } }))
    const { content } = await listBooks({ condition: { anyOf } }, { size: PAGE })
    for (const book of content) books.set(book.seriesId, book)
  })
  return books
}
