import { createIrregularShapePath } from '../scenery/createIrregularShapePath.mjs'
import { drawSceneryTree } from '../scenery/drawSceneryTree.mjs'
import { drawSky } from '../scenery/drawSky.mjs'
import { getOutline } from '../scenery/getOutline.mjs'
import { drawHills, drawMountainPeaks } from '../scenery/hillsAndMountains.mjs'
import { roundCoordinate, svgCircle, svgLine, svgPath } from '../svgElements.mjs'

/**
 * Functions that draw landscapes, by name of the landscape. The comment of `drawingFunctionsByPlace` explains the
 * parameter and the result.
 */
export const drawingFunctionsByLandscape = {
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
        svgPath(createIrregularShapePath(0, h * 1.02, w * 0.2, h * 0.13, r), p.near, getOutline(c)) +
        svgPath(createIrregularShapePath(w, h * 1.03, w * 0.16, h * 0.16, r), p.near, getOutline(c)),
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
}
