import { roundCoordinate, svgCircle, svgLine, svgPath, svgPolygon } from '../svgElements.mjs'

export function drawStreetLamp(c, x, y, size, { lit = true } = {}) {
  const ink = c.p.dark
  return (
    (lit
      ? svgPolygon(
          [
            [x, y - size * 0.94],
            [x + size * 0.42, y],
            [x - size * 0.42, y],
          ],
          c.p.light,
          { 'fill-opacity': 0.22 },
        )
      : '') +
    svgLine(`M${roundCoordinate(x)} ${roundCoordinate(y)}V${roundCoordinate(y - size * 0.9)}`, ink, size * 0.028) +
    svgPath(
      `M${roundCoordinate(x - size * 0.07)} ${roundCoordinate(y - size * 0.9)}L${roundCoordinate(x)} ${roundCoordinate(y - size)}L${roundCoordinate(x + size * 0.07)} ${roundCoordinate(y - size * 0.9)}Z`,
      ink,
    ) +
    svgCircle(x, y - size * 0.885, size * 0.04, lit ? c.p.light : c.p.far)
  )
}
