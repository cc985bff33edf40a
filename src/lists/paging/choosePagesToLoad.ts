/**
 * Returns the numbers of the pages (from 0) that contain the items from index `first` to index `last`. Extends this
 * range by half a page at each end, so that neighboring items load early.
 * @param maxPages maximum number of pages; pages near the middle of the range are preferred
 */
export function choosePagesToLoad(
  first: number,
  last: number,
  pageSize: number,
  total: number,
  maxPages = 6,
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
