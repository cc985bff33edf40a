import { createSeededRandom } from './createSeededRandom.mjs'
import { roundCoordinate, svgElement } from './svgElements.mjs'

/**
 * Characters of the stroke font, whose letters consist of lines. Each value has the width and the path of a character.
 * A capital letter is 100 units high, and its baseline is at y 100. There are no lowercase letters.
 */
const glyphs = {
  A: [70, 'M0 100L35 0L70 100M13 66L57 66'],
  B: [60, 'M0 50L32 50C70 50 70 100 32 100L0 100L0 0L29 0C62 0 62 50 29 50'],
  C: [66, 'M66 18C50 -6 0 -8 0 50C0 108 50 106 66 82'],
  D: [66, 'M0 0L0 100L24 100C80 100 80 0 24 0L0 0'],
  E: [54, 'M54 0L0 0L0 100L54 100M0 49L44 49'],
  F: [52, 'M52 0L0 0L0 100M0 50L42 50'],
  G: [69, 'M66 18C50 -6 0 -8 0 50C0 108 50 104 69 84L69 54L42 54'],
  H: [64, 'M0 0L0 100M64 0L64 100M0 50L64 50'],
  I: [0, 'M0 0L0 100'],
  J: [46, 'M46 0L46 68C46 110 2 110 0 74'],
  K: [62, 'M0 0L0 100M60 0L2 58M20 42L62 100'],
  L: [50, 'M0 0L0 100L50 100'],
  M: [82, 'M0 100L4 0L41 72L78 0L82 100'],
  N: [66, 'M0 100L0 0L66 100L66 0'],
  O: [76, 'M38 0C-12 0 -12 100 38 100C88 100 88 0 38 0'],
  P: [56, 'M0 100L0 0L28 0C66 0 66 56 28 56L0 56'],
  Q: [76, 'M38 0C-12 0 -12 100 38 100C88 100 88 0 38 0M48 74L78 106'],
  R: [60, 'M0 100L0 0L28 0C66 0 66 54 28 54L0 54M26 54L60 100'],
  S: [57, 'M54 16C44 -6 2 -6 2 25C2 56 57 42 57 74C57 108 10 106 0 82'],
  T: [62, 'M0 0L62 0M31 0L31 100'],
  U: [64, 'M0 0L0 62C0 113 64 113 64 62L64 0'],
  V: [68, 'M0 0L34 100L68 0'],
  W: [98, 'M0 0L22 100L49 24L76 100L98 0'],
  X: [62, 'M0 0L62 100M62 0L0 100'],
  Y: [62, 'M0 0L31 50L62 0M31 50L31 100'],
  Z: [58, 'M0 0L58 0L0 100L58 100'],
  0: [60, 'M30 0C-10 0 -10 100 30 100C70 100 70 0 30 0'],
  1: [24, 'M0 20L24 0L24 100'],
  2: [57, 'M2 24C4 -8 56 -8 54 28C52 56 4 74 0 100L57 100'],
  3: [55, 'M2 14C14 -6 52 -6 52 24C52 48 24 48 20 48C28 48 56 50 56 74C56 108 8 106 0 82'],
  4: [62, 'M46 100L46 0L0 70L62 70'],
  5: [55, 'M50 0L8 0L4 46C20 34 56 36 56 68C56 108 8 108 0 84'],
  6: [58, 'M50 8C20 -10 0 30 0 64C0 112 58 112 58 68C58 32 8 32 1 64'],
  7: [56, 'M0 0L56 0L20 100'],
  8: [58, 'M29 0C-6 0 -4 46 29 48C66 52 68 100 29 100C-10 100 -8 52 29 48C62 46 64 0 29 0'],
  9: [58, 'M8 92C38 110 58 70 58 36C58 -12 0 -12 0 32C0 68 50 68 57 36'],
  '.': [2, 'M0 98L2 99'],
  ',': [4, 'M4 94L-2 112'],
  '!': [0, 'M0 0L0 66M0 97L0 99'],
  '?': [52, 'M0 20C4 -8 54 -8 52 26C50 48 26 44 26 68M26 97L26 99'],
  "'": [2, 'M2 0L0 22'],
  '"': [20, 'M2 0L0 22M20 0L18 22'],
  '-': [30, 'M0 54L30 54'],
  '—': [64, 'M0 54L64 54'],
  ':': [2, 'M0 34L2 35M0 92L2 93'],
  ';': [4, 'M2 34L4 35M4 90L-2 108'],
  '…': [60, 'M0 98L2 99M28 98L30 99M56 98L58 99'],
  '&': [70, 'M70 100L14 26C4 8 22 -4 34 2C52 12 42 34 14 52C-8 68 2 104 30 100C48 98 60 84 64 58'],
  '(': [18, 'M18 -6C-6 24 -6 78 18 108'],
  ')': [18, 'M0 -6C24 24 24 78 0 108'],
  '/': [44, 'M44 -4L0 106'],
  '#': [62, 'M20 0L12 100M50 0L42 100M2 34L62 34M0 66L60 66'],
  '+': [44, 'M22 32L22 76M0 54L44 54'],
  '*': [40, 'M20 0L20 40M2 10L38 30M38 10L2 30'],
  '·': [2, 'M0 52L2 53'],
  '×': [40, 'M0 34L40 74M40 34L0 74'],
}
const accents = {
  É: ['E', 'M22 -14L36 -30'],
  Ö: ['O', 'M24 -20L25 -20M52 -20L53 -20'],
  Ó: ['O', 'M34 -16L48 -32'],
  Ü: ['U', 'M20 -20L21 -20M46 -20L47 -20'],
  Å: ['A', 'M35 -12C20 -12 20 -32 35 -32C50 -32 50 -12 35 -12'],
}

const glyphOf = ch => {
  if (accents[ch]) return [glyphs[accents[ch][0]][0], glyphs[accents[ch][0]][1] + accents[ch][1]]
  if (!glyphs[ch])
    throw new Error(`No letter is drawn for "${ch}"; words of other scripts are set by a font of the machine.`)
  return glyphs[ch]
}

/**
 * Returns the width in px of a text in the stroke font. `size` is the height of a capital letter in px. `track` is the
 * space between letters in percent of `size`.
 */
export function measureStrokeText(text, size, track = 26) {
  let w = 0
  for (const ch of text.toUpperCase().replace(/’/g, "'")) w += ch === ' ' ? 38 + track * 0.5 : glyphOf(ch)[0] + track
  return ((w - track) * size) / 100
}

/**
 * Returns the path of a text in the stroke font. `anchor` says whether (x, y) is the start, the middle or the end of
 * the baseline. `slant` makes the letters lean to the right. `jitter` shifts, turns and scales each letter by random
 * amounts. `warp` is a function that moves each point of the path.
 */
export function createStrokeTextPath(
  text,
  { x = 0, y = 0, size = 40, track = 26, anchor = 'start', slant = 0, jitter = 0, squeeze = 1, warp, seed = text } = {},
) {
  const rnd = createSeededRandom(seed)
  const scale = size / 100
  const total = measureStrokeText(text, size, track) * squeeze
  const start = anchor === 'middle' ? -total / 2 : anchor === 'end' ? -total : 0
  let pen = 0
  let d = ''
  for (const ch of text.toUpperCase().replace(/’/g, "'")) {
    if (ch === ' ') {
      pen += 38 + track * 0.5
      continue
    }
    const [w, drawn] = glyphOf(ch)
    const [dy, turn, grow] = [
      rnd.between(-3, 3) * jitter,
      rnd.between(-0.04, 0.04) * jitter,
      1 + rnd.between(-0.05, 0.05) * jitter,
    ]
    d += drawn.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, gx, gy) => {
      const [cx, cy] = [gx - w / 2, gy - 50]
      const px = (pen + w / 2 + (cx * Math.cos(turn) - cy * Math.sin(turn)) * grow) * scale * squeeze
      const py = (50 + dy + (cx * Math.sin(turn) + cy * Math.cos(turn)) * grow - 100) * scale
      const [wx, wy] = warp ? warp(start + px, py) : [start + px, py]
      return `${roundCoordinate(x + wx - slant * wy)} ${roundCoordinate(y + wy)}`
    })
    pen += w + track
  }
  return d
}

/** Draws a text in the stroke font. `weight` is the width of the strokes divided by the height of the letters. */
export function drawStrokeText(text, { fill = '#111', weight = 0.13, join = 'round', cap = 'round', ...place }) {
  return svgElement('path', {
    d: createStrokeTextPath(text, place),
    fill: 'none',
    stroke: fill,
    strokeWidth: (place.size ?? 40) * weight,
    strokeLinecap: cap,
    strokeLinejoin: join,
  })
}

/**
 * Draws a text in the stroke font several times on top of each other, for example a title with an outline and a shadow.
 * A layer is {fill, weight, dx, dy}: the color of its strokes, their width divided by the letter height, and the shift
 * of the layer in px. The first layer is at the bottom.
 */
export function drawLayeredStrokeText(text, { layers, join = 'miter', cap = 'butt', ...place }) {
  const d = createStrokeTextPath(text, place)
  return layers
    .map(layer =>
      svgElement('path', {
        d,
        fill: 'none',
        stroke: layer.fill,
        strokeWidth: (place.size ?? 40) * layer.weight,
        strokeLinejoin: layer.join ?? join,
        strokeLinecap: layer.cap ?? cap,
        strokeMiterlimit: 3,
        transform: layer.dx || layer.dy ? `translate(${layer.dx ?? 0} ${layer.dy ?? 0})` : undefined,
      }),
    )
    .join('')
}

/**
 * Breaks a text into lines of similar length.
 * @param width maximum width in px of a line with several words
 * @param size height of a capital letter in px
 */
export function wrapStrokeText(text, width, size, track = 26) {
  const words = text.split(/\s+/)
  const fill = limit => {
    const lines = ['']
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`.trim()
      if (measureStrokeText(longer, size, track) > limit && lines.at(-1)) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    return lines
  }
  const count = fill(width).length
  let limit = width
  while (limit > width * 0.35 && fill(limit * 0.94).length === count) limit *= 0.94
  return fill(limit)
}
