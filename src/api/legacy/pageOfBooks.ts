import type { Book, ListBooksParams, PagedBooks } from '../../generated/model.schemas'

const none = { empty: true, sorted: false, unsorted: true }

/** A page of books that are all here, as the server would give it; `sort` is not told. */
export function pageOfBooks(books: readonly Book[], { page, size, unpaged }: ListBooksParams): PagedBooks {
  const number = unpaged ? 0 : Math.max(0, page ?? 0)
  const wanted = unpaged ? Math.max(books.length, 20) : size && size > 0 ? Math.min(size, 2000) : 20
  const content = books.slice(number * wanted, (number + 1) * wanted)
  const totalPages = Math.ceil(books.length / wanted)
  return {
    content,
    pageable: {
      pageNumber: number,
      pageSize: wanted,
      offset: number * wanted,
      paged: true,
      unpaged: false,
      sort: none,
    },
    sort: none,
    totalElements: books.length,
    totalPages,
    number,
    size: wanted,
    numberOfElements: content.length,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
  }
}
