import { createIrregularShapePath } from './drawCharacterHead.mjs'
import { drawingFunctionsByIndoorPlace } from './drawingFunctionsByIndoorPlace.mjs'
import {
  drawHarbourCrane,
  drawHills,
  drawHouses,
  drawLighthouse,
  drawMountainPeaks,
  drawSailingBoat,
  drawSceneryTree,
  drawSea,
  drawShip,
  drawSky,
  drawStreetLamp,
  edge,
} from './outdoorScenery.mjs'
import {
  createSmoothCurvePath,
  roundCoordinate,
  svgCircle,
  svgEllipse,
  svgLine,
  svgPath,
  svgPolygon,
  svgRect,
  svgTransformedGroup,
} from './svgElements.mjs'

const floor = (c, y, fill = c.p.ground) =>
  svgRect(-4, y, c.w + 8, c.h - y + 4, fill) +
  (c.ink ? svgLine(`M-4 ${roundCoordinate(y)}H${roundCoordinate(c.w + 4)}`, c.ink, c.pen) : '')

/**
 * Drawing functions of outdoor places, by name of the place. Each function draws an area of c.w × c.h px. Each function
 * returns the scene behind the figures (`back`), the scene in front of the figures (`front`), and the height of the
 * ground as a fraction of the area (`ground`).
 */
const outside = {
  pier: c => {
    const { w, h, p, r } = c
    const y = h * 0.56
    const planks = Array.from({ length: 9 }, (_, i) =>
      svgLine(
        `M${roundCoordinate((w * i) / 8)} ${roundCoordinate(h * 0.8)}l${roundCoordinate((i - 4) * w * 0.05)} ${roundCoordinate(h * 0.22)}`,
        p.near,
        c.pen,
      ),
    ).join('')
    return {
      back:
        drawSky(c, y) +
        drawHouses(c, y, h * 0.18, p.far, { outline: false, wide: [40, 90] }) +
        drawHarbourCrane(c, w * r.between(0.1, 0.3), y + 6, h * 0.5, p.mid) +
        drawHarbourCrane(c, w * 0.86, y + 4, h * 0.38, p.mid, -1) +
        drawSea(c, y) +
        drawShip(c, w * r.between(0.45, 0.7), y + h * 0.08, w * 0.42) +
        svgRect(-4, h * 0.78, w + 8, h * 0.24, p.ground, edge(c)) +
        planks,
      ground: 0.93,
      front: [0.06, 0.94].map(f => svgRect(w * f - 9, h * 0.8, 18, h * 0.22, p.dark, { rx: 5 })).join(''),
    }
  },
  street: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.7) +
        drawHouses(c, h * 0.74, h * 0.4, p.far, { outline: false }) +
        drawHouses(c, h * 0.8, h * 0.52, [p.mid, p.near, p.wall], { wide: [90, 170] }) +
        floor(c, h * 0.8) +
        svgPath(`M0 ${roundCoordinate(h * 0.84)}H${w}V${roundCoordinate(h * 0.87)}H0Z`, p.mid) +
        drawStreetLamp(c, w * 0.12, h * 0.88, h * 0.55, { lit: c.mods.has('night') || c.mods.has('dusk') }),
      ground: 0.95,
    }
  },
  skyline: c => {
    const { h, p } = c
    return {
      back:
        drawSky(c, h) +
        drawHouses(c, h * 0.86, h * 0.5, p.far, { outline: false, wide: [30, 80], windows: false }) +
        drawHouses(c, h * 0.95, h * 0.42, p.mid, { wide: [50, 110] }) +
        drawHouses(c, h * 1.06, h * 0.3, p.near, { wide: [80, 150] }),
      ground: 1.05,
    }
  },
  rooftop: c => {
    const { w, h, p, r } = c
    return {
      back:
        drawSky(c, h * 0.8) +
        drawHouses(c, h * 0.8, h * 0.34, p.far, { outline: false, wide: [40, 90] }) +
        drawHouses(c, h * 0.86, h * 0.24, p.mid, { wide: [70, 130] }) +
        floor(c, h * 0.82) +
        svgRect(-4, h * 0.75, w + 8, h * 0.08, p.wall, edge(c)) +
        svgTransformedGroup(
          w * r.between(0.75, 0.9),
          h * 0.84,
          svgRect(-26, -70, 52, 56, p.wood, edge(c)) +
            svgPath('M-30 -70L0 -94L30 -70Z', p.near, edge(c)) +
            svgLine('M-20 -14V0M20 -14V0', p.dark, 5),
          h / 420,
        ) +
        svgLine(
          `M${roundCoordinate(w * 0.05)} ${roundCoordinate(h * 0.4)}Q${roundCoordinate(w * 0.3)} ${roundCoordinate(h * 0.5)} ${roundCoordinate(w * 0.6)} ${roundCoordinate(h * 0.36)}`,
          p.dark,
          c.pen,
        ),
      ground: 0.95,
    }
  },
  sea: c => {
    const { w, h, r } = c
    const y = h * 0.5
    return {
      back:
        drawSky(c, y) +
        drawSea(c, y, { swell: 12, crests: 12 }) +
        drawSailingBoat(c, w * r.between(0.3, 0.7), h * 0.68, h * 0.42),
      ground: 1.1,
    }
  },
  storm: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.5, { disc: false, clouds: 5 }) +
        svgLine(
          `M${roundCoordinate(w * 0.7)} 0l${roundCoordinate(-w * 0.06)} ${roundCoordinate(h * 0.16)}l${roundCoordinate(w * 0.05)} ${roundCoordinate(h * 0.02)}l${roundCoordinate(-w * 0.08)} ${roundCoordinate(h * 0.2)}`,
          p.light,
          5,
        ) +
        drawSea(c, h * 0.45, { swell: 34, crests: 16 }) +
        svgTransformedGroup(w * 0.45, h * 0.66, drawSailingBoat(c, 0, 0, h * 0.36), 1, 1, -14) +
        svgPath(
          `M${roundCoordinate(-w * 0.1)} ${h}Q${roundCoordinate(w * 0.1)} ${roundCoordinate(h * 0.5)} ${roundCoordinate(w * 0.4)} ${roundCoordinate(h * 0.72)}Q${roundCoordinate(w * 0.24)} ${roundCoordinate(h * 0.74)} ${roundCoordinate(w * 0.3)} ${h}Z`,
          c.p.water[1],
          edge(c),
        ),
      ground: 1.1,
    }
  },
  deck: c => {
    const { w, h, p } = c
    const y = h * 0.5
    const rail = Array.from({ length: 9 }, (_, i) =>
      svgLine(
        `M${roundCoordinate((w * (i + 0.3)) / 8)} ${roundCoordinate(h * 0.6)}V${roundCoordinate(h * 0.8)}`,
        p.wood,
        5,
      ),
    ).join('')
    return {
      back:
        drawSky(c, y) +
        drawSea(c, y) +
        rail +
        svgLine(
          `M-4 ${roundCoordinate(h * 0.6)}H${roundCoordinate(w + 4)}M-4 ${roundCoordinate(h * 0.7)}H${roundCoordinate(w + 4)}`,
          p.wood,
          6,
        ) +
        svgRect(-4, h * 0.79, w + 8, h * 0.25, p.ground, edge(c)) +
        Array.from({ length: 5 }, (_, i) =>
          svgLine(`M-4 ${roundCoordinate(h * (0.83 + i * 0.045))}H${roundCoordinate(w + 4)}`, p.near, 1.6),
        ).join('') +
        svgLine(
          `M${roundCoordinate(w * 0.88)} ${roundCoordinate(h * 0.8)}V-10M${roundCoordinate(w * 0.88)} ${roundCoordinate(h * 0.05)}L${roundCoordinate(w * 0.55)} ${roundCoordinate(h * 0.7)}M${roundCoordinate(w * 0.88)} ${roundCoordinate(h * 0.05)}L${w} ${roundCoordinate(h * 0.6)}`,
          p.dark,
          5,
        ),
      ground: 0.94,
    }
  },
  island: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.5) +
        drawMountainPeaks(c, h * 0.52, h * 0.2, p.far) +
        drawSea(c, h * 0.5) +
        svgPath(
          `M-10 ${h}V${roundCoordinate(h * 0.78)}Q${roundCoordinate(w * 0.4)} ${roundCoordinate(h * 0.68)} ${roundCoordinate(w * 1.05)} ${roundCoordinate(h * 0.86)}V${h}Z`,
          p.ground,
          edge(c),
        ) +
        drawSceneryTree(c, w * 0.1, h * 0.82, h * 0.56, 'palm', p.leaf) +
        drawSceneryTree(c, w * 0.9, h * 0.86, h * 0.42, 'palm', p.leaf),
      ground: 0.93,
    }
  },
  cliff: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.62) +
        drawSea(c, h * 0.6) +
        svgPath(
          `M-6 ${h}V${roundCoordinate(h * 0.5)}Q${roundCoordinate(w * 0.2)} ${roundCoordinate(h * 0.5)} ${roundCoordinate(w * 0.28)} ${roundCoordinate(h * 0.74)}L${roundCoordinate(w * 0.4)} ${h}Z`,
          p.mid,
          edge(c),
        ) +
        drawLighthouse(c, w * 0.12, h * 0.53, h * 0.42) +
        svgPath(
          `M${roundCoordinate(w * 0.2)} ${h}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.78)} ${roundCoordinate(w + 6)} ${roundCoordinate(h * 0.82)}V${h}Z`,
          p.ground,
          edge(c),
        ),
      ground: 0.95,
    }
  },
  forest: c => {
    const { w, h, p, r } = c
    const kind = c.mods.has('pines') ? 'pine' : c.mods.has('birches') ? 'birch' : 'round'
    const row = (count, y, size, leaf) =>
      Array.from({ length: count }, (_, i) =>
        drawSceneryTree(c, (w * (i + r.between(0.1, 0.9))) / count, y, size * r.between(0.8, 1.15), kind, leaf),
      ).join('')
    return {
      back:
        drawSky(c, h * 0.7, { clouds: 0 }) +
        drawHills(c, h * 0.5, h * 0.12, p.far, { outline: false }) +
        row(9, h * 0.68, h * 0.36, p.far) +
        row(6, h * 0.78, h * 0.55, p.mid) +
        drawHills(c, h * 0.82, h * 0.06, p.ground),
      ground: 0.93,
      front:
        svgPath(createIrregularShapePath(0, h * 1.02, w * 0.2, h * 0.13, r), p.near, edge(c)) +
        svgPath(createIrregularShapePath(w, h * 1.03, w * 0.16, h * 0.16, r), p.near, edge(c)),
    }
  },
  meadow: c => {
    const { w, h, p, r } = c
    const flowers = Array.from({ length: 26 }, () => [r.between(0, w), h * r.between(0.78, 1)])
      .map(
        ([x, y]) =>
          svgLine(`M${roundCoordinate(x)} ${roundCoordinate(y)}v-9`, p.near, 1.6) +
          svgCircle(x, y - 10, r.between(2.4, 4.6), r.pick([p.a, p.b, p.paper, p.sun])),
      )
      .join('')
    return {
      back:
        drawSky(c, h * 0.62, { clouds: 3 }) +
        drawHills(c, h * 0.6, h * 0.16, p.far) +
        drawSceneryTree(c, w * r.between(0.7, 0.9), h * 0.72, h * 0.46, 'round', p.leaf) +
        drawHills(c, h * 0.72, h * 0.06, p.mid) +
        drawHills(c, h * 0.82, h * 0.05, p.ground) +
        flowers,
      ground: 0.93,
    }
  },
  mountain: c => {
    const { h, p } = c
    return {
      back:
        drawSky(c, h * 0.7) +
        drawMountainPeaks(c, h * 0.76, h * 0.5, p.far, p.paper) +
        drawHills(c, h * 0.74, h * 0.12, p.mid) +
        drawHills(c, h * 0.84, h * 0.05, p.ground),
      ground: 0.94,
    }
  },
  snow: c => {
    const { w, h, p, r } = c
    return {
      back:
        drawSky(c, h * 0.7) +
        drawHills(c, h * 0.62, h * 0.12, p.far) +
        Array.from({ length: 6 }, (_, i) =>
          drawSceneryTree(c, (w * (i + r.next())) / 6, h * 0.74, h * 0.36, r.chance(0.6) ? 'pine' : 'bare', p.mid),
        ).join('') +
        drawHills(c, h * 0.78, h * 0.06, p.snow ?? '#fff'),
      ground: 0.94,
    }
  },
  space: c => {
    const { w, h, p, r } = c
    const stars = Array.from({ length: 70 }, () =>
      svgCircle(r.between(0, w), r.between(0, h), r.between(0.7, 2.6), p.star ?? '#fff'),
    ).join('')
    const [x, y, s] = [w * r.between(0.2, 0.8), h * r.between(0.5, 0.75), Math.min(w, h) * 0.3]
    return {
      back:
        svgRect(-4, -4, w + 8, h + 8, p.sky[0]) +
        stars +
        svgCircle(x, y, s, p.a, edge(c)) +
        svgPath(
          `M${roundCoordinate(x - s * 0.9)} ${roundCoordinate(y - s * 0.4)}Q${roundCoordinate(x)} ${roundCoordinate(y - s * 0.1)} ${roundCoordinate(x + s * 0.9)} ${roundCoordinate(y - s * 0.4)}A${roundCoordinate(s)} ${roundCoordinate(s)} 0 0 1 ${roundCoordinate(x + s)} ${roundCoordinate(y)}Q${roundCoordinate(x)} ${roundCoordinate(y + s * 0.34)} ${roundCoordinate(x - s)} ${roundCoordinate(y)}A${roundCoordinate(s)} ${roundCoordinate(s)} 0 0 1 ${roundCoordinate(x - s * 0.9)} ${roundCoordinate(y - s * 0.4)}Z`,
          p.b,
        ) +
        svgEllipse(x, y, s * 1.7, s * 0.3, 'none', {
          stroke: p.paper,
          'stroke-width': s * 0.07,
          transform: `rotate(-14 ${roundCoordinate(x)} ${roundCoordinate(y)})`,
          'stroke-dasharray': `${roundCoordinate(s * 3.1)} ${roundCoordinate(s * 1.2)}`,
          'stroke-dashoffset': roundCoordinate(-s * 0.2),
        }),
      ground: 0.95,
    }
  },
  station: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.5) +
        drawHouses(c, h * 0.66, h * 0.26, p.far, { outline: false }) +
        svgRect(-4, h * 0.66, w + 8, h * 0.08, p.mid) +
        svgTransformedGroup(
          w * 0.5,
          h * 0.72,
          svgRect(-w * 0.44, -h * 0.3, w * 0.88, h * 0.28, p.a, { rx: 16, ...edge(c) }) +
            Array.from({ length: 6 }, (_, i) =>
              svgRect(-w * 0.4 + i * w * 0.136, -h * 0.25, w * 0.1, h * 0.11, p.light, { rx: 5, ...edge(c) }),
            ).join('') +
            svgRect(-w * 0.44, -h * 0.09, w * 0.88, h * 0.03, p.paper),
        ) +
        svgPath(`M-4 ${roundCoordinate(h * 0.06)}H${w + 4}V${roundCoordinate(h * 0.12)}H-4Z`, p.near, edge(c)) +
        svgLine(
          `M${roundCoordinate(w * 0.16)} ${roundCoordinate(h * 0.12)}V${roundCoordinate(h * 0.8)}M${roundCoordinate(w * 0.84)} ${roundCoordinate(h * 0.12)}V${roundCoordinate(h * 0.8)}`,
          p.near,
          12,
        ) +
        floor(c, h * 0.78) +
        svgRect(-4, h * 0.8, w + 8, 8, p.light),
      ground: 0.94,
    }
  },
  steps: c => {
    const { w, h, p } = c
    const stairs = Array.from({ length: 8 }, (_, i) =>
      svgRect(
        w * (0.22 + i * 0.02) - i * 6,
        h * (0.92 - i * 0.06),
        w * (0.56 - i * 0.04) + i * 12,
        h * 0.062,
        i % 2 ? p.wall : p.paper,
        edge(c),
      ),
    ).join('')
    return {
      back:
        drawSky(c, h * 0.6) +
        drawHills(c, h * 0.5, h * 0.2, p.far, { outline: false }) +
        drawSceneryTree(c, w * 0.1, h * 0.8, h * 0.6, 'round', p.leaf) +
        drawSceneryTree(c, w * 0.92, h * 0.8, h * 0.66, 'round', p.leaf) +
        svgLine(
          `M${roundCoordinate(w * 0.34)} ${roundCoordinate(h * 0.5)}V${roundCoordinate(h * 0.2)}M${roundCoordinate(w * 0.66)} ${roundCoordinate(h * 0.5)}V${roundCoordinate(h * 0.2)}`,
          p.b,
          13,
        ) +
        svgPath(
          `M${roundCoordinate(w * 0.26)} ${roundCoordinate(h * 0.2)}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.23)} ${roundCoordinate(w * 0.74)} ${roundCoordinate(h * 0.2)}L${roundCoordinate(w * 0.76)} ${roundCoordinate(h * 0.15)}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.19)} ${roundCoordinate(w * 0.24)} ${roundCoordinate(h * 0.15)}Z`,
          p.b,
          edge(c),
        ) +
        svgRect(w * 0.32, h * 0.27, w * 0.36, h * 0.035, p.b) +
        floor(c, h * 0.86) +
        stairs,
      ground: 0.97,
    }
  },
  desert: c => {
    const { h, p } = c
    return {
      back:
        drawSky(c, h * 0.64, { clouds: 1 }) +
        drawHills(c, h * 0.6, h * 0.14, p.far) +
        drawHills(c, h * 0.72, h * 0.1, p.mid) +
        drawHills(c, h * 0.84, h * 0.06, p.ground),
      ground: 0.94,
    }
  },
  asteroid: c => {
    const { w, h, p, r } = c
    const stars = Array.from({ length: 50 }, () =>
      svgCircle(r.between(0, w), r.between(0, h * 0.8), r.between(0.7, 2.4), p.star ?? '#fff'),
    ).join('')
    return {
      back:
        svgRect(-4, -4, w + 8, h + 8, p.sky[0]) +
        stars +
        svgCircle(w * 0.84, h * 0.2, Math.min(w, h) * 0.14, p.b, edge(c)) +
        svgPath(
          `M-6 ${h}V${roundCoordinate(h * 0.8)}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.66)} ${w + 6} ${roundCoordinate(h * 0.82)}V${h}Z`,
          p.ground,
          edge(c),
        ) +
        [
          [0.2, 0.88, 30],
          [0.62, 0.84, 22],
          [0.84, 0.93, 40],
        ]
          .map(([a, b, s]) => svgEllipse(w * a, h * b, s, s * 0.3, p.near))
          .join(''),
      ground: 0.92,
    }
  },
  rays: c => {
    const { w, h, p } = c
    const rays = Array.from({ length: 22 }, (_, i) => {
      const [a, b] = [(i / 22) * Math.PI * 2, ((i + 0.5) / 22) * Math.PI * 2]
      return svgPolygon(
        [
          [w / 2, h * 0.6],
          [w / 2 + Math.cos(a) * w * 1.5, h * 0.6 + Math.sin(a) * w * 1.5],
          [w / 2 + Math.cos(b) * w * 1.5, h * 0.6 + Math.sin(b) * w * 1.5],
        ],
        p.b,
      )
    }).join('')
    return { back: svgRect(0, 0, w, h, p.sun) + rays, ground: 1.02 }
  },
  speed: c => {
    const { w, h, p, r } = c
    const lines = Array.from({ length: 90 }, () => {
      const a = r.between(0, Math.PI * 2)
      const [s, l] = [r.between(0.34, 0.5), r.between(0.8, 1.2)]
      const [px, py] = [Math.cos(a), Math.sin(a)]
      const t = r.between(0.004, 0.012)
      return svgPolygon(
        [
          [w / 2 + px * w * s, h / 2 + py * h * s],
          [w / 2 + Math.cos(a - t) * w * l, h / 2 + Math.sin(a - t) * h * l],
          [w / 2 + Math.cos(a + t) * w * l, h / 2 + Math.sin(a + t) * h * l],
        ],
        c.ink ?? p.dark,
      )
    }).join('')
    return { back: svgRect(0, 0, w, h, p.paper) + lines, ground: 1.02 }
  },
  plain: c => ({ back: svgRect(0, 0, c.w, c.h, c.p.plain ?? c.p.sun), ground: 1 }),
  dark: c => ({
    back: svgRect(0, 0, c.w, c.h, c.p.dark) + svgCircle(c.w * 0.5, c.h * 0.62, Math.min(c.w, c.h) * 0.46, c.p.near),
    ground: 1,
  }),
  tone: c => ({
    back:
      svgRect(0, 0, c.w, c.h, c.p.paper) +
      svgPath(
        `${createSmoothCurvePath([
          [-10, c.h * 0.5],
          [c.w * 0.3, c.h * 0.36],
          [c.w * 0.7, c.h * 0.56],
          [c.w + 10, c.h * 0.4],
        ])}V${c.h}H-10Z`,
        c.p.tone ?? c.p.sky.at(-1),
      ),
    ground: 1,
  }),
}

/** Drawing functions of all places, by name of the place. */
export const drawingFunctionsByPlace = { ...outside, ...drawingFunctionsByIndoorPlace }
