import { roundCoordinate } from '../svgElements.mjs'
import { drawSpeechBalloon, splitBalloonText } from './drawSpeechBalloon.mjs'

/**
 * Splits a vertical Japanese text into columns at the character `/`. The first column is on the right. Returns the
 * prefix of the text (see `splitBalloonText`), the columns, the size of the letters, and the width and height of the
 * balloon in px.
 */
export function measureVerticalSpeechBalloon(text, size) {
  const [how, words] = splitBalloonText(text)
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

/**
 * Draws a character of vertical text. Long marks, dashes, ellipses and brackets are rotated by 90°. Commas, periods and
 * small kana are closer to the upper right corner than in horizontal text.
 */
function drawVerticalCharacter(ch, x, y, size, ink, font = 'Noto Sans CJK JP', weight = 'bold') {
  const turn = 'ー…—「」（）～'.includes(ch)
  const small = '、。'.includes(ch)
  const kana = 'ゃゅょっャュョッぁぃぅぇぉ'.includes(ch)
  const place = turn ? `transform="rotate(90 ${roundCoordinate(x)} ${roundCoordinate(y - size * 0.36)})"` : ''
  return `<text x="${roundCoordinate(x + (small ? size * 0.62 : kana ? size * 0.1 : 0))}" y="${roundCoordinate(y - (small ? size * 0.56 : kana ? size * 0.1 : 0))}" ${place} font-family="${font}" font-weight="${weight}" font-size="${roundCoordinate(size)}" text-anchor="middle" fill="${ink}">${ch}</text>`
}
