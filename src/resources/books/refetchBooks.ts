import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { refetchRecords } from '../../api/records/refetchRecords'
import { getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'

/** Maximum number of books per request. A search by title may also return other books with the same title. */
const MAX_MATCHES = 500

/** Refetches books with {@link refetchRecords}. For a deleted book, returns the cached version. */
export const refetchBooks = (books: readonly Book[]): Promise<Book[]> =>
  refetchRecords(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: book => book,
  })

/** Refetches the books of a list with {@link refetchRecords}. Omits deleted books. */
export const refetchExistingBooks = (books: readonly Book[]): Promise<Book[]> =>
  refetchRecords(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: () => undefined,
  })

/** Searches books by title within their series. A title such as "Volume 1" occurs in many series. */
async function fetchBooksByTitle(books: readonly Book[]): Promise<readonly Book[]> {
  const series = [...new Set(books.map(({ seriesId }) => seriesId))]
  const titles = [...new Set(books.map(({ metadata }) => metadata.title))]
  const allOf = [
    { anyOf: series.map(value => ({ seriesId: { operator: 'is' as const, value } })) },
    { anyOf: titles.map(value => ({ title: { operator: 'is' as const, value } })) },
  ]
  return (await listBooksWithLegacyFallback({ condition: { allOf } }, { size: MAX_MATCHES })).content
}
