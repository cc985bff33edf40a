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

/** Properties by which {@link findDeletedBookIds} searches for a book. */
type BookReference = { readonly id: string; readonly seriesId: string; readonly title: string }

/**
 * Returns the ids of the given books that do not exist on the server.
 * @throws ServerError if a server call fails
 */
export async function findDeletedBookIds(
  books: readonly BookReference[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const existing = await fetchCurrentRecordVersions<BookReference, { id: string }>(books, {
    fetchOne: id => getBook(id, { signal }),
    listCandidates: chunk => fetchBooksByTitleAndSeries(chunk, signal),
    replaceDeleted: () => undefined,
  })
  const existingIds = new Set(existing.map(({ id }) => id))
  return new Set(books.map(({ id }) => id).filter(id => !existingIds.has(id)))
}

const fetchBooksByTitle = (books: readonly Book[]): Promise<readonly Book[]> =>
  fetchBooksByTitleAndSeries(books.map(({ id, seriesId, metadata }) => ({ id, seriesId, title: metadata.title })))

/**
 * Fetches books by their titles and series with a single request. Many books have titles such as "Volume 1", so the
 * request limits the search to the series of the books.
 */
async function fetchBooksByTitleAndSeries(
  books: readonly BookReference[],
  signal?: AbortSignal,
): Promise<readonly Book[]> {
  const seriesIds = [...new Set(books.map(({ seriesId }) => seriesId))]
  const titles = [...new Set(books.map(({ title }) => title))]
  const allOf = [
    { anyOf: seriesIds.map(value => ({ seriesId: { operator: 'is' as const, value } })) },
    { anyOf: titles.map(value => ({ title: { operator: 'is' as const, value } })) },
  ]
  return (await listBooksWithLegacyFallback({ condition: { allOf } }, { size: MAX_MATCHES }, { signal })).content
}
