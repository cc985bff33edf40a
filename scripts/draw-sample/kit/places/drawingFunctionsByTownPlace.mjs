import { drawHouses } from '../scenery/drawHouses.mjs'
import { drawSceneryTree } from '../scenery/drawSceneryTree.mjs'
import { drawSky } from '../scenery/drawSky.mjs'
import { drawStreetLamp } from '../scenery/drawStreetLamp.mjs'
import { getOutline } from '../scenery/getOutline.mjs'
import { drawHills } from '../scenery/hillsAndMountains.mjs'
import { roundCoordinate, svgLine, svgPath, svgRect, svgTransformedGroup } from '../svgElements.mjs'

const drawGround = (c, y, fill = c.p.ground) =>
  svgRect(-4, y, c.w + 8, c.h - y + 4, fill) +
  (c.ink ? svgLine(`M-4 ${roundCoordinate(y)}H${roundCoordinate(c.w + 4)}`, c.ink, c.pen) : '')

/**
 * Functions that draw places in a town, by name of the place. The comment of `drawingFunctionsByPlace` explains the
 * parameter and the result.
 */
export const drawingFunctionsByTownPlace = {
  street: c => {
    const { w, h, p } = c
    return {
      back:
        drawSky(c, h * 0.7) +
        drawHouses(c, h * 0.74, h * 0.4, p.far, { outline: false }) +
        drawHouses(c, h * 0.8, h * 0.52, [p.mid, p.near, p.wall], { wide: [90, 170] }) +
        drawGround(c, h * 0.8) +
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
        drawGround(c, h * 0.82) +
        svgRect(-4, h * 0.75, w + 8, h * 0.08, p.wall, getOutline(c)) +
        svgTransformedGroup(
          w * r.between(0.75, 0.9),
          h * 0.84,
          svgRect(-26, -70, 52, 56, p.wood, getOutline(c)) +
            svgPath('M-30 -70L0 -94L30 -70Z', p.near, getOutline(c)) +
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
          svgRect(-w * 0.44, -h * 0.3, w * 0.88, h * 0.28, p.a, { rx: 16, ...getOutline(c) }) +
            Array.from({ length: 6 }, (_, i) =>
              svgRect(-w * 0.4 + i * w * 0.136, -h * 0.25, w * 0.1, h * 0.11, p.light, { rx: 5, ...getOutline(c) }),
            ).join('') +
            svgRect(-w * 0.44, -h * 0.09, w * 0.88, h * 0.03, p.paper),
        ) +
        svgPath(`M-4 ${roundCoordinate(h * 0.06)}H${w + 4}V${roundCoordinate(h * 0.12)}H-4Z`, p.near, getOutline(c)) +
        svgLine(
          `M${roundCoordinate(w * 0.16)} ${roundCoordinate(h * 0.12)}V${roundCoordinate(h * 0.8)}M${roundCoordinate(w * 0.84)} ${roundCoordinate(h * 0.12)}V${roundCoordinate(h * 0.8)}`,
          p.near,
          12,
        ) +
        drawGround(c, h * 0.78) +
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
        getOutline(c),
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
          getOutline(c),
        ) +
        svgRect(w * 0.32, h * 0.27, w * 0.36, h * 0.035, p.b) +
        drawGround(c, h * 0.86) +
        stairs,
      ground: 0.97,
    }
  },
}
