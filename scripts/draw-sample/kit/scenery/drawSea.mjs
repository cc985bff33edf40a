import { createSmoothCurvePath, roundCoordinate, svgLine, svgPath, svgRect } from '../svgElements.mjs'

/**
 * Draws the sea from `y` to the lower edge of the panel. It consists of color bands with wave crests. `crests` is the
 * number of crests, and `swell` is the height of the waves in px.
 */
export function drawSea(c, y, { crests = 7, swell = 8, fills } = {}) {
  const { w, h, p, r } = c
  const water = fills ?? p.water
  let svg = svgRect(-4, y, w + 8, h - y + 4, water[0])
  const rows = Math.max(3, water.length)
  for (let i = 1; i < rows; i += 1) {
    const yy = y + (h - y) * (i / rows) ** 1.4
    const points = Array.from({ length: 11 }, (_, j) => [
      (w * (j - 0.5)) / 9,
      yy + Math.sin(j * 1.9 + i * 2) * swell * (0.4 + i / rows),
    ])
    svg += svgPath(`${createSmoothCurvePath(points)}V${roundCoordinate(h + 4)}H-10Z`, water[i % water.length])
  }
  for (let i = 0; i < crests; i += 1) {
    const t = r.next()
    const yy = y + 6 + (h - y - 6) * t
    const len = 14 + t * 50
    const x = r.between(0, w)
    svg += svgLine(
      `M${roundCoordinate(x)} ${roundCoordinate(yy)}q${roundCoordinate(len / 4)} ${roundCoordinate(-len / 9)} ${roundCoordinate(len / 2)} 0t${roundCoordinate(len / 2)} 0`,
      p.foam ?? p.cloud,
      1.5 + t * 2,
    )
  }
  return svg
}
