import { listBooks } from '../../api/records/listBooks'
import { refetchRecords } from '../../api/records/refetchRecords'
import { getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'

/** Maximum matches per request. A search by title also returns other books with the same title in the same series. */
const MAX_MATCHES = 500

/** {@link refetchRecords} for books. Deleted books stay in their cached version; saving them reports the error. */
export const refetchBooks = (books: readonly Book[]): Promise<Book[]> =>
  refetchRecords(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: book => book,
  })

/** {@link refetchRecords} for books of a list. Omits deleted books. */
export const refetchExistingBooks = (books: readonly Book[]): Promise<Book[]> =>
  refetchRecords(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: () => undefined,
  })

/** Searches books by title within their series, because titles such as "Volume 1" are common. */
async function fetchBooksByTitle(books: readonly Book[]): Promise<readonly Book[]> {
  const series = [...new Set(books.map(({ seriesId }) => seriesId))]
  const titles = [...new Set(books.map(({ metadata }) => metadata.title))]
  const allOf = [
    { anyOf: series.map(value => ({ seriesId: { operator: 'is' as const, value } })) },
    { anyOf: titles.map(value => ({ title: { operator: 'is' as const, value } })) },
  ]
  return (await listBooks({ condition: { allOf } }, { size: MAX_MATCHES })).content
}
