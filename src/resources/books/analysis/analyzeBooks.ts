import { runRecordAction } from '../../../actions/availableActions'
import { loadRecordsWithProgress } from '../../../actions/bulk/recordLoads'
import { toPerRecordActionData } from '../../../actions/perRecordActionData'
import { runPerRecordAction } from '../../../actions/runPerRecordAction'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import type { Book, BookCondition } from '../../../generated/model.schemas'
import { collectPagedItems } from '../../../lists/selection/collectPagedItems'
import { formatFullBookTitle } from '../bookTitle'

/** Lets the server analyze books again. The bulk action panel shows the progress and the failures. */
export function analyzeBooks(books: readonly Book[]): Promise<unknown> {
  const records = books.map(record => ({ record, title: formatFullBookTitle(record) }))
  return runRecordAction('analyze', 'books', records)
}

/**
 * Lets the server analyze all books that match a condition, including books that were already analyzed. First fetches
 * the list of these books. The bulk action panel shows the progress and the failures.
 * @throws the error of the request that fetches the list, if this request fails
 */
export async function analyzeMatchingBooks(condition: BookCondition): Promise<unknown> {
  const records = await loadRecordsWithProgress(options =>
    collectPagedItems<Book, { record: ReturnType<typeof toPerRecordActionData.books>; title: string }>({
      ...options,
      toPart: book => ({ record: toPerRecordActionData.books(book), title: formatFullBookTitle(book) }),
      fetchPage: async (page, size, signal) => {
        const params = { page, size, sort: ['createdDate,asc'] }
        const { content, totalElements } = await listBooksWithLegacyFallback({ condition }, params, { signal })
        return { items: content, total: totalElements }
      },
    }),
  )
  return records && runPerRecordAction('analyze', 'books', records)
}
