import { queryOptions } from '@tanstack/react-query'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import type { Book, MediaStatus } from '../../../generated/model.schemas'
import { fetchRowsOfAllPages, type RowFetchProgress } from '../../../lists/table/rows/fetchRowsOfAllPages'
import { createObservableStore } from '../../../preferences/observableStore'
import { buildMediaStatusCondition, failedMediaStatuses } from './problemBooksFilter'

const PAGE_SIZE = 500

/**
 * Progress of a running query for books with problems: the number of fetched books, and the total number of books in
 * the list. The value is undefined before the first page of books has arrived, and after the end of the query. If the
 * query has the status `READY` and other statuses, it fetches two lists. The first list contains the books with the
 * other statuses. The second list contains the books with the status `READY`. While the query fetches the second list,
 * both numbers describe only the second list.
 */
export const problemBooksFetchProgress = createObservableStore<RowFetchProgress | undefined>(undefined)

/**
 * Options of a query for books. The query returns all books of the given libraries that have any of the given media
 * statuses. Exception: books with the status `READY` and an empty analysis comment are omitted.
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
