import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import type { Series } from '../../generated/model.schemas'
import { type BookReadingState, createFirstMatchingSeriesBookFinder, findNextBookToReadInSeries } from '../books'

/**
 * Loads the next book to read in a series. While this book loads, `expected` already contains the probable reading
 * state of this book, derived from the numbers of read and started books.
 */
export function useNextBookToReadInSeries({ id, booksCount, booksReadCount, booksInProgressCount }: Series) {
  const counts = { booksCount, booksReadCount, booksInProgressCount }
  const { data, isPending, error, refetch } = useQuery({
    queryKey: createOperationQueryKey('listBooks', { nextOf: id, ...counts }),
    queryFn: async ({ signal }) =>
      (await findNextBookToReadInSeries(counts, createFirstMatchingSeriesBookFinder(id, signal))) ?? null,
    placeholderData: keepPreviousData,
    meta: { shownBy: 'none' },
  })
  return {
    book: data ?? undefined,
    isLoading: isPending,
    failure: error ?? undefined,
    retry: () => void refetch(),
    expected: expectedReadingState(counts),
  }
}

function expectedReadingState({
  booksCount,
  booksReadCount,
  booksInProgressCount,
}: Pick<Series, 'booksCount' | 'booksReadCount' | 'booksInProgressCount'>): BookReadingState {
  if (booksInProgressCount > 0) return 'begun'
  return booksCount > 0 && booksReadCount === booksCount ? 'done' : 'unread'
}
