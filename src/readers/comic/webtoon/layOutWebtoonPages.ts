import type { ComicPage } from '../pages/createComicSpreads'
import { ASSUMED_COMIC_PAGE_SIZE, type Size } from '../zoom/scalePagesToView'

/**
 * Positions and sizes of the pages of a webtoon, in CSS pixels. `tops` are distances from the top of the first page.
 */
export interface WebtoonPageBoxes {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  /** Width of each page. Narrow pages are centered. */
  readonly widths: readonly number[]
  readonly width: number
  readonly gap: number
  readonly length: number
}

/**
 * Point in a webtoon: page index, and fraction of the page height from 0 to 1. The point stays the same when the layout
 * changes.
 */
export interface WebtoonScrollAnchorByPageIndex {
  readonly index: number
  readonly fraction: number
}

export interface WebtoonLayoutSettings {
  readonly scale: 'width' | 'original'
  /** Empty space on each side, in percent of the view width. */
  readonly padding: number
  /** Space between pages, in CSS pixels. */
  readonly gap: number
}

/**
 * Computes the boxes of the pages. Pages of unknown size get the aspect ratio of the previous page.
 * @param view available size, in CSS pixels
 */
export function layOutWebtoonPages(
  pages: readonly ComicPage[],
  layout: WebtoonLayoutSettings,
  view: Size,
): WebtoonPageBoxes {
  const availableWidth = Math.max(1, Math.floor(view.width * (1 - (2 * layout.padding) / 100)))
  const tops: number[] = []
  const heights: number[] = []
  const widths: number[] = []
  let shape: Size = pages.find(isMeasured) ?? {
    width: availableWidth,
    height: (availableWidth * ASSUMED_COMIC_PAGE_SIZE.height) / ASSUMED_COMIC_PAGE_SIZE.width,
  }
  let top = 0
  for (const page of pages) {
    if (isMeasured(page)) shape = page
    const width = layout.scale === 'original' ? Math.min(availableWidth, shape.width) : availableWidth
    const height = Math.max(1, Math.round((width * shape.height) / shape.width))
    tops.push(top)
    heights.push(height)
    widths.push(width)
    top += height + layout.gap
  }
  const width = widths.reduce((max, width) => Math.max(max, width), 0) || availableWidth
  return { tops, heights, widths, width, gap: layout.gap, length: Math.max(0, top - layout.gap) }
}

/** Returns the page index and the fraction of the page height at a scroll offset. The offset is in CSS pixels. */
export function getWebtoonScrollAnchorAtOffset(
  boxes: WebtoonPageBoxes,
  offset: number,
): WebtoonScrollAnchorByPageIndex {
  const index = pageIndexAtOffset(boxes, offset)
  const height = boxes.heights[index] ?? 1
  return { index, fraction: clamp((offset - (boxes.tops[index] ?? 0)) / height, 0, 1) }
}

/** Returns the scroll offset of a point in a webtoon, in CSS pixels. */
export const getScrollOffsetOfWebtoonAnchor = (
  boxes: WebtoonPageBoxes,
  anchor: WebtoonScrollAnchorByPageIndex,
): number => (boxes.tops[anchor.index] ?? 0) + anchor.fraction * (boxes.heights[anchor.index] ?? 0)

/**
 * Returns the index of the current page: the last page whose bottom edge is inside or above the view. If the view
 * begins in the target page of the last jump, the target page is current even if its bottom edge is below the view.
 * @param requestedIndex index of the target page of the last jump
 */
export function getCurrentWebtoonPageIndex(
  boxes: WebtoonPageBoxes,
  offset: number,
  viewHeight: number,
  requestedIndex?: number,
): number {
  const bottom = offset + viewHeight + 1
  let index = pageIndexAtOffset(boxes, bottom)
  if ((boxes.tops[index] ?? 0) + (boxes.heights[index] ?? 0) > bottom) index -= 1
  const isInReach = requestedIndex !== undefined && pageIndexAtOffset(boxes, offset + 1) === requestedIndex
  return clamp(isInReach ? Math.max(index, requestedIndex) : index, 0, Math.max(0, boxes.tops.length - 1))
}

/**
 * Returns the first and last index of the visible pages.
 * @param margin  distance above and below the view in CSS pixels; pages within this distance also count as visible
 */
export function getVisibleWebtoonPageIndexRange(
  boxes: WebtoonPageBoxes,
  offset: number,
  viewHeight: number,
  margin: number,
): [number, number] {
  return [pageIndexAtOffset(boxes, offset - margin), pageIndexAtOffset(boxes, offset + viewHeight + margin)]
}

/** Returns the index of the page at a scroll offset. A gap between pages belongs to the page above the gap. */
function pageIndexAtOffset(boxes: WebtoonPageBoxes, offset: number): number {
  let low = 0
  let high = Math.max(0, boxes.tops.length - 1)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((boxes.tops[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

const isMeasured = (page: ComicPage): page is ComicPage & Size => Boolean(page.width && page.height)

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
