/** Page of a comic, from the page list of the server. The size is missing until the server has analyzed the book. */
export interface ComicPage {
  readonly number: number
  readonly width?: number | null
  readonly height?: number | null
  readonly mediaType?: string
  readonly fileName?: string
  readonly half?: 'left' | 'right'
  /** Side of the original image that is at the top after the rotation. Undefined for pages that are not rotated. */
  readonly top?: 'left' | 'right'
}

export type PagePairingMode = 'single' | 'double' | 'doubleNoCover'
export type PagePairingShift = 0 | 1

/** Options that decide which pages are shown side by side. */
export interface PagePairingOptions {
  readonly layout: PagePairingMode
  /**
   * Number of pages by which the pairs are shifted, 0 or 1. The value 1 corrects scans in which the wrong pages are
   * paired.
   */
  readonly shift?: PagePairingShift
  /** Numbers of the pages that are never shown beside another page. */
  readonly alone?: ReadonlySet<number>
}

/** One page, or two pages side by side, in reading order. */
export type ComicSpread = readonly [ComicPage] | readonly [ComicPage, ComicPage]

/** Returns whether a page is wider than high; false for pages of unknown size. */
export const isWidePage = (page: ComicPage): boolean => (page.width ?? 0) > (page.height ?? 0)

/**
 * Groups pages into spreads of one or two pages, in reading order. Wide pages and the pages in `alone` get their own
 * spread.
 * @param pages pages in reading order; pages of unknown size count as portrait
 * @param fixedSpreads spreads at the start that must not change
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
 * Pairs the pages after the open spread again. Keeps the open spread and all spreads before it unchanged.
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
 * Returns the index of the spread that contains a page. If no spread contains the page, returns the index of the
 * nearest spread.
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
