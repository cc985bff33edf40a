/** Effect of a tap on the page. */
export type Zone = 'next' | 'previous' | 'menu'

export type ReadingMode = 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Maps a point of a left-to-right page to its zone.
 * @param x  0 at the left edge to 1 at the right edge
 * @param y  0 at the top to 1 at the bottom
 * @param isUpright  whether pages run from top to bottom
 */
export type TapZones = (x: number, y: number, isUpright: boolean) => Zone

const edge = 0.25

/**
 * Default layout: a quarter at each edge of the reading axis turns, the middle opens the menu. Other layouts are in
 * `tapZoneLayouts.ts`.
 */
export const edgeZones: TapZones = (x, y, isUpright) => {
  const along = isUpright ? y : x
  return along < edge ? 'previous' : along > 1 - edge ? 'next' : 'menu'
}

/**
 * Returns the zone of a point, mirrored in right-to-left books.
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
