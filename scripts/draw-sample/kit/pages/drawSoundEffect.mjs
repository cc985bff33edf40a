import { drawStrokeText } from '../strokeFont.mjs'
import { roundCoordinate } from '../svgElements.mjs'

/**
 * Draws a sound effect in large letters. `tilt` is the angle of the line of letters in degrees. At a negative angle,
 * the line rises to the right.
 */
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
