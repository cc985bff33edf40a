/** A page number that exists, whatever an address says. */
export const clampPage = (page: number, pages: number): number => Math.max(1, Math.min(page, Math.max(1, pages)))

/** The first, the last and two on both sides of the page in sight; in order, each once, none that does not exist. */
export function pagerItems(page: number, pages: number): number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages]
  return [...new Set(around.filter(each => each >= 1 && each <= pages))].sort((a, b) => a - b)
}
