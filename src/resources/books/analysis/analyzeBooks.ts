import { runRecordAction } from '../../../actions/availableActions'
import type { RecordWithTitle } from '../../../actions/useRecordActions'
import { listBooksWithLegacyFallback } from '../../../api/records/listBooksWithLegacyFallback'
import type { Book, BookCondition } from '../../../generated/model.schemas'
import { iterateAllPagedItems } from '../../../lists/selection/iterateAllPagedItems'
import { formatFullBookTitle } from '../bookTitle'

const PAGE_SIZE = 500

const toTitledRecord = (book: Book): RecordWithTitle<'books'> => ({ record: book, title: formatFullBookTitle(book) })

/** Lets the server analyze books again. The bulk action panel shows the progress and the failures. */
export function analyzeBooks(books: readonly Book[]): Promise<unknown> {
  const records = books.map(toTitledRecord)
  return runRecordAction('analyze', 'books', { total: records.length, title: records[0]?.title ?? '', records })
}

/**
 * Lets the server analyze all books that match a condition, even if it has already analyzed them. Fetches the books in
 * pages. The bulk action panel shows the progress and the failures.
 * @param total number of books that match the condition
 */
export function analyzeMatchingBooks(condition: BookCondition, total: number): Promise<unknown> {
  const books = iterateAllPagedItems<Book>({
    pageSize: PAGE_SIZE,
    matches: () => true,
    fetchPage: async (page, size) => {
      const { content, totalElements } = await listBooksWithLegacyFallback(
        { condition },
        { page, size, sort: ['createdDate,asc'] },
      )
      return { items: content, total: totalElements }
    },
  })
  const createIterator = () => {
    const iterator = books[Symbol.asyncIterator]()
    const next = async (): Promise<IteratorResult<RecordWithTitle<'books'>>> => {
      const result = await iterator.next()
      return result.done ? { done: true, value: undefined } : { done: false, value: toTitledRecord(result.value) }
    }
    return { next }
  }
  return runRecordAction('analyze', 'books', { total, title: '', records: { [Symbol.asyncIterator]: createIterator } })
}
