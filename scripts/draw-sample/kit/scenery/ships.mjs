import { roundCoordinate, svgGroup, svgLine, svgPath, svgRect, svgTransformedGroup } from '../svgElements.mjs'
import { getOutline } from './getOutline.mjs'

/** Draws a ship from the side. (x, y) is the middle of the waterline, and `size` is the length of the ship in px. */
export function drawShip(c, x, y, size, { hull = c.p.a, house = c.p.paper, funnel = c.p.b } = {}) {
  const s = getOutline(c)
  const u = size / 100
  let d = svgPath('M-48 -9L50 -13L42 4L-42 4Z', hull, {})
  d +=
    svgRect(-30, -20, 60, 9, house) +
    svgRect(-22, -28, 36, 8, house) +
    svgRect(8, -34, 14, 6, house) +
    svgPath('M-12 -28L-10 -42L-1 -42L-1 -28Z', funnel) +
    svgRect(-10.5, -38, 9.4, 3, c.p.dark)
  d +=
    [-26, -18, -10, -2, 6, 14, 22].map(px => svgRect(px, -17.5, 4, 4, c.p.light)).join('') +
    [-18, -10, -2, 6].map(px => svgRect(px, -25.5, 4, 3.4, c.p.light)).join('') +
    svgLine('M28 -13V-44M28 -42L44 -14M28 -42L-6 -36', c.p.dark, 0.8) +
    svgPath('M-45 -3L47 -6L45 -2L-44 0Z', house, { opacity: 0.8 })
  return svgTransformedGroup(
    x,
    y,
    svgGroup(
      d,
      s.stroke
        ? { stroke: s.stroke, 'stroke-width': roundCoordinate(c.pen / u / 1.6), 'stroke-linejoin': 'round' }
        : {},
    ),
    u,
  )
}

export function drawSailingBoat(c, x, y, size, { hull = c.p.a, cloth = c.p.paper } = {}) {
  const u = size / 100
  return svgTransformedGroup(
    x,
    y,
    svgGroup(
      svgPath('M-34 -10Q0 -6 40 -12Q34 4 18 6L-20 6Q-32 2 -34 -10Z', hull) +
        svgLine('M2 -10V-96', c.p.dark, 2.4) +
        svgPath('M5 -92Q46 -50 42 -18L5 -16Z', cloth) +
        svgPath('M-2 -84Q-22 -44 -30 -18L-2 -16Z', cloth) +
        svgPath('M2 -98L18 -93L2 -88Z', c.p.b),
      c.ink ? { stroke: c.ink, 'stroke-width': roundCoordinate(c.pen / u), 'stroke-linejoin': 'round' } : {},
    ),
    u,
  )
}
