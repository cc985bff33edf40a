/** Effect of a tap on the page. */
export type TapZone = 'next' | 'previous' | 'menu'

export type ReadingMode = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Returns the tap zone at a point of a left-to-right page.
 * @param x 0 at the left edge to 1 at the right edge
 * @param y 0 at the top to 1 at the bottom
 * @param isUpright whether the pages are arranged from top to bottom
 */
export type TapZoneResolver = (x: number, y: number, isUpright: boolean) => TapZone

const EDGE_FRACTION = 0.25

/**
 * Default layout of the tap zones. The first and last quarter of the page turn pages. The middle opens the menu. The
 * quarters are on the left and right, or at the top and bottom if the pages are arranged from top to bottom.
 */
export const defaultTapZones: TapZoneResolver = (x, y, isUpright) => {
  const fraction = isUpright ? y : x
  return fraction < EDGE_FRACTION ? 'previous' : fraction > 1 - EDGE_FRACTION ? 'next' : 'menu'
}

/**
 * Returns the tap zone at a point of the view. The zones are mirrored in right-to-left books.
 * @param point  distance from the top left corner of the view
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
