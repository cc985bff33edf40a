import { svgCircle, svgLine, svgPath, svgRect } from '../svgElements.mjs'

/**
 * Garments of the upper body by name. Each value has the path of the shape. Some values also have the path of the
 * seams.
 */
const tops = {
  tee: ['M-9 -76Q0 -79 9 -76L12 -70Q9 -58 9 -45L-9 -45Q-9 -58 -12 -70Z'],
  sweater: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L11 -43Q0 -40 -11 -43L-12 -66Q-13 -74 -9 -77Z'],
  jacket: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L12 -40L-12 -40L-12 -66Q-13 -74 -9 -77Z', 'M3 -78L6 -60L5 -40'],
  coat: [
    'M-9 -77Q0 -80 9 -77Q13 -74 12 -66L12 -48L17 -20Q2 -15 -16 -20L-12 -48L-12 -66Q-13 -74 -9 -77Z',
    'M4 -78L6 -50L8 -18M-11 -48L12 -48',
  ],
  dress: ['M-8 -76Q0 -79 8 -76L11 -68L8 -52L16 -24Q0 -19 -16 -24L-8 -52L-11 -68Z'],
  robe: ['M-9 -77Q0 -80 9 -77Q14 -72 13 -62L18 -5Q0 0 -18 -5L-13 -62Q-14 -72 -9 -77Z', 'M6 -77L-2 -62L0 -4'],
  apron: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L11 -44L-11 -44L-12 -66Q-13 -74 -9 -77Z'],
  suit: [
    'M-10 -77Q0 -80 10 -77Q15 -73 14 -64L12 -42Q0 -39 -12 -42L-14 -64Q-15 -73 -10 -77Z',
    'M-12 -55L12 -55M5 -76L5 -56',
  ],
}

/**
 * Draws the upper body of a figure of height 100: neck, clothes, and accessories such as a scarf or a bag. `who` has
 * the appearance of the character. `strokeWidth` and `ink` are the width and the color of the outlines.
 */
export function drawUpperBody(who, strokeWidth, ink) {
  const [shape, seams] = tops[who.top ?? 'jacket'] ?? tops.jacket
  const stroke = ink ? { stroke: ink, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' } : {}
  let svg = svgPath('M-4 -84L4 -84L5 -74L-5 -74Z', who.skin, stroke)
  svg += svgPath(shape, who.topColor, stroke)
  if (who.stripes)
    svg += [-70, -63, -56, -49].map(y => svgLine(`M-11 ${y}Q0 ${y + 1.5} 11 ${y}`, who.stripes, 2.4)).join('')
  if (who.collar) svg += svgPath('M-5 -78L0 -70L8 -78L4 -80L-3 -80Z', who.collar, stroke)
  if (seams) svg += svgLine(seams, who.seam ?? ink ?? '#0003', strokeWidth * 0.8)
  if (who.top === 'apron') svg += svgPath('M-6 -68L9 -68L9 -58L13 -26L-9 -26L-6 -58Z', who.apron ?? '#fff', stroke)
  if (who.buttons) svg += [-64, -56, -48].map(y => svgCircle(8, y, 1, who.buttons)).join('')
  if (who.belt) svg += svgLine('M-11 -50Q0 -48 12 -50', who.belt, 3)
  if (who.neck)
    svg +=
      svgPath('M-8 -80Q1 -72 10 -80L11 -75Q2 -68 -9 -75Z', who.neck, stroke) +
      svgPath('M-6 -76L-12 -58L-6 -57L-2 -74Z', who.neck, stroke)
  if (who.bag) svg += svgLine('M9 -76L-10 -48', who.bag, 2) + svgRect(-17, -50, 11, 12, who.bag, { rx: 2, ...stroke })
  return svg
}
