import { listBooks } from '../../api/records/listBooks'
import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import { getBook } from '../../generated/books/books.calls'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { remainingBooks } from './refetchBooks'

/** What a list of books may be asked: a condition and words to look for. */
export type BookFilter = {
  condition?: BookCondition
  text?: string
  /** The read list that the condition speaks of: when it changes, so does the list. */
  readListId?: string
  /** Further orders, for what is equal in the list's own. */
  thenBy?: readonly string[]
}

export const booksSource: ResourceSource<Book> = {
  async list(query) {
    const { condition, text, thenBy = [] }: BookFilter = query.filter
    const options = { signal: query.signal }
    const sort = [...(sortParams(query).sort ?? []), ...thenBy]
    return toListResult(await listBooks({ condition, fullTextSearch: text }, { ...pageParams(query), sort }, options))
  },
  one: (id, signal) => getBook(id, { signal }),
  many: (ids, signal, known) => (known ? remainingBooks(known) : Promise.all(ids.map(id => getBook(id, { signal })))),
}
