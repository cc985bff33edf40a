import type { PreferenceValue } from '../../preferences/preferences'
import { edgeZones, type TapZones, type Zone } from './tapZones'

type Layout = PreferenceValue<'reader.tapZones'>

/** Left, top, right and bottom, as fractions of the page. */
type Box = readonly [number, number, number, number]

const low = 1 / 3
const high = 2 / 3

/** Layouts that are the same in all reading modes, for pages from left to right. */
const drawn: Partial<Record<Layout, readonly (readonly [Zone, Box])[]>> = {
  lShape: [
    ['previous', [0, 0, 1, low]],
    ['previous', [0, low, low, high]],
    ['next', [high, low, 1, high]],
    ['next', [0, high, 1, 1]],
  ],
  kindle: [
    ['previous', [0, low, low, 1]],
    ['next', [low, low, 1, 1]],
  ],
  sides: [
    ['next', [0, 0, low, 1]],
    ['next', [high, 0, 1, 1]],
    ['previous', [low, high, high, 1]],
  ],
  off: [],
}

const swapped: Record<Zone, Zone> = { next: 'previous', previous: 'next', menu: 'menu' }

/**
 * Returns the tap zones of a layout.
 * @param inverted  swaps next and previous
 */
export function tapZonesOf(layout: Layout, inverted: boolean): TapZones {
  const boxes = drawn[layout]
  const plain: TapZones = boxes ? (x, y) => boxes.find(([, box]) => holds(box, x, y))?.[0] ?? 'menu' : edgeZones
  return inverted ? (x, y, isUpright) => swapped[plain(x, y, isUpright)] : plain
}

const holds = ([left, top, right, bottom]: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom
