import { listBooksWithLegacyFallback } from '../../api/records/listBooksWithLegacyFallback'
import type { ResourceDataSource } from '../../api/records/resourceDataSourceTypes'
import { toResourceListResult, toServerPagingParams, toServerSortParams } from '../../api/records/serverListParams'
import { getBook, updateBookMetadata } from '../../generated/books/books.calls'
import type { Book, BookCondition } from '../../generated/model.schemas'
import type { ProblemBooksFilter } from './analysis/problemBooksFilter'
import { refetchBooksOmittingDeleted } from './refetchBooks'

/** Filter with which the client requests a list of books. */
export type BookListFilter = {
  condition?: BookCondition
  text?: string
  /** Id of the read list whose books are listed. When this read list changes, the list is fetched again. */
  readListId?: string
  /**
   * Further sort criteria, for example `metadata.title,asc`. They determine the order of books that the main sort order
   * treats as equal.
   */
  thenBy?: readonly string[]
  /**
   * If set, the list contains only books with analysis problems. The client loads all such books of the selected
   * statuses and libraries. It then filters them by error code, because the server cannot.
   */
  problems?: ProblemBooksFilter
}

export const booksDataSource: ResourceDataSource<Book> = {
  async list(query) {
    const { condition, text, problems }: BookListFilter = query.filter
    if (problems) return (await import('./analysis/listProblemBooks')).listProblemBooks(problems, query)
    const options = { signal: query.signal }
    const params = { ...toServerPagingParams(query), ...toServerSortParams(query) }
    return toResourceListResult(await listBooksWithLegacyFallback({ condition, fullTextSearch: text }, params, options))
  },
  one: (id, signal) => getBook(id, { signal }),
  many: (ids, signal, cached) =>
    cached ? refetchBooksOmittingDeleted(cached) : Promise.all(ids.map(id => getBook(id, { signal }))),
  async update(id, metadata, before) {
    await updateBookMetadata(id, metadata)
    return { ...before, metadata: { ...before.metadata, ...metadata } }
  },
}
