import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { operationKey } from '../../api/cache/operationKey'
import type { Series } from '../../generated/model.schemas'
import { firstOfSeries, nextOfSeries, type ReadStatusKind } from '../books'

/** Next book of a series to read with its loading state, and the reading state expected from the counts of the series. */
export function useNextBook({ id, booksCount, booksReadCount, booksInProgressCount }: Series) {
  const counts = { booksCount, booksReadCount, booksInProgressCount }
  const { data, isPending, error, refetch } = useQuery({
    queryKey: operationKey('listBooks', { nextOf: id, ...counts }),
    queryFn: async ({ signal }) => (await nextOfSeries(counts, firstOfSeries(id, signal))) ?? null,
    placeholderData: keepPreviousData,
    meta: { shownBy: 'nobody' },
  })
  return {
    book: data ?? undefined,
    isLoading: isPending,
    failure: error ?? undefined,
    retry: () => void refetch(),
    expected: expectedOf(counts),
  }
}

function expectedOf({
  booksCount,
  booksReadCount,
  booksInProgressCount,
}: Pick<Series, 'booksCount' | 'booksReadCount' | 'booksInProgressCount'>): ReadStatusKind {
  if (booksInProgressCount > 0) return 'begun'
  return booksCount > 0 && booksReadCount === booksCount ? 'done' : 'unread'
}
