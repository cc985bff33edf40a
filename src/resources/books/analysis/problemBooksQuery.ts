import { queryOptions } from '@tanstack/react-query'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import type { Book, MediaStatus } from '../../../generated/model.schemas'
import { fetchRowsOfAllPages, type RowFetchProgress } from '../../../lists/table/rows/fetchRowsOfAllPages'
import { createObservableStore } from '../../../preferences/observableStore'
import { buildMediaStatusCondition, failedMediaStatuses } from './problemBooksFilter'

const PAGE_SIZE = 500

/**
 * Progress of a running query for books with problems: the number of fetched books and the total number of books in the
 * current list. The query fetches at most two lists. The first list contains the books with the given statuses other
 * than `READY`. The second list contains the books with the status `READY`, and is fetched only if `READY` is among the
 * given statuses. For the second list, both numbers start again. The value is undefined until the first page has
 * arrived. After the query has ended, the value is undefined again.
 */
export const problemBooksFetchProgress = createObservableStore<RowFetchProgress | undefined>(undefined)

/**
 * Options of the query for all books with the given media statuses in the given libraries. The result contains a book
 * with the status `READY` only if its analysis comment is not empty.
 */
export const problemBooksQueryOptions = (
  statuses: readonly MediaStatus[] = [...failedMediaStatuses, 'READY'],
  libraryIds: readonly string[] = [],
) =>
  queryOptions({
    queryKey: ['books', 'problems', { statuses, libraryIds }],
    queryFn: async ({ signal }): Promise<Book[]> => {
      const otherStatuses = statuses.filter(status => status !== 'READY')
      try {
        return [
          ...(otherStatuses.length > 0 ? await collectBooks(otherStatuses, libraryIds, signal) : []),
          ...(statuses.includes('READY') ? await collectBooks(['READY'], libraryIds, signal, hasNoComment) : []),
        ]
      } finally {
        problemBooksFetchProgress.set(undefined)
      }
    },
    meta: { shownBy: 'page' },
  })

const hasNoComment = ({ media }: Book) => media.comment === ''

async function collectBooks(
  statuses: readonly MediaStatus[],
  libraryIds: readonly string[],
  signal: AbortSignal,
  isEnd?: (book: Book) => boolean,
): Promise<Book[]> {
  const condition = buildMediaStatusCondition(statuses, libraryIds)
  return fetchRowsOfAllPages({
    fetchPage: async page => {
      const params = { page, size: PAGE_SIZE, sort: ['media.comment,desc'] }
      const { content, totalElements } = await listBooksWithLegacyFallback({ condition }, params, { signal })
      return { items: content, total: totalElements }
    },
    pageSize: PAGE_SIZE,
    keyOf: ({ id }) => id,
    isEnd,
    onProgress: problemBooksFetchProgress.set,
    signal,
  })
}
