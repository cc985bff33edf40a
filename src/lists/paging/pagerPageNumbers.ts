/** Parses the page number in a search parameter. Page numbers start at 1. Returns 1 for an invalid value. */
export function parsePageNumber(param: unknown): number {
  const page = typeof param === 'string' || typeof param === 'number' ? Number(param) : 1
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Limits a page number to the existing pages, from 1 to `pages`. */
export const clampPageNumber = (page: number, pages: number): number => Math.max(1, Math.min(page, Math.max(1, pages)))

/** Maximum number of page numbers that {@link listPagerPageNumbers} returns. */
export const MAX_PAGE_BUTTONS = 7

/**
 * Lists the page numbers that have a button: the first page, the last page, the current page, and up to two pages
 * before and after the current page.
 */
export function listPagerPageNumbers(page: number, pages: number): number[] {
  const candidates = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(candidates.filter(candidate => candidate >= 1 && candidate <= pages))].sort((a, b) => a - b)
}
