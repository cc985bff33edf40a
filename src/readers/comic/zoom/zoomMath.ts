import type { Point } from '../../input/tapZones'
import type { Size } from './pageScale'

/** Zoom of the pages: a point p of the pages appears at `x + scale * p.x`, `y + scale * p.y` of the view. */
export interface ZoomState {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Box of the pages within the view before zooming. */
export interface ZoomBox extends Size, Point {}

export const noZoom: ZoomState = { scale: 1, x: 0, y: 0 }

const largest = 8

/**
 * Zooms by a factor around a point of the view. The content under that point stays there unless an edge of the pages
 * limits it.
 */
export function zoomAt(zoom: ZoomState, point: Point, factor: number, view: Size, pages: ZoomBox): ZoomState {
  const scale = clamp(zoom.scale * factor, 1, largest)
  const along = (from: number, at: number) => at - ((at - from) / zoom.scale) * scale
  return clampZoom({ scale, x: along(zoom.x, point.x), y: along(zoom.y, point.y) }, view, pages)
}

/**
 * Pans the zoomed pages.
 * @returns the new zoom and the part of the movement that was not applied because an edge was reached
 */
export function panBy(zoom: ZoomState, by: Point, view: Size, pages: ZoomBox): { zoom: ZoomState; left: Point } {
  const moved = clampZoom({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view, pages)
  return { zoom: moved, left: { x: zoom.x + by.x - moved.x, y: zoom.y + by.y - moved.y } }
}

/** Limits a zoom so that the pages fill the view. Pages smaller than the view are centred. */
export function clampZoom({ scale, x, y }: ZoomState, view: Size, pages: ZoomBox): ZoomState {
  if (scale <= 1) return noZoom
  return {
    scale,
    x: within(x, scale, pages.x, pages.width, view.width),
    y: within(y, scale, pages.y, pages.height, view.height),
  }
}

/** Margin around a region, as a fraction of the view's shorter side. */
const margin = 0.02

/** Returns the zoom in which a region of the pages fills the view, centred. */
export function zoomToRegion(box: ZoomBox, view: Size): ZoomState {
  const room = 2 * margin * Math.min(view.width, view.height)
  const scale = Math.min((view.width - room) / box.width, (view.height - room) / box.height, largest)
  if (!(scale > 1)) return noZoom
  const middle = (at: number, length: number, whole: number) => whole / 2 - scale * (at + length / 2)
  return { scale, x: middle(box.x, box.width, view.width), y: middle(box.y, box.height, view.height) }
}

/** Returns the zoom at the start of the pages: their top, on the side where reading starts. */
export function atStart(scale: number, rightToLeft: boolean, view: Size, pages: ZoomBox): ZoomState {
  const far = Number.MAX_SAFE_INTEGER
  return clampZoom({ scale, x: rightToLeft ? -far : far, y: far }, view, pages)
}

function within(at: number, scale: number, from: number, length: number, view: number): number {
  if (scale * length <= view) return (view - scale * length) / 2 - scale * from
  return clamp(at, view - scale * (from + length), 0 - scale * from)
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
