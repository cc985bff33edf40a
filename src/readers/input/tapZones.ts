/** What a tap on the page asks for. */
export type Zone = 'next' | 'previous' | 'menu'

export type ReadingMode = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The zone of a point on a page that is read from left to right.
 * @param x  from 0 at the left edge to 1 at the right one
 * @param y  from 0 at the upper edge to 1 at the lower one
 * @param isUpright  the pages run from top to bottom
 */
export type TapZones = (x: number, y: number, isUpright: boolean) => Zone

const edge = 0.25

/** A quarter at each edge of the reading axis turns, the middle calls the menu. Other layouts are in `tapZoneLayouts.ts`. */
export const edgeZones: TapZones = (x, y, isUpright) => {
  const along = isUpright ? y : x
  return along < edge ? 'previous' : along > 1 - edge ? 'next' : 'menu'
}

/**
 * The zone of a point; from right to left the zones are mirrored.
 * @param point  from the top left corner of the view
 */
export function zoneAt(
  point: Point,
  view: { width: number; height: number },
  mode: ReadingMode,
  zones: TapZones = edgeZones,
): Zone {
  const x = point.x / view.width
  const isUpright = mode === 'VERTICAL' || mode === 'WEBTOON'
  return zones(mode === 'RIGHT_TO_LEFT' ? 1 - x : x, point.y / view.height, isUpright)
}
