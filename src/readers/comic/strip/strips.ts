import type { Page } from '../pages/spreads'
import { type Size, unknownSize } from '../zoom/pageScale'

/** Where the strips of a webtoon lie, from the top of the first, in CSS pixels. */
export interface Strips {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  /** Each page in its own shape; narrower ones stand in the middle. */
  readonly widths: readonly number[]
  /** Of the widest. */
  readonly width: number
  readonly gap: number
  readonly length: number
}

/** A point that survives every change of layout: a page by index and how far down in it, 0 to 1. */
export interface Anchor {
  readonly index: number
  readonly fraction: number
}

export interface StripLayout {
  readonly scale: 'width' | 'original'
  /** Empty room on each side, in percent of the view. */
  readonly padding: number
  /** Room between two pages, in CSS pixels. */
  readonly gap: number
}

/**
 * Reserves a box for every page of a continuous strip. A page of unknown size is taken for one like the page before it.
 * @param view  the room there is
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

/** The anchor of a scroll offset. */
export function anchorAt(laid: Strips, offset: number): Anchor {
  const index = indexAt(laid, offset)
  const height = laid.heights[index] ?? 1
  return { index, fraction: clamp((offset - (laid.tops[index] ?? 0)) / height, 0, 1) }
}

/** The scroll offset of an anchor. */
export const scrollOffsetOf = (laid: Strips, anchor: Anchor): number =>
  (laid.tops[anchor.index] ?? 0) + anchor.fraction * (laid.heights[anchor.index] ?? 0)

/**
 * The page one is at: the last whose end was seen, or the page that was asked for while its top stays in reach.
 * @param asked  index of the page that was jumped to, when there was a jump
 */
export function currentStrip(laid: Strips, offset: number, viewHeight: number, asked?: number): number {
  const bottom = offset + viewHeight + 1
  let seen = indexAt(laid, bottom)
  if ((laid.tops[seen] ?? 0) + (laid.heights[seen] ?? 0) > bottom) seen -= 1
  const inReach = asked !== undefined && indexAt(laid, offset + 1) === asked
  return clamp(inReach ? Math.max(seen, asked) : seen, 0, Math.max(0, laid.tops.length - 1))
}

/** The pages that touch the view enlarged by `margin` above and below: first and last index. */
export function stripsInView(laid: Strips, offset: number, viewHeight: number, margin: number): [number, number] {
  return [indexAt(laid, offset - margin), indexAt(laid, offset + viewHeight + margin)]
}

/** The index of the page at an offset; a gap belongs to the page above it. */
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
