import { fetchCurrentRecordVersions } from '../../api/records/fetchCurrentRecordVersions'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'

/**
 * Maximum number of books in the response to a search by title. Such a search also returns other books with the same
 * titles.
 */
const MAX_MATCHES = 500

/**
 * Fetches the current data of books with {@link fetchCurrentRecordVersions}. A deleted book is returned with its
 * previous data.
 */
export const refetchBooks = (books: readonly Book[]): Promise<Book[]> =>
  fetchCurrentRecordVersions(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: book => book,
  })

/** Fetches the current data of books with {@link fetchCurrentRecordVersions}. Deleted books are omitted. */
export const refetchBooksOmittingDeleted = (books: readonly Book[]): Promise<Book[]> =>
  fetchCurrentRecordVersions(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: () => undefined,
  })

/**
 * Fetches books by their titles and series. Titles alone would match too many books, because titles such as "Volume 1"
 * occur in many series.
 */
async function fetchBooksByTitle(books: readonly Book[]): Promise<readonly Book[]> {
  const series = [...new Set(books.map(({ seriesId }) => seriesId))]
  const titles = [...new Set(books.map(({ metadata }) => metadata.title))]
  const allOf = [
    { anyOf: series.map(value => ({ seriesId: { operator: 'is' as const, value } })) },
    { anyOf: titles.map(value => ({ title: { operator: 'is' as const, value } })) },
  ]
  return (await listBooksWithLegacyFallback({ condition: { allOf } }, { size: MAX_MATCHES })).content
}
