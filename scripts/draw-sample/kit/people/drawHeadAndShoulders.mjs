import { roundCoordinate, svgLine, svgPath, svgTransformedGroup } from '../svgElements.mjs'
import { drawCharacterHead } from './drawCharacterHead.mjs'

/**
 * Draws the head and the shoulders of a character in the foreground of a panel. (x, y) is the center of the head, and
 * `size` is the height of the head in px. `below` is the distance from (x, y) to the lower edge of the drawing. The
 * unit of `below` is 1/110 of the height of the head.
 */
export function drawHeadAndShoulders(
  x,
  y,
  size,
  who,
  { face = 1, mood = 'calm', ink = '#1d1a24', pen = 2, below = 400 } = {},
) {
  const k = size / 110
  const s = who.noLine ? {} : { stroke: ink, 'stroke-width': roundCoordinate(pen / k), 'stroke-linejoin': 'round' }
  const wide = 92 * (who.build ?? 1)
  let svg = svgPath(
    `M${-wide} ${below}L${-wide + 6} 128Q${-wide + 14} 84 -28 74L24 74Q${wide - 26} 82 ${wide - 18} 124L${wide - 8} ${below}Z`,
    who.topColor,
    s,
  )
  if (who.stripes)
    svg += [110, 140, 170, 200]
      .map(y => svgLine(`M${-wide + 20} ${y}Q0 ${y + 14} ${wide - 24} ${y}`, who.stripes, 10))
      .join('')
  svg +=
    svgPath('M-22 36L22 36L26 80Q0 104 -28 80Z', who.skin, s) +
    svgPath('M-20 40Q6 64 22 44L22 54Q4 70 -20 52Z', who.shade ?? '#00000022')
  if (who.top === 'jacket' || who.top === 'coat')
    svg +=
      svgPath('M-30 74L-6 120L-22 150L-48 82Z', who.lapel ?? who.topColor, s) +
      svgPath('M26 74L10 120L30 146L52 82Z', who.lapel ?? who.topColor, s) +
      svgLine(`M4 118L8 ${below}`, who.noLine ? '#0003' : ink, pen / k)
  if (who.top === 'apron')
    svg +=
      svgPath(`M-34 120L38 120L46 ${below}L-44 ${below}Z`, who.apron ?? '#fff', s) +
      svgLine('M-34 120L-30 76M38 120L30 76', who.apron ?? '#fff', 9)
  if (who.collar) svg += svgPath('M-28 72L0 112L28 72L20 62L0 84L-20 62Z', who.collar, s)
  if (who.neck)
    svg +=
      svgPath('M-44 62Q0 96 44 60L50 84Q4 122 -50 88Z', who.neck, s) +
      svgPath(`M-36 92L-56 190L-26 196L-12 104Z`, who.neck, s)
  if (who.bag) svg += svgPath(`M40 84L56 84L${-30} ${below}L${-52} ${below}Z`, who.bag, s)
  return svgTransformedGroup(x, y, svg, face * k, k) + drawCharacterHead(x, y, size, who, { face, mood, ink, pen })
}
