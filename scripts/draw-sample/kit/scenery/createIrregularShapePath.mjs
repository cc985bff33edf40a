import { createSmoothCurvePath } from '../svgElements.mjs'

/**
 * Returns the path of an irregular shape around (cx, cy), for example a bush or the leaves of a tree. The shape is an
 * ellipse with the radii rx and ry and a randomly deformed outline. For example, if `wild` is 0.18, the outline
 * deviates by up to 18 % of the radius.
 */
export function createIrregularShapePath(cx, cy, rx, ry, rnd, count = 9, wild = 0.18) {
  return createSmoothCurvePath(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2
      const f = 1 + rnd.between(-wild, wild)
      return [cx + Math.cos(a) * rx * f, cy + Math.sin(a) * ry * f]
    }),
    true,
  )
}
