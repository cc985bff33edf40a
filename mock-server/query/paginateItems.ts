import { requestLimits } from '../http/requestLimits'

export type RequestedSort = { key: string; descending: boolean }
export type PaginationQuery = { page: number; size: number; unpaged: boolean; orders: RequestedSort[] }
type SortState = { empty: boolean; sorted: boolean; unsorted: boolean }

/** Response body that contains a page of a list (server-facts 2.1). */
export type PagedResponse<Item> = {
  content: Item[]
  pageable: { pageNumber: number; pageSize: number; sort: SortState; offset: number; paged: boolean; unpaged: boolean }
  last: boolean
  totalElements: number
  totalPages: number
  size: number
  number: number
  sort: SortState
  first: boolean
  numberOfElements: number
  empty: boolean
}

const DEFAULT_PAGE_SIZE = 20
const MAX_PAGE_SIZE = 2000

/** Reads the query parameters `page`, `size` and `sort`. Uses a default value in place of an invalid value. */
export function readPaginationQuery(params: URLSearchParams, unpaged = false): PaginationQuery {
  const page = readInt32(params.get('page'))
  const size = readInt32(params.get('size'))
  return {
    page: page ?? 0,
    size: size ? Math.min(size, MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE,
    unpaged,
    orders: params.getAll('sort').flatMap(readSortOrders).slice(0, requestLimits.sortKeyCount),
  }
}

/** Parses a sort parameter. Example: `a,b,desc` sorts both by `a` and by `b` in descending order. */
function readSortOrders(text: string): RequestedSort[] {
  const parts = text.split(',').map(part => part.trim())
  if (parts.at(-1)?.toLowerCase() === 'ignorecase') parts.pop()
  const last = parts.at(-1)?.toLowerCase()
  const hasDirection = last === 'asc' || last === 'desc'
  const keys = hasDirection ? parts.slice(0, -1) : parts
  return keys.filter(Boolean).map(key => ({ key, descending: last === 'desc' }))
}

/** Reads an integer from 0 to 2³¹ - 1. Returns undefined for any other text. */
function readInt32(text: string | null): number | undefined {
  const number = text !== null && /^\+?\d+$/.test(text.trim()) ? Number(text) : undefined
  return number !== undefined && number < 2 ** 31 ? number : undefined
}

/**
 * Returns the requested page of a list of items.
 * @param items items of all pages
 */
export function paginateItems<Item>(
  items: readonly Item[],
  query: PaginationQuery,
  isSorted: boolean,
): PagedResponse<Item> {
  const content = query.unpaged ? [...items] : items.slice(query.page * query.size, (query.page + 1) * query.size)
  return createPagedResponse(content, items.length, query, isSorted)
}

/**
 * Creates the response for a page of items. If the request disables paging, the response is a single page with all
 * items.
 * @param totalCount number of items on all pages
 */
export function createPagedResponse<Item>(
  content: Item[],
  totalCount: number,
  query: PaginationQuery,
  isSorted: boolean,
): PagedResponse<Item> {
  const number = query.unpaged ? 0 : query.page
  const size = query.unpaged ? Math.max(totalCount, DEFAULT_PAGE_SIZE) : query.size
  const offset = number * size
  const totalElements = content.length && offset + size > totalCount ? offset + content.length : totalCount
  const totalPages = Math.ceil(totalElements / size)
  const sort = { empty: !isSorted, sorted: isSorted, unsorted: !isSorted }
  return {
    content,
    pageable: { pageNumber: number, pageSize: size, sort, offset, paged: true, unpaged: false },
    last: number + 1 >= totalPages,
    totalElements,
    totalPages,
    size,
    number,
    sort,
    first: number === 0,
    numberOfElements: content.length,
    empty: content.length === 0,
  }
}

/** Converts each item of a paged response with a function. */
export function mapPagedContent<From, To>(page: PagedResponse<From>, make: (item: From) => To): PagedResponse<To> {
  return { ...page, content: page.content.map(make) }
}
