import { listBooks as ask } from '../../generated/books/books.calls'
import type { BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { ServerError } from '../ServerError'

type Options = { signal?: AbortSignal }

/** Whether the server has rejected the list call as unknown. */
let isOlder = false

/**
 * Fetches a page of the books that match a condition. Servers before 1.19.0 lack the call and respond with 405, because the
 * path looks like that of a book. For these servers, the result comes from the older list calls (server-facts 1.2).
 * @throws ServerError
 */
export async function listBooks(
  search: BookSearch,
  params: ListBooksParams = {},
  options?: Options,
): Promise<PagedBooks> {
  if (!isOlder) {
    try {
      return await ask(search, params, options)
    } catch (error) {
      if (!(error instanceof ServerError && error.status === 405)) throw error
      isOlder = true
    }
  }
  const { legacyBookList } = await import('../legacy/legacyBookList')
  return legacyBookList(search, params, options)
}
