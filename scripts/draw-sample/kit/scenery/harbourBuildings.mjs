import { roundCoordinate, svgGroup, svgLine, svgPath, svgRect, svgTransformedGroup } from '../svgElements.mjs'

export function drawHarbourCrane(c, x, y, size, fill = c.p.dark, face = 1) {
  const u = size / 100
  return svgTransformedGroup(
    x,
    y,
    svgLine('M-12 0L-5 -58M12 0L5 -58M-11 -10L9 -32M11 -10L-9 -32M-7 -32L6 -56M-5 -58H5', fill, 2.6) +
      svgRect(-7, -66, 16, 9, fill) +
      svgLine(
        'M0 -64L62 -98M0 -64L-18 -74M-18 -74L4 -92L62 -98M4 -92L2 -64M20 -75L18 -93M38 -85L36 -96M62 -98V-52',
        fill,
        1.8,
      ) +
      svgPath('M59 -52h6v4q0 5 -4 5q-4 0 -4 -4', 'none', { stroke: fill, 'stroke-width': 2 }),
    face * u,
    u,
  )
}

export function drawLighthouse(c, x, y, size, { a = c.p.b, b = c.p.paper } = {}) {
  const u = size / 100
  return svgTransformedGroup(
    x,
    y,
    svgGroup(
      svgPath('M-13 0L-8 -70H8L13 0Z', b) +
        svgPath('M-12 -8L-11 -24H11L12 -8ZM-10 -40L-9.4 -55H9.4L10 -40Z', a) +
        svgRect(-11, -74, 22, 4, c.p.dark) +
        svgRect(-6, -86, 12, 12, c.p.light) +
        svgPath('M-8 -86L0 -97L8 -86Z', a) +
        svgRect(-3, -12, 6, 12, c.p.dark),
      c.ink ? { stroke: c.ink, 'stroke-width': roundCoordinate(c.pen / u), 'stroke-linejoin': 'round' } : {},
    ),
    u,
  )
}
