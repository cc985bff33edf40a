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
/** Time in milliseconds during which requests of several table rows are collected into a batch. */
const BATCH_WINDOW_MS = 40

/** Names of books and series that were fetched earlier, by id. */
const names = { books: new Map<string, string>(), series: new Map<string, string>() }

/**
 * Returns the name of a book or series if the name was fetched earlier. Filters and CSV files use only these names, to
 * avoid requests.
 */
export const getCachedBookOrSeriesName = (resource: keyof typeof names, id: string | null): string | undefined =>
  id === null ? undefined : names[resource].get(id)

/** Stores names of books or series for {@link getCachedBookOrSeriesName}. */
export function cacheBookOrSeriesNames(resource: keyof typeof names, records: readonly { id: string; name: string }[]) {
  for (const { id, name } of records) names[resource].set(id, name)
}

type PendingBatch = { requests: HistoryEventBookAndSeriesIds[]; result: Promise<BooksAndSeriesOfHistoryEvents> }
let pendingBatch: PendingBatch | undefined

/** Fetches the book and the series of a history event. Requests of several events are sent as a batch. */
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
 * Query options for the book and the series of a history event. The query key starts with `books`, so that changes of
 * books invalidate the query.
 */
export const historyEventBookAndSeriesQueryOptions = (ids: HistoryEventBookAndSeriesIds) =>
  queryOptions({
    queryKey: ['books', 'historySubject', ids],
    queryFn: () => loadSubject(ids),
    meta: { shownBy: 'none' },
  })

/**
 * Returns the book and the series of a history event. Both are undefined while loading and after a failure. A deleted
 * or inaccessible book or series is also undefined.
 */
export function useBookAndSeriesOfHistoryEvent(event: HistoryEventWithId): Subject {
  return useQuery(historyEventBookAndSeriesQueryOptions(getBookAndSeriesIdsOfHistoryEvent(event))).data ?? {}
}
