import type { Point } from '../../input/tapZones'
import type { Size } from './scalePagesToView'

/**
 * Zoom and position of the pages. The point (px, py) of the pages appears at (x + scale * px, y + scale * py) in the
 * view.
 */
export interface PageZoomState {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Position and size of the pages at normal zoom, in coordinates of the view. */
export interface UnzoomedPageBox extends Size, Point {}

export const noPageZoom: PageZoomState = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 8

/**
 * Direction in which the pages move for each arrow key. The right arrow moves the view to the right, so the pages move
 * to the left.
 */
export const arrowKeyPanVectors: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/**
 * Multiplies the zoom by a factor. The content at the given point of the view stays in place. Exception: near an edge
 * of the pages, the content may move, because the pages must fill the view.
 */
export function zoomPagesAroundPoint(
  zoom: PageZoomState,
  point: Point,
  factor: number,
  view: Size,
  pages: UnzoomedPageBox,
): PageZoomState {
  const scale = clamp(zoom.scale * factor, 1, MAX_SCALE)
  const zoomAxis = (from: number, at: number) => at - ((at - from) / zoom.scale) * scale
  return clampPageZoom({ scale, x: zoomAxis(zoom.x, point.x), y: zoomAxis(zoom.y, point.y) }, view, pages)
}

/**
 * Returns the scroll distance that a change of the zoom needs, so that the content at a point of the view stays at this
 * point. A zoom change alone can move the content away from the point, because the zoomed pages must fill the view. The
 * scroll moves the content back.
 * @returns distance in CSS pixels before the pages are scaled. At a scale of 2, a scroll distance of 10 moves the
 *   content by 20 CSS pixels in the view.
 */
export const getScrollThatKeepsPoint = (before: PageZoomState, after: PageZoomState, { x, y }: Point): Point => ({
  x: (x - before.x) / before.scale - (x - after.x) / after.scale,
  y: (y - before.y) / before.scale - (y - after.y) / after.scale,
})

/**
 * Moves the zoomed pages by the vector `by`. The movement ends when an edge of the pages reaches an edge of the view.
 * @returns the new zoom, and `left`: the rest of the vector, which was not applied because an edge was reached
 */
export function panZoomedPages(
  zoom: PageZoomState,
  by: Point,
  view: Size,
  pages: UnzoomedPageBox,
): { zoom: PageZoomState; left: Point } {
  const clamped = clampPageZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view, pages)
  return { zoom: clamped, left: { x: zoom.x + by.x - clamped.x, y: zoom.y + by.y - clamped.y } }
}

/**
 * Limits the position of zoomed pages, so that no empty space appears beside them. Centers pages that are smaller than
 * the view.
 */
export function clampPageZoom({ scale, x, y }: PageZoomState, view: Size, pages: UnzoomedPageBox): PageZoomState {
  if (scale <= 1) return noPageZoom
  return {
    scale,
    x: clampAxis(x, scale, pages.x, pages.width, view.width),
    y: clampAxis(y, scale, pages.y, pages.height, view.height),
  }
}

/** Returns the point of the pages at the center of the view, as fractions of the width and height of the pages. */
export const getPageZoomCenter = ({ scale, x, y }: PageZoomState, view: Size, pages: UnzoomedPageBox): Point => ({
  x: ((view.width / 2 - x) / scale - pages.x) / pages.width,
  y: ((view.height / 2 - y) / scale - pages.y) / pages.height,
})

/**
 * Returns the zoom that shows a point of the pages as near as possible to the center of the view. A point near an edge
 * of the pages cannot be at the center, because the pages must fill the view.
 * @param center point as {@link getPageZoomCenter} returns it
 */
export const zoomPagesToCenter = (scale: number, center: Point, view: Size, pages: UnzoomedPageBox): PageZoomState =>
  clampPageZoom(
    {
      scale,
      x: view.width / 2 - scale * (pages.x + center.x * pages.width),
      y: view.height / 2 - scale * (pages.y + center.y * pages.height),
    },
    view,
    pages,
  )

/** Margin around a region, as a fraction of the shorter side of the view. */
const REGION_MARGIN_FRACTION = 0.02

/**
 * Returns the zoom at which a region fills the view. The region is centered. Returns {@link noPageZoom} if the region
 * does not have to be enlarged.
 */
export function zoomPagesToRegion(box: UnzoomedPageBox, view: Size): PageZoomState {
  const marginPx = 2 * REGION_MARGIN_FRACTION * Math.min(view.width, view.height)
  const scale = Math.min((view.width - marginPx) / box.width, (view.height - marginPx) / box.height, MAX_SCALE)
  if (!(scale > 1)) return noPageZoom
  const middle = (at: number, length: number, viewLength: number) => viewLength / 2 - scale * (at + length / 2)
  return { scale, x: middle(box.x, box.width, view.width), y: middle(box.y, box.height, view.height) }
}

/**
 * Returns the position at which the start of the pages is visible at a given zoom factor. The start is the top left
 * corner, or the top right corner if reading goes from right to left.
 */
export function getPageZoomAtReadingStart(
  scale: number,
  rightToLeft: boolean,
  view: Size,
  pages: UnzoomedPageBox,
): PageZoomState {
  const far = Number.MAX_SAFE_INTEGER
  return clampPageZoom({ scale, x: rightToLeft ? -far : far, y: far }, view, pages)
}

function clampAxis(at: number, scale: number, from: number, length: number, view: number): number {
  if (scale * length <= view) return (view - scale * length) / 2 - scale * from
  return clamp(at, view - scale * (from + length), 0 - scale * from)
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
