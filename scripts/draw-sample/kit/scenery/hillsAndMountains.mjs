import { createSmoothCurvePath, roundCoordinate, svgPath } from '../svgElements.mjs'
import { getOutline } from './getOutline.mjs'

export function drawHills(c, y, rise, fill, { steps = 5, outline = true } = {}) {
  const { w, h, r } = c
  const points = Array.from({ length: steps + 2 }, (_, i) => [(w * (i - 0.5)) / steps, y - r.between(0, rise)])
  return svgPath(
    `${createSmoothCurvePath(points)}V${h + 4}H${roundCoordinate(points[0][0])}Z`,
    fill,
    outline ? getOutline(c) : {},
  )
}

export function drawMountainPeaks(c, y, rise, fill, snow) {
  const { w, r } = c
  let svg = ''
  for (let x = -w * 0.1; x < w * 1.1; x += w * r.between(0.22, 0.36)) {
    const [bw, ph] = [w * r.between(0.24, 0.4), rise * r.between(0.6, 1)]
    svg += svgPath(
      `M${roundCoordinate(x - bw)} ${roundCoordinate(y)}L${roundCoordinate(x - bw * 0.3)} ${roundCoordinate(y - ph * 0.62)}L${roundCoordinate(x)} ${roundCoordinate(y - ph)}L${roundCoordinate(x + bw * 0.36)} ${roundCoordinate(y - ph * 0.55)}L${roundCoordinate(x + bw)} ${roundCoordinate(y)}Z`,
      fill,
      getOutline(c),
    )
    if (snow)
      svg += svgPath(
        `M${roundCoordinate(x - bw * 0.2)} ${roundCoordinate(y - ph * 0.75)}L${roundCoordinate(x)} ${roundCoordinate(y - ph)}L${roundCoordinate(x + bw * 0.24)} ${roundCoordinate(y - ph * 0.7)}L${roundCoordinate(x + bw * 0.1)} ${roundCoordinate(y - ph * 0.74)}L${roundCoordinate(x)} ${roundCoordinate(y - ph * 0.66)}L${roundCoordinate(x - bw * 0.08)} ${roundCoordinate(y - ph * 0.76)}Z`,
        snow,
      )
  }
  return svg
}
