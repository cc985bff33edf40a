/**
 * Page of a comic, from the page list of the server, or half of such a page. The size is missing until the server has
 * analyzed the book or the image has loaded.
 */
export interface ComicPage {
  readonly number: number
  readonly width?: number | null
  readonly height?: number | null
  readonly mediaType?: string
  readonly fileName?: string
  readonly half?: 'left' | 'right'
  /**
   * For a page that is rotated by 90 degrees: the side of the original image that becomes the top. Undefined for all
   * other pages.
   */
  readonly top?: 'left' | 'right'
}

export type PagePairingMode = 'single' | 'double' | 'doubleNoCover'
export type PagePairingShift = 0 | 1

/** Options that decide which pages are shown side by side. */
export interface PagePairingOptions {
  readonly layout: PagePairingMode
  /**
   * Number of pages by which the pairs are shifted, 0 or 1. For example, 1 changes the pairs 2-3, 4-5 to 3-4, 5-6. Some
   * scans need this shift to show facing pages together.
   */
  readonly shift?: PagePairingShift
  /** Numbers of the pages that are never shown beside another page. */
  readonly alone?: ReadonlySet<number>
}

/** One page, or two pages side by side, in reading order. */
export type ComicSpread = readonly [ComicPage] | readonly [ComicPage, ComicPage]

/** Returns whether a page is wider than high. Returns false if the size of the page is unknown. */
export const isWidePage = (page: ComicPage): boolean => (page.width ?? 0) > (page.height ?? 0)

/**
 * Groups pages into spreads of one or two pages, in reading order. Wide pages and the pages in `alone` are not paired.
 * @param pages pages in reading order; a page of unknown size is treated as a portrait page
 * @param fixedSpreads spreads at the start of the book that must not change
 */
export function createComicSpreads(
  pages: readonly ComicPage[],
  { layout, shift = 0, alone }: PagePairingOptions,
  fixedSpreads: readonly ComicSpread[] = [],
): ComicSpread[] {
  const spreads: ComicSpread[] = [...fixedSpreads]
  let next = fixedSpreads.reduce((count, spread) => count + spread.length, 0)
  let singlePagesLeft = fixedSpreads.reduce(
    (left, [first]) => remainingSinglePages(left, first),
    (layout === 'double' ? 1 : 0) + shift,
  )
  const isSingle = (page: ComicPage) => isWidePage(page) || alone?.has(page.number)
  while (next < pages.length) {
    const first = pages[next]
    const second = pages[next + 1]
    if (!first) break
    const isPair = layout !== 'single' && singlePagesLeft === 0 && second && !isSingle(first) && !isSingle(second)
    spreads.push(isPair ? [first, second] : [first])
    singlePagesLeft = remainingSinglePages(singlePagesLeft, first)
    next += isPair ? 2 : 1
  }
  return spreads
}

const remainingSinglePages = (before: number, first: ComicPage): number =>
  isWidePage(first) ? 0 : Math.max(0, before - 1)

/**
 * Creates new spreads for the pages that follow the open spread. The open spread and all earlier spreads stay
 * unchanged.
 * @param pages all pages of the book in their new layout
 * @param fixedSpreads spreads from the start of the book to the open spread
 */
export function recreateSpreadsAfterOpenSpread(
  pages: readonly ComicPage[],
  pairing: PagePairingOptions,
  fixedSpreads: readonly ComicSpread[],
): ComicSpread[] {
  const fixedPages = fixedSpreads.flat()
  const last = fixedPages.at(-1)
  const missesOtherHalf = last?.half !== undefined && fixedPages.at(-2)?.number !== last.number
  const ahead = pages.filter(
    page =>
      !last || page.number > last.number || (missesOtherHalf && page.number === last.number && page.half !== last.half),
  )
  return createComicSpreads([...fixedPages, ...ahead], pairing, fixedSpreads)
}

/**
 * Returns the index of the spread that contains a page. If no spread contains the page, returns the index of the first
 * spread after the page. If there is no later spread, returns the index of the last spread.
 * @param half half of a split page
 */
export function findSpreadIndexOfPage(
  spreads: readonly ComicSpread[],
  pageNumber: number,
  half?: ComicPage['half'],
): number {
  const exact = half ? spreads.findIndex(([page]) => page.number === pageNumber && page.half === half) : -1
  const index = exact < 0 ? spreads.findIndex(spread => spread.some(page => page.number >= pageNumber)) : exact
  return index < 0 ? Math.max(0, spreads.length - 1) : index
}

/** Returns the number of the last page in a spread. The reader treats this page as the current page. */
export const getCurrentPageOfSpread = (spread: ComicSpread): number => spread[spread.length - 1]?.number ?? 1
