import { drawStrokeText, measureStrokeText, wrapStrokeText } from '../strokeFont.mjs'
import { svgRect } from '../svgElements.mjs'

/**
 * Draws a caption, which is a box with words of the narrator. By default, (x, y) is the top left corner of the box.
 * With `right`, x is the right edge. With `bottom`, y is the lower edge. `room` is the maximum width of the box in px.
 * Returns the drawing, and its width and height in px.
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
