import { createSeededRandom } from '../createSeededRandom.mjs'
import { drawStrokeText, measureStrokeText, wrapStrokeText } from '../strokeFont.mjs'
import { roundCoordinate, svgPath } from '../svgElements.mjs'

/**
 * Splits the text of a balloon into its prefix and its words. The prefix is `!` for shouted words, `~` for thoughts,
 * `=` for the words of a machine, and `(` for whispered words. Most texts have no prefix.
 */
export function splitBalloonText(text) {
  const mark = text[0]
  if ('!~=('.includes(mark)) return [mark, text.slice(1).trim()]
  return ['', text]
}

const outline = {
  '': (w, h) => {
    const [a, b] = [w / 2, h / 2]
    return `M${roundCoordinate(-a)} 0C${roundCoordinate(-a)} ${roundCoordinate(-b * 1.08)} ${roundCoordinate(-a * 0.62)} ${roundCoordinate(-b)} 0 ${roundCoordinate(-b)}C${roundCoordinate(a * 0.62)} ${roundCoordinate(-b)} ${roundCoordinate(a)} ${roundCoordinate(-b * 1.08)} ${roundCoordinate(a)} 0C${roundCoordinate(a)} ${roundCoordinate(b * 1.08)} ${roundCoordinate(a * 0.62)} ${roundCoordinate(b)} 0 ${roundCoordinate(b)}C${roundCoordinate(-a * 0.62)} ${roundCoordinate(b)} ${roundCoordinate(-a)} ${roundCoordinate(b * 1.08)} ${roundCoordinate(-a)} 0Z`
  },
  '!': (w, h, rnd) => {
    const count = 22
    return `${Array.from({ length: count * 2 }, (_, i) => {
      const angle = (i / (count * 2)) * Math.PI * 2
      const f = i % 2 ? 0.9 : rnd.between(1.1, 1.24)
      return `${i ? 'L' : 'M'}${roundCoordinate((Math.cos(angle) * w * f) / 2)} ${roundCoordinate((Math.sin(angle) * h * f) / 2)}`
    }).join('')}Z`
  },
  '~': (w, h) => {
    const count = 13
    let d = ''
    for (let i = 0; i <= count; i += 1) {
      const angle = (i / count) * Math.PI * 2
      const [px, py] = [(Math.cos(angle) * w) / 2, (Math.sin(angle) * h) / 2]
      d +=
        i === 0
          ? `M${roundCoordinate(px)} ${roundCoordinate(py)}`
          : `A${roundCoordinate(w / 9)} ${roundCoordinate(h / 5)} 0 0 1 ${roundCoordinate(px)} ${roundCoordinate(py)}`
    }
    return `${d}Z`
  },
  '=': (w, h) =>
    `M${roundCoordinate(-w / 2)} ${roundCoordinate(-h / 2)}H${roundCoordinate(w / 2)}V${roundCoordinate(h / 2)}H${roundCoordinate(-w / 2)}Z`,
}
outline['('] = outline['']

/**
 * Breaks the text of a balloon into lines. Returns the prefix of the text (see `splitBalloonText`), the lines, the size
 * of the letters, and the width and height of the balloon in px.
 * @param size height of a capital letter in px
 * @param room approximate maximum width of the balloon in px
 */
export function measureSpeechBalloon(text, size, room) {
  const [how, words] = splitBalloonText(text)
  const grown = how === '!' ? size * 1.14 : how === '(' ? size * 0.88 : size
  const lines = wrapStrokeText(words, room - size * 2.6, grown, 24)
  const widest = Math.max(...lines.map(each => measureStrokeText(each, grown, 24)))
  const square = lines.length === 1
  return {
    how,
    lines,
    size: grown,
    w: widest + size * (square ? 2.2 : 2.9),
    h: lines.length * grown * 1.62 + size * (square ? 1.5 : 1.9),
  }
}

/**
 * Draws a speech balloon around (x, y).
 * @param box result of `measureSpeechBalloon`
 * @param to point [x, y] to which the tail of the balloon leads; a balloon without this point has no tail
 */
export function drawSpeechBalloon(
  box,
  x,
  y,
  to,
  { paper = '#fff', ink = '#1d1a24', pen = 2.4, jitter = 0.7, weight } = {},
) {
  const rnd = createSeededRandom(box.lines.join(' '))
  const shape = (outline[box.how] ?? outline[''])(box.w, box.h, rnd)
  const edge = {
    stroke: ink,
    'stroke-width': pen,
    'stroke-linejoin': 'round',
    ...(box.how === '(' ? { 'stroke-dasharray': '7 6' } : {}),
  }
  let under = ''
  let over = ''
  if (to && box.how === '~') {
    for (const [f, r] of [
      [0.45, 9],
      [0.68, 6],
      [0.86, 3.5],
    ])
      under += `<circle cx="${roundCoordinate(x + (to[0] - x) * f)}" cy="${roundCoordinate(y + box.h * 0.35 + (to[1] - y - box.h * 0.35) * f)}" r="${r}" fill="${paper}" stroke="${ink}" stroke-width="${pen}"/>`
  } else if (to) {
    const foot = Math.max(-box.w * 0.28, Math.min(box.w * 0.28, (to[0] - x) * 0.35))
    const wide = Math.min(box.w * 0.12, 15)
    const [tx, ty] = [to[0] - x, to[1] - y]
    const [fx, fy] = [foot + (tx - foot) * 0.82, box.h * 0.3 + (ty - box.h * 0.3) * 0.82]
    const bend = [foot + (fx - foot) * 0.25, box.h * 0.3 + (fy - box.h * 0.3) * 0.6]
    const tail = `M${roundCoordinate(foot - wide)} ${roundCoordinate(box.h * 0.3)}Q${roundCoordinate(bend[0])} ${roundCoordinate(bend[1])} ${roundCoordinate(fx)} ${roundCoordinate(fy)}Q${roundCoordinate(bend[0] + wide)} ${roundCoordinate(bend[1])} ${roundCoordinate(foot + wide)} ${roundCoordinate(box.h * 0.3)}Z`
    under += svgPath(tail, paper, { ...edge, transform: `translate(${roundCoordinate(x)} ${roundCoordinate(y)})` })
    over += svgPath(tail, paper, { transform: `translate(${roundCoordinate(x)} ${roundCoordinate(y)})` })
  }
  const first = y - ((box.lines.length - 1) * box.size * 1.62) / 2 + box.size / 2
  const words = box.lines
    .map((each, i) =>
      drawStrokeText(each, {
        x,
        y: first + i * box.size * 1.62,
        size: box.size,
        track: 24,
        anchor: 'middle',
        fill: ink,
        weight: weight ?? (box.how === '!' ? 0.2 : 0.145),
        jitter: box.how === '=' ? 0 : jitter,
      }),
    )
    .join('')
  return (
    under +
    svgPath(shape, paper, { ...edge, transform: `translate(${roundCoordinate(x)} ${roundCoordinate(y)})` }) +
    over +
    words
  )
}
