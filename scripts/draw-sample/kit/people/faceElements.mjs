import { svgCircle, svgEllipse, svgLine, svgPath } from '../svgElements.mjs'

/**
 * Shapes of mouths by mood. A shape is an SVG path, or a letter for an open mouth. `O` is a round mouth, and `D` is a
 * wide mouth with teeth.
 */
const mouths = {
  calm: 'M8 28Q16 31 24 27',
  happy: 'M4 24Q16 38 28 23',
  sad: 'M6 32Q16 24 26 31',
  angry: 'M6 30L26 28',
  surprised: 'O',
  smirk: 'M8 30Q20 32 28 22',
  worried: 'M6 30Q12 25 17 30Q22 34 27 28',
  laugh: 'D',
  closed: 'M8 27Q16 33 25 26',
  shout: 'D',
  tired: 'M8 30L24 30',
}
/** Paths of the two eyebrows by mood. */
export const brows = {
  calm: ['M-4 -15Q4 -19 11 -15', 'M21 -15Q27 -19 33 -15'],
  happy: ['M-4 -18Q4 -23 11 -18', 'M21 -18Q27 -23 33 -18'],
  sad: ['M-5 -13Q4 -20 11 -20', 'M21 -20Q28 -20 34 -13'],
  angry: ['M-4 -20L12 -12', 'M20 -12L34 -20'],
  surprised: ['M-4 -24Q4 -30 11 -24', 'M21 -24Q27 -30 33 -24'],
  smirk: ['M-4 -14Q4 -16 11 -14', 'M21 -20Q28 -26 34 -19'],
  worried: ['M-5 -14Q4 -21 11 -20', 'M21 -20Q28 -21 34 -14'],
  laugh: ['M-4 -19Q4 -25 11 -19', 'M21 -19Q27 -25 33 -19'],
  closed: ['M-4 -15Q4 -18 11 -15', 'M21 -15Q27 -18 33 -15'],
  shout: ['M-4 -22L12 -13', 'M20 -13L34 -22'],
  tired: ['M-4 -13Q4 -15 11 -15', 'M21 -15Q27 -15 33 -13'],
}

export function drawEyes(kind, mood, ink, iris) {
  const shut = mood === 'closed' || mood === 'laugh'
  if (shut)
    return svgLine(
      mood === 'laugh' ? 'M-3 -1Q4 -9 10 -1M21 -1Q27 -9 33 -1' : 'M-3 -4Q4 2 10 -4M21 -4Q27 2 33 -4',
      ink,
      2.8,
    )
  const grow = mood === 'surprised' || mood === 'shout' ? 1.3 : mood === 'tired' ? 0.75 : 1
  if (kind === 'manga')
    return [3, 27]
      .map(
        (x, i) =>
          svgEllipse(x, -1, i ? 6.4 : 7.4, 9.6 * grow, '#fff') +
          svgEllipse(x + 1, 0, i ? 5 : 5.8, 8.4 * grow, iris ?? ink) +
          svgEllipse(x + 1, 1, 2.6, 4, '#111') +
          svgCircle(x - 1, -4 * grow, 2.3, '#fff') +
          svgLine(`M${x - 8} ${-6 * grow}Q${x} ${-14 * grow} ${x + 8} ${-5 * grow}`, ink, 3.2),
      )
      .join('')
  if (kind === 'open')
    return [3, 27]
      .map(
        (x, i) =>
          svgEllipse(x, -2, i ? 5.6 : 6.6, 6.6 * grow, '#fff', { stroke: ink, 'stroke-width': 1.4 }) +
          svgCircle(x + 2, -1.5, 3 * grow ** 0.3, iris ?? ink),
      )
      .join('')
  return svgEllipse(4, -2, 2.7, 4.4 * grow, ink) + svgEllipse(27, -2, 2.5, 4.4 * grow, ink)
}

export function drawMouth(mood, ink) {
  const d = mouths[mood] ?? mouths.calm
  if (d === 'O') return svgEllipse(17, 31, 5, 7, '#5a1f25', { stroke: ink, 'stroke-width': 2 })
  if (d === 'D')
    return (
      svgPath('M2 22Q16 26 30 21Q30 42 15 42Q4 40 2 22Z', '#7a2530', { stroke: ink, 'stroke-width': 2 }) +
      svgPath('M6 24Q16 27 27 23L26 28Q16 31 7 29Z', '#fff')
    )
  return svgLine(d, ink, 2.8)
}

export const drawFreckles = color =>
  [
    [-4, 12],
    [2, 15],
    [-8, 16],
    [28, 12],
    [32, 15],
  ]
    .map(([x, y]) => svgCircle(x, y, 1.5, color))
    .join('')

export function drawNose({ eyes, nose, skin }, ink) {
  if (eyes === 'manga') return svgLine('M20 10L23 14L19 16', ink, 1.8)
  return (
    svgPath(nose === 'big' ? 'M16 0Q44 14 20 20' : 'M18 2Q34 12 19 16', skin) +
    svgLine(nose === 'big' ? 'M18 0Q44 14 20 20' : 'M20 2Q33 12 19 16', ink, 2.2)
  )
}

/** Draws a beard, and the mouth again in front of the beard. `outline` has the SVG attributes of the outline. */
export function drawBeard(color, mood, ink, outline) {
  const isMouthOpen = mood === 'laugh' || mood === 'shout' || mood === 'surprised'
  return (
    svgPath('M-31 8C-34 52 -10 70 10 68C32 64 38 40 37 18C30 24 26 20 17 21C4 21 -14 26 -31 8Z', color, outline) +
    (isMouthOpen ? svgEllipse(18, 34, 8, 6, '#5a1f25') : svgLine('M9 32Q17 36 26 31', ink, 2.6))
  )
}

/** Draws glasses. `color` is the color of the lenses, or `true` for clear lenses. */
export function drawGlasses(color, ink) {
  const lenses = [
    [3, 11],
    [28, 9],
  ].map(([x, radius]) =>
    svgCircle(x, -1, radius, color === true ? 'none' : color, {
      stroke: ink,
      'stroke-width': 2.6,
      'fill-opacity': 0.5,
    }),
  )
  return lenses.join('') + svgLine('M14 -2L19 -2M-8 -2L-28 0', ink, 2.6)
}
