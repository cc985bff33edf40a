import { createSeededRandom } from './createSeededRandom.mjs'
import { drawStrokeText, measureStrokeText, wrapStrokeText } from './strokeFont.mjs'
import { createSmoothCurvePath, roundCoordinate, svgPath, svgRect } from './svgElements.mjs'

/**
 * Splits a balloon text into style prefix and words. Prefixes: "!" shouted, "~" thought, "=" spoken by a machine, "("
 * whispered.
 */
function manner(text) {
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
  '~': (w, h, rnd) => {
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
    return `${d}Z${rnd.next() > 2 ? '' : ''}`
  },
  '=': (w, h) =>
    `M${roundCoordinate(-w / 2)} ${roundCoordinate(-h / 2)}H${roundCoordinate(w / 2)}V${roundCoordinate(h / 2)}H${roundCoordinate(-w / 2)}Z`,
}
outline['('] = outline['']

/**
 * Returns the lines and the size of a balloon in px.
 * @param room maximum width in px
 */
export function measureSpeechBalloon(text, size, room) {
  const [how, words] = manner(text)
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
 * Draws a speech balloon around (x, y). The tail points to `to`.
 * @param box result of `measureSpeechBalloon`
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

/**
 * Draws a caption box. By default, (x, y) is the top left corner of the box. With `right`, x is the right edge. With
 * `bottom`, y is the bottom edge. Returns the drawing, and its width and height in px.
 */
export function drawCaption(
  text,
  x,
  y,
  room,
  size,
  { paper = '#f6e7b4', ink = '#1d1a24', pen = 2, right = false, bottom = false, weight } = {},
) {
  const lines = wrapStrokeText(text, room - size * 1.8, size, 24)
  const w = Math.max(...lines.map(each => measureStrokeText(each, size, 24))) + size * 1.7
  const h = lines.length * size * 1.55 + size * 1.05
  const left = right ? x - w : x
  const top = bottom ? y - h : y
  const words = lines
    .map((each, i) =>
      drawStrokeText(each, {
        x: left + size * 0.85,
        y: top + size * 1.62 + i * size * 1.55,
        size,
        track: 24,
        fill: ink,
        weight: weight ?? 0.135,
        jitter: 0.6,
      }),
    )
    .join('')
  return { svg: svgRect(left, top, w, h, paper, pen ? { stroke: ink, 'stroke-width': pen } : {}) + words, w, h }
}

/** Draws a sound effect in large letters along a line that rises to the right. */
export function drawSoundEffect(
  text,
  x,
  y,
  size,
  { fill = '#ff5a3c', ink = '#1d1a24', tilt = -8, weight = 0.26 } = {},
) {
  const d = [0.5, 0.0]
    .map((extra, i) =>
      drawStrokeText(text, {
        x: 0,
        y: 0,
        size,
        anchor: 'middle',
        fill: i ? fill : ink,
        weight: weight + extra * 0.5,
        jitter: 2.4,
        join: 'round',
        track: 38,
        warp: (px, py) => [px, py + Math.sin(px / (size * 1.4)) * size * 0.1],
      }),
    )
    .join('')
  return `<g transform="translate(${roundCoordinate(x)} ${roundCoordinate(y)}) rotate(${tilt})">${d}</g>`
}

/** Returns the size of a balloon with vertical Japanese text. The columns go from right to left. */
export function measureVerticalSpeechBalloon(text, size) {
  const [how, words] = manner(text)
  const columns = words.split('/')
  const rows = Math.max(...columns.map(each => [...each].length))
  return { how, columns, size, w: columns.length * size * 1.3 + size * 1.7, h: rows * size * 1.08 + size * 1.9 }
}

export function drawVerticalSpeechBalloon(
  box,
  x,
  y,
  to,
  { paper = '#fff', ink = '#1d1a24', pen = 2.2, font = 'Noto Sans CJK JP', weight = 'bold' } = {},
) {
  const empty = drawSpeechBalloon({ how: box.how, lines: [], size: box.size, w: box.w, h: box.h }, x, y, to, {
    paper,
    ink,
    pen,
  })
  const left = x + ((box.columns.length - 1) * box.size * 1.3) / 2
  const rows = Math.max(...box.columns.map(each => [...each].length))
  const top = y - (rows * box.size * 1.08) / 2 + box.size * 0.9
  const words = box.columns
    .map((column, c) =>
      [...column]
        .map((ch, i) =>
          drawVerticalCharacter(ch, left - c * box.size * 1.3, top + i * box.size * 1.08, box.size, ink, font, weight),
        )
        .join(''),
    )
    .join('')
  return empty + words
}

/** Draws a character of vertical text. Rotates long marks and brackets. Moves punctuation to the upper right. */
export function drawVerticalCharacter(ch, x, y, size, ink, font = 'Noto Sans CJK JP', weight = 'bold') {
  const turn = 'ー…—「」（）～'.includes(ch)
  const small = '、。'.includes(ch)
  const kana = 'ゃゅょっャュョッぁぃぅぇぉ'.includes(ch)
  const place = turn ? `transform="rotate(90 ${roundCoordinate(x)} ${roundCoordinate(y - size * 0.36)})"` : ''
  return `<text x="${roundCoordinate(x + (small ? size * 0.62 : kana ? size * 0.1 : 0))}" y="${roundCoordinate(y - (small ? size * 0.56 : kana ? size * 0.1 : 0))}" ${place} font-family="${font}" font-weight="${weight}" font-size="${roundCoordinate(size)}" text-anchor="middle" fill="${ink}">${ch}</text>`
}

/** Returns the path of a hand-drawn rectangle. Each side deviates by up to `wild` px from a straight line. */
export function createPanelFramePath(x, y, w, h, wild, seed) {
  if (!wild)
    return `M${roundCoordinate(x)} ${roundCoordinate(y)}H${roundCoordinate(x + w)}V${roundCoordinate(y + h)}H${roundCoordinate(x)}Z`
  const rnd = createSeededRandom(seed)
  const j = () => rnd.between(-wild, wild)
  const side = (x1, y1, x2, y2) =>
    Array.from({ length: 6 }, (_, i) => [x1 + ((x2 - x1) * i) / 6 + j(), y1 + ((y2 - y1) * i) / 6 + j()])
  return createSmoothCurvePath(
    [
      ...side(x, y, x + w, y),
      ...side(x + w, y, x + w, y + h),
      ...side(x + w, y + h, x, y + h),
      ...side(x, y + h, x, y),
    ],
    true,
  )
}
