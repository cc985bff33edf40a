import { createSmoothCurvePath, roundCoordinate, svgCircle, svgPath, svgRect } from '../svgElements.mjs'
import { getOutline } from './getOutline.mjs'

/**
 * Draws the sky with color bands and, depending on `c.mods`, with clouds and stars. `to` is the y coordinate of the
 * lower edge of the sky. If `disc` is true, also draws a circle for the sun or moon, except in rain and fog. `at` is
 * the position [x, y] of the circle in px.
 */
export function drawSky(c, to = c.h, { disc = true, clouds = 2, at } = {}) {
  const { w, p, r } = c
  const bands = p.sky
  let svg = svgRect(0, 0, w, to + 2, bands[0])
  for (let i = 1; i < bands.length; i += 1) {
    const y = (to * i) / bands.length
    const points = Array.from({ length: 6 }, (_, j) => [(w * j) / 5, y + r.between(-to * 0.03, to * 0.03)])
    svg += svgPath(
      `${createSmoothCurvePath([[-10, y], ...points, [w + 10, y]])}V${roundCoordinate(to + 2)}H-10Z`,
      bands[i],
    )
  }
  if (c.mods.has('night') || c.mods.has('stars'))
    svg += Array.from({ length: 26 }, () =>
      svgCircle(r.between(0, w), r.between(0, to * 0.8), r.between(0.8, 2.4), p.star ?? '#fff'),
    ).join('')
  if (disc && !c.mods.has('rain') && !c.mods.has('fog')) {
    const [sx, sy] = at ?? [w * r.between(0.15, 0.85), to * r.between(0.22, 0.5)]
    svg += svgCircle(sx, sy, Math.min(w, to) * 0.13, p.sun)
  }
  for (let i = 0; i < (c.mods.has('clear') ? 0 : clouds); i += 1)
    svg += drawCloud(
      r.between(0, w),
      r.between(to * 0.12, to * 0.6),
      r.between(0.16, 0.3) * w,
      p.cloud,
      r,
      c.mods.has('lineclouds') ? c : null,
    )
  return svg
}

export function drawCloud(x, y, size, fill, r, c) {
  const d = Array.from({ length: 4 }, (_, i) => [
    x - size / 2 + (size * (i + 0.5)) / 4,
    y - size * r.between(0.05, 0.2),
  ])
  return svgPath(
    `M${roundCoordinate(x - size * 0.6)} ${roundCoordinate(y)}${d.map(([cx, cy]) => `Q${roundCoordinate(cx - size * 0.16)} ${roundCoordinate(cy - size * 0.1)} ${roundCoordinate(cx + size * 0.12)} ${roundCoordinate(cy + size * 0.04)}`).join('')}Q${roundCoordinate(x + size * 0.7)} ${roundCoordinate(y - size * 0.08)} ${roundCoordinate(x + size * 0.62)} ${roundCoordinate(y)}Z`,
    fill,
    c ? getOutline(c) : {},
  )
}
