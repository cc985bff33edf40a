import type { ComicPage } from '../pages/createComicSpreads'
import { ASSUMED_COMIC_PAGE_SIZE, type Size } from '../zoom/scalePagesToView'

/**
 * Positions and sizes of the pages of a webtoon, in CSS pixels. `tops` contains the distance of each page from the top
 * of the first page.
 */
export interface WebtoonPageBoxes {
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  /** Width of each page. Pages that are narrower than the strip are centered. */
  readonly widths: readonly number[]
  readonly width: number
  readonly gap: number
  readonly length: number
}

/**
 * Scroll position in a webtoon: the index of a page, and a fraction (0 to 1) of the height of this page. In contrast to
 * a scroll offset, this scroll position stays correct when the layout changes.
 */
export interface WebtoonScrollAnchorByPageIndex {
  readonly index: number
  readonly fraction: number
}

export interface WebtoonLayoutSettings {
  readonly scale: 'width' | 'original'
  /**
   * Empty space at each side of the pages, as a percentage of the view width. 10 leaves 80 % for the pages, but at least
   * {@link MIN_STRIP_WIDTH_PX}.
   */
  readonly padding: number
  /** Space between pages, in CSS pixels. */
  readonly gap: number
}

/**
 * Minimum width that the side padding leaves for the pages, in CSS pixels. This is the width of a small phone. Without
 * the minimum, a padding that suits a large window would make the pages unreadable on a phone.
 */
const MIN_STRIP_WIDTH_PX = 360

/**
 * Computes the position and size of each page. A page of unknown size gets the size of the nearest earlier page of
 * known size, or else of the first page of known size. If no size is known, all pages get a default size.
 * @param view available size, in CSS pixels
 */
export function layOutWebtoonPages(
  pages: readonly ComicPage[],
  layout: WebtoonLayoutSettings,
  view: Size,
): WebtoonPageBoxes {
  const paddedWidth = Math.floor(view.width * (1 - (2 * layout.padding) / 100))
  const availableWidth = Math.max(1, paddedWidth, Math.min(view.width, MIN_STRIP_WIDTH_PX))
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

/** Converts a scroll offset in CSS pixels to a page index and a fraction of the page height. */
export function getWebtoonScrollAnchorAtOffset(
  boxes: WebtoonPageBoxes,
  offset: number,
): WebtoonScrollAnchorByPageIndex {
  const index = pageIndexAtOffset(boxes, offset)
  const height = boxes.heights[index] ?? 1
  return { index, fraction: clamp((offset - (boxes.tops[index] ?? 0)) / height, 0, 1) }
}

/** Converts a scroll position in a webtoon to a scroll offset in CSS pixels. */
export const getScrollOffsetOfWebtoonAnchor = (
  boxes: WebtoonPageBoxes,
  anchor: WebtoonScrollAnchorByPageIndex,
): number => (boxes.tops[anchor.index] ?? 0) + anchor.fraction * (boxes.heights[anchor.index] ?? 0)

/**
 * Returns the index of the current page, which is usually the page at the middle of the view. The last page becomes
 * current only when its end is visible, because the last page marks the book as read. Exception: after a jump to the
 * last page, the last page is current while it covers the top of the view.
 * @param requestedIndex index of the target page of the last jump
 */
export function getCurrentWebtoonPageIndex(
  boxes: WebtoonPageBoxes,
  offset: number,
  viewHeight: number,
  requestedIndex?: number,
): number {
  const lastIndex = Math.max(0, boxes.tops.length - 1)
  const isEndVisible = offset + viewHeight + 1 >= boxes.length
  const index = isEndVisible ? lastIndex : Math.min(pageIndexAtOffset(boxes, offset + viewHeight / 2), lastIndex - 1)
  const isInReach = requestedIndex !== undefined && pageIndexAtOffset(boxes, offset + 1) === requestedIndex
  return clamp(isInReach ? Math.max(index, requestedIndex) : index, 0, lastIndex)
}

/**
 * Returns the indexes of the first and last page that are visible or near the visible area.
 * @param margin maximum distance of a near page from the visible area, in CSS pixels
 */
export function getVisibleWebtoonPageIndexRange(
  boxes: WebtoonPageBoxes,
  offset: number,
  viewHeight: number,
  margin: number,
): [number, number] {
  return [pageIndexAtOffset(boxes, offset - margin), pageIndexAtOffset(boxes, offset + viewHeight + margin)]
}

/** Returns the index of the page at a scroll offset. For a gap between two pages, returns the page above the gap. */
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
