import type { PreferenceValue } from '../../preferences/preferenceStore'
import { defaultTapZones, type TapZone, type TapZoneResolver } from './tapZones'

type TapZoneLayout = PreferenceValue<'reader.tapZones'>

/** Left, top, right and bottom of a zone, as fractions of the page. */
type ZoneBox = readonly [number, number, number, number]

const ONE_THIRD = 1 / 3
const TWO_THIRDS = 2 / 3

/**
 * Tap zones by layout. Contains only layouts whose zones are the same in horizontal and vertical reading. The
 * coordinates are for left-to-right books.
 */
const zonesByLayout: Partial<Record<TapZoneLayout, readonly (readonly [TapZone, ZoneBox])[]>> = {
  lShape: [
    ['previous', [0, 0, 1, ONE_THIRD]],
    ['previous', [0, ONE_THIRD, ONE_THIRD, TWO_THIRDS]],
    ['next', [TWO_THIRDS, ONE_THIRD, 1, TWO_THIRDS]],
    ['next', [0, TWO_THIRDS, 1, 1]],
  ],
  kindle: [
    ['previous', [0, ONE_THIRD, ONE_THIRD, 1]],
    ['next', [ONE_THIRD, ONE_THIRD, 1, 1]],
  ],
  sides: [
    ['next', [0, 0, ONE_THIRD, 1]],
    ['next', [TWO_THIRDS, 0, 1, 1]],
    ['previous', [ONE_THIRD, TWO_THIRDS, TWO_THIRDS, 1]],
  ],
  off: [],
}

const invertedZone: Record<TapZone, TapZone> = { next: 'previous', previous: 'next', menu: 'menu' }

/**
 * Returns the function that finds the tap zone at a point of the page in the given layout.
 * @param inverted  whether the zones for the next and the previous page are swapped
 */
export function getTapZonesOfLayout(layout: TapZoneLayout, inverted: boolean): TapZoneResolver {
  const boxes = zonesByLayout[layout]
  const zones: TapZoneResolver = boxes
    ? (x, y) => boxes.find(([, box]) => containsPoint(box, x, y))?.[0] ?? 'menu'
    : defaultTapZones
  return inverted ? (x, y, isUpright) => invertedZone[zones(x, y, isUpright)] : zones
}

const containsPoint = ([left, top, right, bottom]: ZoneBox, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom
