import { createSmoothCurvePath, svgCircle, svgPath, svgPolygon, svgRect } from '../svgElements.mjs'

/**
 * Functions that draw abstract backgrounds, for example rays. The key is the name of the background. The comment of
 * `drawingFunctionsByPlace` explains the parameter and the result.
 */
export const drawingFunctionsByBackground = {
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
