import { roundCoordinate, svgLine, svgPath, svgRect } from '../svgElements.mjs'
import { getOutline } from './getOutline.mjs'

/**
 * Draws a row of town houses across the whole width of the panel. The houses stand at y `base`. `height` is their
 * approximate height in px, and `wide` has their minimum and maximum width in px.
 */
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
    svg += svgPath(body, Array.isArray(fill) ? r.pick(fill) : fill, outline ? getOutline(c) : {})
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
