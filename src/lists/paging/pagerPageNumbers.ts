/** Reads a page number from a search parameter. The first page is 1. Returns 1 for an invalid value. */
export function parsePageNumber(param: unknown): number {
  const page = typeof param === 'string' || typeof param === 'number' ? Number(param) : 1
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Returns the nearest existing page number, from 1 to `pages`. */
export const clampPageNumber = (page: number, pages: number): number => Math.max(1, Math.min(page, Math.max(1, pages)))

/**
 * Lists the page numbers that the pager shows: the first page, the last page, and up to two pages on each side of the
 * current page.
 */
export function listPagerPageNumbers(page: number, pages: number): number[] {
  const candidates = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(candidates.filter(candidate => candidate >= 1 && candidate <= pages))].sort((a, b) => a - b)
}
