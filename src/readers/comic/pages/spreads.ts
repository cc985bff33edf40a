/** A page of a comic as the server lists it; the size is missing until somebody measured it. */
export interface Page {
  readonly number: number
  readonly width?: number | null
  readonly height?: number | null
  readonly mediaType?: string
  readonly fileName?: string
  /** The half of the image that is shown, where wide pages are split. */
  readonly half?: 'left' | 'right'
  /** The side of the image that lies above, where wide pages are turned by a quarter; width and height are those of the turned page. */
  readonly top?: 'left' | 'right'
}

export type Layout = 'single' | 'double' | 'doubleNoCover'
export type Shift = 0 | 1

/** How pages come side by side. */
export interface Pairing {
  readonly layout: Layout
  /** 1 moves the pairing by one page, for books whose scan begins on the wrong side. */
  readonly shift?: Shift
  /** Numbers of pages that are to stand alone whatever their shape. */
  readonly alone?: ReadonlySet<number>
}

/** One page alone or two side by side, in reading order. */
export type Spread = readonly [Page] | readonly [Page, Page]

/** A page broader than high. A page of unknown size counts as portrait. */
export const isWide = (page: Page): boolean => (page.width ?? 0) > (page.height ?? 0)

/**
 * Pages laid out side by side. Every page appears exactly once and in order; wide pages, and those that are to, stand alone.
 * @param pages  in reading order; a page of unknown size counts as portrait
 * @param kept   spreads to leave as they are, of the first pages: sizes that become known re-pair ahead only
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

/** How many pages of those that the layout puts alone are left after a spread: behind a wide page pairing begins anew. */
const leftAlone = (before: number, first: Page): number => (isWide(first) ? 0 : Math.max(0, before - 1))

/**
 * Lays out anew what lies ahead, after sizes became known that nobody had measured. What was read or is seen stays as it is, also
 * a page that turns out to be wide and would be split by now.
 * @param pages  all pages, as they would be laid out now
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
 * The index of the spread that holds a page; the nearest one when no spread does.
 * @param half  the half that is meant, where the page is split
 */
export function spreadOfPage(laid: readonly Spread[], pageNumber: number, half?: Page['half']): number {
  const exact = half ? laid.findIndex(([page]) => page.number === pageNumber && page.half === half) : -1
  const found = exact < 0 ? laid.findIndex(spread => spread.some(page => page.number >= pageNumber)) : exact
  return found < 0 ? Math.max(0, laid.length - 1) : found
}

/** The page that counts as current while a spread is open: its last, so that a last pair ends the book. */
export const currentPage = (spread: Spread): number => spread[spread.length - 1]?.number ?? 1
