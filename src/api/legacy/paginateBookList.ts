import type { Book, ListBooksParams, PagedBooks } from '../../generated/model.schemas'

const unsortedInfo = { empty: true, sorted: false, unsorted: true }

/**
 * Returns a single page of a complete list of books. The result has the format of a paged server response, but contains
 * no information about the sort order.
 */
export function paginateBookList(books: readonly Book[], { page, size, unpaged }: ListBooksParams): PagedBooks {
  const number = unpaged ? 0 : Math.max(0, page ?? 0)
  const pageSize = unpaged ? Math.max(books.length, 20) : size && size > 0 ? Math.min(size, 2000) : 20
  const content = books.slice(number * pageSize, (number + 1) * pageSize)
  const totalPages = Math.ceil(books.length / pageSize)
  return {
    content,
    pageable: {
      pageNumber: number,
      pageSize,
      offset: number * pageSize,
      paged: true,
      unpaged: false,
      sort: unsortedInfo,
    },
    sort: unsortedInfo,
    totalElements: books.length,
    totalPages,
    number,
    size: pageSize,
    numberOfElements: content.length,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
  }
}
