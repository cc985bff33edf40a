import type { Page } from '../pages/spreads'
import { type Size, unknownSize } from '../zoom/pageScale'

/** Boxes of the pages of a webtoon strip, in CSS pixels from the top of the first. */
export interface Strips {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  /** Widths keep the shape of each page; narrower pages are centred. */
  readonly widths: readonly number[]
  /** Width of the widest page. */
  readonly width: number
  readonly gap: number
  readonly length: number
}

/** Position that survives changes of layout: page index and fraction of the page's height, 0 to 1. */
export interface Anchor {
  readonly index: number
  readonly fraction: number
}

export interface StripLayout {
  readonly scale: 'width' | 'original'
  /** Empty space on each side, in percent of the view's width. */
  readonly padding: number
  /** Space between two pages, in CSS pixels. */
  readonly gap: number
}

/**
 * Computes a box for each page of a strip. A page of unknown size gets the shape of the page before it.
 * @param view  available size, in CSS pixels
 */
export function layOutStrips(pages: readonly Page[], layout: StripLayout, view: Size): Strips {
  const room = Math.max(1, Math.floor(view.width * (1 - (2 * layout.padding) / 100)))
  const tops: number[] = []
  const heights: number[] = []
  const widths: number[] = []
  let shape: Size = pages.find(isMeasured) ?? {
    width: room,
    height: (room * unknownSize.height) / unknownSize.width,
  }
  let top = 0
  for (const page of pages) {
    if (isMeasured(page)) shape = page
    const width = layout.scale === 'original' ? Math.min(room, shape.width) : room
    const height = Math.max(1, Math.round((width * shape.height) / shape.width))
    tops.push(top)
    heights.push(height)
    widths.push(width)
    top += height + layout.gap
  }
  const width = widths.reduce((most, one) => Math.max(most, one), 0) || room
  return { tops, heights, widths, width, gap: layout.gap, length: Math.max(0, top - layout.gap) }
}

/** Returns the anchor at a scroll offset in CSS pixels. */
export function anchorAt(laid: Strips, offset: number): Anchor {
  const index = indexAt(laid, offset)
  const height = laid.heights[index] ?? 1
  return { index, fraction: clamp((offset - (laid.tops[index] ?? 0)) / height, 0, 1) }
}

/** Returns the scroll offset of an anchor in CSS pixels. */
export const scrollOffsetOf = (laid: Strips, anchor: Anchor): number =>
  (laid.tops[anchor.index] ?? 0) + anchor.fraction * (laid.heights[anchor.index] ?? 0)

/**
 * Returns the index of the current page: the last page whose end was visible, or the requested page while the view
 * starts inside it.
 * @param asked  index of the last page that was jumped to
 */
export function currentStrip(laid: Strips, offset: number, viewHeight: number, asked?: number): number {
  const bottom = offset + viewHeight + 1
  let seen = indexAt(laid, bottom)
  if ((laid.tops[seen] ?? 0) + (laid.heights[seen] ?? 0) > bottom) seen -= 1
  const inReach = asked !== undefined && indexAt(laid, offset + 1) === asked
  return clamp(inReach ? Math.max(seen, asked) : seen, 0, Math.max(0, laid.tops.length - 1))
}

/** Returns the first and last index of the pages that touch the view, enlarged by `margin` pixels above and below. */
export function stripsInView(laid: Strips, offset: number, viewHeight: number, margin: number): [number, number] {
  return [indexAt(laid, offset - margin), indexAt(laid, offset + viewHeight + margin)]
}

/** Returns the index of the page at an offset. A gap belongs to the page above it. */
function indexAt(laid: Strips, offset: number): number {
  let low = 0
  let high = Math.max(0, laid.tops.length - 1)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((laid.tops[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

const isMeasured = (page: Page): page is Page & Size => Boolean(page.width && page.height)

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
