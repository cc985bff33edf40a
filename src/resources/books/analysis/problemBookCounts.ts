import { queryOptions } from '@tanstack/react-query'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import type { BookCondition } from '../../../generated/model.schemas'
import { buildMediaStatusCondition, buildMissingPosterCondition, failedMediaStatuses } from './problemBooksFilter'

/** Options of a query that counts all books whose analysis failed. */
export const analysisFailedBookCountQueryOptions = () =>
  countQueryOptions('failed', buildMediaStatusCondition(failedMediaStatuses))

/** Query options for the number of all analyzed books without a selected poster. */
export const missingPosterCountQueryOptions = () => countQueryOptions('missingPosters', buildMissingPosterCondition())

const countQueryOptions = (name: string, condition: BookCondition) =>
  queryOptions({
    queryKey: ['books', 'count', name],
    queryFn: async ({ signal }) =>
      (await listBooksWithLegacyFallback({ condition }, { size: 1 }, { signal })).totalElements,
    meta: { shownBy: 'none' },
  })
