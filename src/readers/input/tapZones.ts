/** Kind of a tap zone. A tap in the zone goes to the next or previous page, or shows or hides the toolbars. */
export type TapZone = 'next' | 'previous' | 'menu'

export type ReadingMode = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Function that returns the tap zone at a point of the page in a left-to-right book.
 * @param x from 0 at the left edge to 1 at the right edge
 * @param y from 0 at the top to 1 at the bottom
 * @param isUpright whether the pages of the book follow each other from top to bottom
 */
export type TapZoneResolver = (x: number, y: number, isUpright: boolean) => TapZone

const EDGE_FRACTION = 0.25

/**
 * Default layout of the tap zones. A tap on the first quarter of the page turns back, and a tap on the last quarter
 * turns forward. A tap in the middle shows or hides the toolbars. The quarters are at the left and right, or at the top
 * and bottom if the pages follow each other from top to bottom.
 */
export const defaultTapZones: TapZoneResolver = (x, y, isUpright) => {
  const fraction = isUpright ? y : x
  return fraction < EDGE_FRACTION ? 'previous' : fraction > 1 - EDGE_FRACTION ? 'next' : 'menu'
}

/**
 * Returns the tap zone at a point of the page area. In right-to-left books, left and right are swapped.
 * @param point  distance in pixels from the top left corner of the page area
 */
export function getTapZoneAtPoint(
  point: Point,
  view: { width: number; height: number },
  mode: ReadingMode,
  zones: TapZoneResolver = defaultTapZones,
): TapZone {
  const x = point.x / view.width
  const isUpright = mode === 'VERTICAL' || mode === 'WEBTOON'
  return zones(mode === 'RIGHT_TO_LEFT' ? 1 - x : x, point.y / view.height, isUpright)
}
