import { listed, pageParams, sortParams } from '../../api/pagedList'
import type { Source } from '../../api/source'
import { getBook, listBooks } from '../../generated/books/books.calls'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { getBooksOfReadList } from '../../generated/readlists/readlists.calls'

/** What a list of books may be asked: a condition, words to look for, or the books of a read list in its own order. */
export type BookFilter = {
  condition?: BookCondition
  text?: string
  readListId?: string
  /** Further orders, for what is equal in the list's own. */
  thenBy?: readonly string[]
}

export const booksSource: Source<Book> = {
  async list(query) {
    const { condition, text, readListId, thenBy = [] }: BookFilter = query.filter
    const options = { signal: query.signal }
    if (readListId) return listed(await getBooksOfReadList(readListId, pageParams(query), options))
    const sort = [...(sortParams(query).sort ?? []), ...thenBy]
    return listed(await listBooks({ condition, fullTextSearch: text }, { ...pageParams(query), sort }, options))
  },
  one: (id, signal) => getBook(id, { signal }),
}
