/**
 * Returns the pages (from 0) that contain the items from `first` to `last`, plus half a page on each side to load ahead
 * of scrolling. If these are too many, returns those nearest to the middle of
 * the range.
 * @param most  maximum number of pages
 */
export function pagesForRange(first: number, last: number, pageSize: number, total: number, most = 6): number[] {
  if (total <= 0) return [0]
  const ahead = Math.ceil(pageSize / 2)
  const pageOf = (index: number) => Math.floor(Math.max(0, Math.min(total - 1, index)) / pageSize)
  const from = pageOf(first - ahead)
  const to = pageOf(last + ahead)
  const pages = Array.from({ length: to - from + 1 }, (_, step) => from + step)
  return pages.length <= most ? pages : nearest(pages, pageOf((first + last) / 2), most)
}

function nearest(pages: number[], middle: number, most: number): number[] {
  return [...pages]
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, most)
    .sort((a, b) => a - b)
}
