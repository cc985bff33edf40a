/** Page of a comic as the server lists it. The size is missing until the server has analysed the book. */
export interface Page {
  readonly number: number
  readonly width?: number | null
  readonly height?: number | null
  readonly mediaType?: string
  readonly fileName?: string
  /** Visible half of the image when wide pages are split. */
  readonly half?: 'left' | 'right'
  /**
   * Side of the image that becomes the top when wide pages are rotated. Width and height are those of the rotated page.
   */
  readonly top?: 'left' | 'right'
}

export type Layout = 'single' | 'double' | 'doubleNoCover'
export type Shift = 0 | 1

/** Options for pairing pages side by side. */
export interface Pairing {
  readonly layout: Layout
  /** 1 moves the pairing by one page, for scans that start on the wrong side. */
  readonly shift?: Shift
  /** Numbers of the pages that stand alone regardless of their shape. */
  readonly alone?: ReadonlySet<number>
}

/** One page, or two side by side, in reading order. */
export type Spread = readonly [Page] | readonly [Page, Page]

/** Returns whether a page is wider than high. A page of unknown size counts as portrait. */
export const isWide = (page: Page): boolean => (page.width ?? 0) > (page.height ?? 0)

/**
 * Lays pages out as spreads. Each page appears exactly once and in order. Wide pages and pages marked as alone stand
 * alone.
 * @param pages  in reading order; a page of unknown size counts as portrait
 * @param kept  first spreads to keep unchanged; new sizes change the pairing behind them only
 */
export function spreads(
  pages: readonly Page[],
  { layout, shift = 0, alone }: Pairing,
  kept: readonly Spread[] = [],
): Spread[] {
  const laid: Spread[] = [...kept]
  let next = kept.reduce((count, spread) => count + spread.length, 0)
  let single = kept.reduce((left, [first]) => leftAlone(left, first), (layout === 'double' ? 1 : 0) + shift)
  const stands = (page: Page) => isWide(page) || alone?.has(page.number)
  while (next < pages.length) {
    const first = pages[next]
    const second = pages[next + 1]
    if (!first) break
    const pairs = layout !== 'single' && single === 0 && second && !stands(first) && !stands(second)
    laid.push(pairs ? [first, second] : [first])
    single = leftAlone(single, first)
    next += pairs ? 2 : 1
  }
  return laid
}

/** Number of pages that the layout still shows alone after a spread. A wide page restarts the pairing. */
const leftAlone = (before: number, first: Page): number => (isWide(first) ? 0 : Math.max(0, before - 1))

/**
 * Pairs the pages behind the open spread again after their sizes have arrived. Keeps spreads already read, also a page
 * that turns out to be wide and would now be split.
 * @param pages  all pages in their new layout
 * @param read  spreads up to the open one
 */
export function pagesToPreload(pages: readonly Page[], how: Pairing, read: readonly Spread[]): Spread[] {
  const seen = read.flat()
  const last = seen.at(-1)
  const owesHalf = last?.half !== undefined && seen.at(-2)?.number !== last.number
  const ahead = pages.filter(
    page => !last || page.number > last.number || (owesHalf && page.number === last.number && page.half !== last.half),
  )
  return spreads([...seen, ...ahead], how, read)
}

/**
 * Returns the index of the spread that holds a page, or of the nearest spread.
 * @param half  half of the page when it is split
 */
export function spreadOfPage(laid: readonly Spread[], pageNumber: number, half?: Page['half']): number {
  const exact = half ? laid.findIndex(([page]) => page.number === pageNumber && page.half === half) : -1
  const found = exact < 0 ? laid.findIndex(spread => spread.some(page => page.number >= pageNumber)) : exact
  return found < 0 ? Math.max(0, laid.length - 1) : found
}

/** Returns the current page of a spread: its last page, so that the last pair completes the book. */
export const currentPage = (spread: Spread): number => spread[spread.length - 1]?.number ?? 1
