import { roundCoordinate, svgCircle, svgLine, svgPath, svgRect, svgTransformedGroup } from '../svgElements.mjs'

/** Draws the weather in front of the scene. `c.mods` names the weather: rain, snow, fog, leaves or petals. */
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
