import { queryOptions, useQuery } from '@tanstack/react-query'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { getBook } from '../../generated/books/books.calls'
import { getSeries } from '../../generated/series/series.calls'
import { formatFullBookTitle } from '../books'
import {
  type BooksAndSeriesOfHistoryEvents,
  fetchBooksAndSeriesOfHistoryEvents,
  type HistoryEventBookAndSeriesIds,
  type LinkableBook,
  type LinkableSeries,
} from './fetchBooksAndSeriesOfHistoryEvents'
import { getBookAndSeriesIdsOfHistoryEvent, type HistoryEventWithId } from './historyEventRecord'

type Subject = { book?: LinkableBook; series?: LinkableSeries }

const PAGE_SIZE = 500
/**
 * Time in milliseconds for which a request waits for the requests of other table rows. All of these requests are then
 * sent together.
 */
const BATCH_WINDOW_MS = 40

/** Known names of books and series, by id. */
const names = { books: new Map<string, string>(), series: new Map<string, string>() }

/**
 * Returns the name of a book or series if the client already knows the name. Sends no request. Filters and CSV files
 * use these names.
 */
export const getCachedBookOrSeriesName = (resource: keyof typeof names, id: string | null): string | undefined =>
  id === null ? undefined : names[resource].get(id)

/** Stores names of books or series, which {@link getCachedBookOrSeriesName} then returns. */
export function cacheBookOrSeriesNames(resource: keyof typeof names, records: readonly { id: string; name: string }[]) {
  for (const { id, name } of records) names[resource].set(id, name)
}

type PendingBatch = { requests: HistoryEventBookAndSeriesIds[]; result: Promise<BooksAndSeriesOfHistoryEvents> }
let pendingBatch: PendingBatch | undefined

/**
 * Loads the book and series of a history event. Waits a short time, so that the books and series of several events are
 * loaded together.
 */
async function loadSubject(ids: HistoryEventBookAndSeriesIds): Promise<Subject> {
  pendingBatch ??= startBatch()
  pendingBatch.requests.push(ids)
  const { books, series } = await pendingBatch.result
  const subject = {
    ...(ids.bookId !== null && { book: books.get(ids.bookId) }),
    ...(ids.seriesId !== null && { series: series.get(ids.seriesId) }),
  }
  if (subject.book) names.books.set(subject.book.id, subject.book.title)
  if (subject.series) names.series.set(subject.series.id, subject.series.title)
  return subject
}

function startBatch(): PendingBatch {
  const requests: HistoryEventBookAndSeriesIds[] = []
  const result = new Promise<void>(resolve => setTimeout(resolve, BATCH_WINDOW_MS)).then(() => {
    pendingBatch = undefined
    return fetchBooksAndSeriesOfHistoryEvents(requests, {
      pageSize: PAGE_SIZE,
      getBook: id => getBook(id),
      getSeries: id => getSeries(id),
      titleOfBook: formatFullBookTitle,
      listBooksOfSeries: async (seriesIds, page) => {
        const condition = { anyOf: seriesIds.map(value => ({ seriesId: { operator: 'is' as const, value } })) }
        const params = { page, size: PAGE_SIZE, sort: ['createdDate,desc'] }
        const { content, totalElements } = await listBooksWithLegacyFallback({ condition }, params)
        return { items: content, total: totalElements }
      },
    })
  })
  return { requests, result }
}

/**
 * Options of the query for the book and series of a history event. The query key starts with `books`, so that the query
 * is fetched again when books change.
 */
export const historyEventBookAndSeriesQueryOptions = (ids: HistoryEventBookAndSeriesIds) =>
  queryOptions({
    queryKey: ['books', 'historySubject', ids],
    queryFn: () => loadSubject(ids),
    meta: { shownBy: 'none' },
  })

/**
 * Returns the book and series of a history event. Both are undefined while they load and after a failure. A book or
 * series that was deleted, or that the user may not see, is also undefined. `isLoaded` is true if the lookup has
 * succeeded.
 */
export function useBookAndSeriesOfHistoryEvent(event: HistoryEventWithId): Subject & { isLoaded: boolean } {
  const { data } = useQuery(historyEventBookAndSeriesQueryOptions(getBookAndSeriesIdsOfHistoryEvent(event)))
  return { ...data, isLoaded: data !== undefined }
}
