import { fetchCurrentRecordVersions } from '../../api/records/fetchCurrentRecordVersions'
import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import { getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'

/**
 * Maximum number of books that the server returns for a search by titles. Other books may have the same titles as the
 * requested books, so this maximum is larger than the number of requested books.
 */
const MAX_MATCHES = 500

/** Fetches the current data of the given books. For a deleted book, returns the previous data. */
export const refetchBooks = (books: readonly Book[]): Promise<Book[]> =>
  fetchCurrentRecordVersions(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: book => book,
  })

/** Fetches the current data of the given books. Omits deleted books. */
export const refetchBooksOmittingDeleted = (books: readonly Book[]): Promise<Book[]> =>
  fetchCurrentRecordVersions(books, {
    fetchOne: id => getBook(id),
    listCandidates: fetchBooksByTitle,
    replaceDeleted: () => undefined,
  })

/**
 * Fetches books by their titles and series with a single request. Many books have titles such as "Volume 1", so the
 * request limits the search to the series of the books.
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
