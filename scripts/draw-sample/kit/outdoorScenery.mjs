import { createIrregularShapePath } from './drawCharacterHead.mjs'
import {
  createSmoothCurvePath,
  roundCoordinate,
  svgCircle,
  svgGroup,
  svgLine,
  svgPath,
  svgPolygon,
  svgRect,
  svgTransformedGroup,
} from './svgElements.mjs'

const edge = c => (c.ink ? { stroke: c.ink, 'stroke-width': c.pen, 'stroke-linejoin': 'round' } : {})

/** Draws the sky: flat color bands with wavy edges, sun or moon, clouds, stars. */
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
    c ? edge(c) : {},
  )
}

/** Draws a row of town houses with lit windows from x 0 to w. The ground is at y `base`. */
export function drawHouses(
  c,
  base,
  height,
  fill,
  { gap = 0, windows = true, roofs = 'mixed', wide = [60, 130], outline = true } = {},
) {
  const { w, p, r } = c
  let svg = ''
  let x = -r.between(0, 40)
  while (x < w) {
    const bw = r.between(...wide)
    const bh = height * r.between(0.6, 1.05)
    const kind = roofs === 'mixed' ? r.pick(['flat', 'gable', 'slope', 'flat', 'dome']) : roofs
    const top = base - bh
    const body = {
      flat: `M${roundCoordinate(x)} ${roundCoordinate(base)}V${roundCoordinate(top)}H${roundCoordinate(x + bw)}V${roundCoordinate(base)}Z`,
      gable: `M${roundCoordinate(x)} ${roundCoordinate(base)}V${roundCoordinate(top)}L${roundCoordinate(x + bw / 2)} ${roundCoordinate(top - bw * 0.4)}L${roundCoordinate(x + bw)} ${roundCoordinate(top)}V${roundCoordinate(base)}Z`,
      slope: `M${roundCoordinate(x)} ${roundCoordinate(base)}V${roundCoordinate(top - bw * 0.3)}L${roundCoordinate(x + bw)} ${roundCoordinate(top)}V${roundCoordinate(base)}Z`,
      dome: `M${roundCoordinate(x)} ${roundCoordinate(base)}V${roundCoordinate(top)}Q${roundCoordinate(x + bw / 2)} ${roundCoordinate(top - bw * 0.5)} ${roundCoordinate(x + bw)} ${roundCoordinate(top)}V${roundCoordinate(base)}Z`,
    }[kind]
    svg += svgPath(body, Array.isArray(fill) ? r.pick(fill) : fill, outline ? edge(c) : {})
    if (kind === 'flat' && r.chance(0.5))
      svg += svgLine(
        `M${roundCoordinate(x + bw * 0.7)} ${roundCoordinate(top)}v${roundCoordinate(-height * 0.12)}`,
        c.ink ?? p.dark,
        c.pen,
      )
    if (windows) {
      const cols = Math.max(2, Math.floor(bw / 26))
      const rows = Math.floor(bh / 36)
      for (let i = 0; i < cols; i += 1)
        for (let j = 0; j < rows; j += 1)
          if (r.chance(0.72))
            svg += svgRect(
              x + (bw * (i + 0.5)) / cols - 6,
              top + 18 + j * 36,
              12,
              18,
              r.chance(p.lit ?? 0.4) ? p.light : (p.pane ?? p.dark),
            )
    }
    x += bw + gap
  }
  return svg
}

/** Draws the sea below y as color bands with wave crests. */
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

export function drawHills(c, y, rise, fill, { steps = 5, outline = true } = {}) {
  const { w, h, r } = c
  const points = Array.from({ length: steps + 2 }, (_, i) => [(w * (i - 0.5)) / steps, y - r.between(0, rise)])
  return svgPath(
    `${createSmoothCurvePath(points)}V${h + 4}H${roundCoordinate(points[0][0])}Z`,
    fill,
    outline ? edge(c) : {},
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
      edge(c),
    )
    if (snow)
      svg += svgPath(
        `M${roundCoordinate(x - bw * 0.2)} ${roundCoordinate(y - ph * 0.75)}L${roundCoordinate(x)} ${roundCoordinate(y - ph)}L${roundCoordinate(x + bw * 0.24)} ${roundCoordinate(y - ph * 0.7)}L${roundCoordinate(x + bw * 0.1)} ${roundCoordinate(y - ph * 0.74)}L${roundCoordinate(x)} ${roundCoordinate(y - ph * 0.66)}L${roundCoordinate(x - bw * 0.08)} ${roundCoordinate(y - ph * 0.76)}Z`,
        snow,
      )
  }
  return svg
}

/** Draws a tree that stands at (x, y). `kind` is 'round', 'pine', 'bare', 'palm' or 'birch'. */
export function drawSceneryTree(c, x, y, size, kind, leaf, trunk) {
  const { r } = c
  const s = edge(c)
  const stem = trunk ?? c.p.wood
  if (kind === 'pine') {
    let svg = svgRect(x - size * 0.03, y - size * 0.2, size * 0.06, size * 0.2, stem, s)
    for (let i = 0; i < 4; i += 1) {
      const [ww, top] = [size * (0.27 - i * 0.05), y - size * (0.42 + i * 0.19)]
      svg += svgPath(
        `M${roundCoordinate(x - ww)} ${roundCoordinate(top + size * 0.28)}Q${roundCoordinate(x)} ${roundCoordinate(top + size * 0.22)} ${roundCoordinate(x + ww)} ${roundCoordinate(top + size * 0.28)}L${roundCoordinate(x)} ${roundCoordinate(top)}Z`,
        leaf,
        s,
      )
    }
    return svg
  }
  if (kind === 'bare') {
    const fork = (px, py, angle, len, depth) => {
      const [ex, ey] = [px + Math.cos(angle) * len, py + Math.sin(angle) * len]
      const self = svgLine(
        `M${roundCoordinate(px)} ${roundCoordinate(py)}L${roundCoordinate(ex)} ${roundCoordinate(ey)}`,
        stem,
        Math.max(1.5, len * 0.12),
      )
      return depth === 0
        ? self
        : self +
            [-1, 1]
              .map(side => fork(ex, ey, angle + side * r.between(0.25, 0.6), len * r.between(0.62, 0.8), depth - 1))
              .join('')
    }
    return fork(x, y, -Math.PI / 2, size * 0.32, 4)
  }
  if (kind === 'palm') {
    let svg = svgLine(
      `M${roundCoordinate(x)} ${roundCoordinate(y)}Q${roundCoordinate(x + size * 0.12)} ${roundCoordinate(y - size * 0.4)} ${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}`,
      stem,
      size * 0.05,
    )
    for (let i = 0; i < 7; i += 1) {
      const a = Math.PI + (i * Math.PI) / 6
      const [ex, ey] = [
        x + size * 0.05 + Math.cos(a) * size * 0.36,
        y - size * 0.8 + Math.sin(a) * size * 0.2 + size * 0.1,
      ]
      svg += svgPath(
        `M${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}Q${roundCoordinate((x + ex) / 2)} ${roundCoordinate(ey - size * 0.24)} ${roundCoordinate(ex)} ${roundCoordinate(ey)}Q${roundCoordinate((x + ex) / 2)} ${roundCoordinate(ey - size * 0.1)} ${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y - size * 0.8)}Z`,
        leaf,
        s,
      )
    }
    return svg
  }
  if (kind === 'birch')
    return (
      svgRect(x - size * 0.025, y - size * 0.95, size * 0.05, size * 0.95, '#efe9dc', s) +
      [0.15, 0.3, 0.42, 0.6, 0.72]
        .map(f =>
          svgLine(
            `M${roundCoordinate(x - size * 0.02)} ${roundCoordinate(y - size * f)}h${roundCoordinate(size * 0.025)}`,
            '#2b2b2b',
            2,
          ),
        )
        .join('') +
      svgPath(createIrregularShapePath(x, y - size * 0.8, size * 0.2, size * 0.26, r), leaf, s)
    )
  return (
    svgPath(
      `M${roundCoordinate(x - size * 0.04)} ${roundCoordinate(y)}L${roundCoordinate(x - size * 0.02)} ${roundCoordinate(y - size * 0.5)}H${roundCoordinate(x + size * 0.02)}L${roundCoordinate(x + size * 0.05)} ${roundCoordinate(y)}Z`,
      stem,
      s,
    ) + svgPath(createIrregularShapePath(x, y - size * 0.66, size * 0.3, size * 0.34, r, 10), leaf, s)
  )
}

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

/** Draws a ferry or ship from the side. The waterline is at y. The length is `size` px. */
export function drawShip(c, x, y, size, { hull = c.p.a, house = c.p.paper, funnel = c.p.b } = {}) {
  const s = edge(c)
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

/** Draws weather in front of the scene: rain, snow, fog, leaves or petals. */
export function drawWeather(c) {
  const { w, h, r, p, mods } = c
  let svg = ''
  if (mods.has('rain'))
    svg += Array.from({ length: Math.round((w * h) / 5200) }, () => {
      const [x, y, l] = [r.between(-20, w), r.between(-20, h), r.between(16, 44)]
      return `M${roundCoordinate(x)} ${roundCoordinate(y)}l${roundCoordinate(-l * 0.22)} ${roundCoordinate(l)}`
    })
      .join('')
      .replace(/^(.+)$/s, d => svgLine(d, p.rain ?? p.cloud, 1.8, { opacity: 0.75 }))
  if (mods.has('snow'))
    svg += Array.from({ length: Math.round((w * h) / 4200) }, () =>
      svgCircle(r.between(0, w), r.between(0, h), r.between(1.5, 5), p.snow ?? '#fff'),
    ).join('')
  if (mods.has('fog'))
    svg += Array.from({ length: 4 }, (_, i) =>
      svgRect(-10, h * (0.35 + i * 0.16), w + 20, h * r.between(0.03, 0.07), p.fog ?? p.cloud, {
        rx: h * 0.03,
        opacity: 0.5,
      }),
    ).join('')
  if (mods.has('leaves') || mods.has('petals'))
    svg += Array.from({ length: 22 }, () =>
      svgTransformedGroup(
        r.between(0, w),
        r.between(0, h),
        svgPath('M0 0Q6 -7 13 0Q6 6 0 0Z', mods.has('petals') ? (p.petal ?? p.b) : r.pick([p.b, p.sun, p.a])),
        r.between(0.7, 1.5),
        undefined,
        r.between(0, 360),
      ),
    ).join('')
  return svg
}

export { edge }
