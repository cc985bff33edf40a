import { listBooks as requestBookList } from '../../generated/books/books.calls'
import type { BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { ServerError } from '../ServerError'

type ListBooksOptions = { signal?: AbortSignal }

/** True after the server has rejected `POST /books/list` with status 405, as servers before 1.19.0 do. */
let lacksBookListCall = false

/**
 * Fetches a page of books that match a condition. Uses older list calls on servers before 1.19.0 (server-facts 1.2).
 * @param search condition and full-text search
 * @param params page, size and sort order
 * @throws ServerError
 */
export async function listBooksWithLegacyFallback(
  search: BookSearch,
  params: ListBooksParams = {},
  options?: ListBooksOptions,
): Promise<PagedBooks> {
  if (!lacksBookListCall) {
    try {
      return await requestBookList(search, params, options)
    } catch (error) {
      if (!(error instanceof ServerError && error.status === 405)) throw error
      lacksBookListCall = true
    }
  }
  const { fetchLegacyBookList } = await import('../legacy/fetchLegacyBookList')
  return fetchLegacyBookList(search, params, options)
}
