import { listBooks as ask } from '../../generated/books/books.calls'
import type { BookSearch, ListBooksParams, PagedBooks } from '../../generated/model.schemas'
import { ServerError } from '../ServerError'

type Options = { signal?: AbortSignal }

/** Whether this server said that it does not know the call. */
let isOlder = false

/**
 * Books that meet a condition. Servers before 1.19.0 have no such call and answer 405, as the address reads like that of a
 * book: there the lists that every release has are asked instead (server-facts 1.2).
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
