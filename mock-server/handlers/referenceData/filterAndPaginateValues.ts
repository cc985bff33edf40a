import type { PagedResponse } from '../../query/paginateItems'
import { createPagedResponse, readPaginationQuery } from '../../query/paginateItems'
import { readBooleanParameterOrFalse } from '../../query/queryParameters'
import { foldCaseAndAccents } from '../../query/textComparison'

/** Removes duplicates and sorts the values with the comparison function `order`. */
export function sortDistinctValues(values: readonly string[], order: (a: string, b: string) => number): string[] {
  return [...new Set(values)].sort(order)
}

/**
 * Returns a function that checks whether a value contains the text of the parameter `search`. The function ignores case
 * and accents.
 */
export function createSearchParameterPredicate(params: URLSearchParams): (word: string) => boolean {
  const search = params.get('search')
  if (!search) return () => true
  const foldedSearch = foldCaseAndAccents(search)
  return word => foldCaseAndAccents(word).includes(foldedSearch)
}

/**
 * Divides the values into pages, and returns the requested page without its null values. The response can therefore
 * contain fewer values than the page size. The total count in the response depends on the requested page:
 * - If this page is the last page, is not full, and contains a value other than null, the total count omits the null
 *   values of this page. It includes the null values of earlier pages.
 * - For all other pages, the total count includes the null values of all pages.
 */
export function paginateValues<Item>(request: Request, items: readonly (Item | null)[]): PagedResponse<Item> {
  const params = new URL(request.url).searchParams
  const query = readPaginationQuery(params, readBooleanParameterOrFalse(params, 'unpaged'))
  const start = query.page * query.size
  const part = query.unpaged ? items : items.slice(start, start + query.size)
  return createPagedResponse(
    part.filter(item => item !== null),
    items.length,
    query,
    true,
  )
}
