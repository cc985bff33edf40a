import { drawHouses } from '../scenery/drawHouses.mjs'
import { drawSceneryTree } from '../scenery/drawSceneryTree.mjs'
import { drawSea } from '../scenery/drawSea.mjs'
import { drawSky } from '../scenery/drawSky.mjs'
import { getOutline } from '../scenery/getOutline.mjs'
import { drawHarbourCrane, drawLighthouse } from '../scenery/harbourBuildings.mjs'
import { drawMountainPeaks } from '../scenery/hillsAndMountains.mjs'
import { drawSailingBoat, drawShip } from '../scenery/ships.mjs'
import { roundCoordinate, svgLine, svgPath, svgRect, svgTransformedGroup } from '../svgElements.mjs'

/**
 * Functions that draw harbors and the sea. The keys are names of places. The comment of `drawingFunctionsByPlace`
 * explains the parameter and the result.
 */
export const drawingFunctionsByHarbourPlace = {
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
        svgRect(-4, h * 0.78, w + 8, h * 0.24, p.ground, getOutline(c)) +
        planks,
      ground: 0.93,
      front: [0.06, 0.94].map(f => svgRect(w * f - 9, h * 0.8, 18, h * 0.22, p.dark, { rx: 5 })).join(''),
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
          getOutline(c),
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
        svgRect(-4, h * 0.79, w + 8, h * 0.25, p.ground, getOutline(c)) +
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
          getOutline(c),
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
          getOutline(c),
        ) +
        drawLighthouse(c, w * 0.12, h * 0.53, h * 0.42) +
        svgPath(
          `M${roundCoordinate(w * 0.2)} ${h}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.78)} ${roundCoordinate(w + 6)} ${roundCoordinate(h * 0.82)}V${h}Z`,
          p.ground,
          getOutline(c),
        ),
      ground: 0.95,
    }
  },
}
