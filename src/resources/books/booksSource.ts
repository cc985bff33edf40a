import { listBooks } from '../../api/records/listBooks'
import { pageParams, sortParams, toListResult } from '../../api/records/pagedList'
import type { ResourceSource } from '../../api/records/resourceSource'
import { getBook, updateBookMetadata } from '../../generated/books/books.calls'
import type { Book, BookCondition } from '../../generated/model.schemas'
import { remainingBooks } from './refetchBooks'

/** Filter of a book list in a react-admin list query. */
export type BookFilter = {
  condition?: BookCondition
  text?: string
  /** Read list of the condition: a change of the read list invalidates the list. */
  readListId?: string
  /** Secondary sorts in the form `field,asc`. */
  thenBy?: readonly string[]
}

/** Requests of the data provider for books. */
export const booksSource: ResourceSource<Book> = {
  async list(query) {
    const { condition, text, thenBy = [] }: BookFilter = query.filter
    const options = { signal: query.signal }
    const sort = [...(sortParams(query).sort ?? []), ...thenBy]
    return toListResult(await listBooks({ condition, fullTextSearch: text }, { ...pageParams(query), sort }, options))
  },
  one: (id, signal) => getBook(id, { signal }),
  many: (ids, signal, known) => (known ? remainingBooks(known) : Promise.all(ids.map(id => getBook(id, { signal })))),
  async update(id, metadata, before) {
    await updateBookMetadata(id, metadata)
    return { ...before, metadata: { ...before.metadata, ...metadata } }
  },
}
