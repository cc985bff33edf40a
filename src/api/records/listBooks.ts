import { listBooks as requestBookList } from '../../generated/books/books.calls'
import type { BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { ServerError } from '../ServerError'

type ListBooksOptions = { signal?: AbortSignal }

/** Whether the server has rejected the list call as unknown. */
let lacksBookListCall = false

/**
 * Fetches a page of the books that match a condition. Servers before 1.19.0 lack the call and respond with 405, because the
 * path looks like that of a book. For these servers, the result comes from the older list calls (server-facts 1.2).
 * @throws ServerError
 */
export async function listBooks(
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
