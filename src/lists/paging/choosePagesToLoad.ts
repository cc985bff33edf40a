/**
 * Returns the numbers of the list pages that contain the items from index `first` to index `last`. Extends
 * this range at both ends by half a page of items, so that these items are loaded before the user scrolls to them. Page
 * numbers start at 0.
 * @param maxPages maximum number of pages in the result. If more pages are needed, the result contains the pages
 *   nearest to the middle between `first` and `last`. The default is sufficient for more than 1000 visible items, for
 *   example in a zoomed-out window on a 4K screen.
 */
export function choosePagesToLoad(
  first: number,
  last: number,
  pageSize: number,
  total: number,
  maxPages = 20,
): number[] {
  if (total <= 0) return [0]
  const margin = Math.ceil(pageSize / 2)
  const pageOf = (index: number) => Math.floor(Math.max(0, Math.min(total - 1, index)) / pageSize)
  const from = pageOf(first - margin)
  const to = pageOf(last + margin)
  const pages = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  return pages.length <= maxPages ? pages : nearestPages(pages, pageOf((first + last) / 2), maxPages)
}

function nearestPages(pages: number[], middle: number, maxPages: number): number[] {
  return [...pages]
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, maxPages)
    .sort((a, b) => a - b)
}
