import { getOutline } from '../scenery/getOutline.mjs'
import { roundCoordinate, svgCircle, svgEllipse, svgPath, svgRect } from '../svgElements.mjs'

/**
 * Functions that draw places in outer space, by name of the place. The comment of `drawingFunctionsByPlace` explains
 * the parameter and the result.
 */
export const drawingFunctionsBySpacePlace = {
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
        svgCircle(x, y, s, p.a, getOutline(c)) +
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
  asteroid: c => {
    const { w, h, p, r } = c
    const stars = Array.from({ length: 50 }, () =>
      svgCircle(r.between(0, w), r.between(0, h * 0.8), r.between(0.7, 2.4), p.star ?? '#fff'),
    ).join('')
    return {
      back:
        svgRect(-4, -4, w + 8, h + 8, p.sky[0]) +
        stars +
        svgCircle(w * 0.84, h * 0.2, Math.min(w, h) * 0.14, p.b, getOutline(c)) +
        svgPath(
          `M-6 ${h}V${roundCoordinate(h * 0.8)}Q${roundCoordinate(w * 0.5)} ${roundCoordinate(h * 0.66)} ${w + 6} ${roundCoordinate(h * 0.82)}V${h}Z`,
          p.ground,
          getOutline(c),
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
}
