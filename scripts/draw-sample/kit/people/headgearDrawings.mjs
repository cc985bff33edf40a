import { svgCircle, svgPath } from '../svgElements.mjs'

/**
 * Functions that draw hats, hoods and helmets, by name. The head is 110 units high and looks to the right. Each
 * function takes the color of the hair, the SVG attributes of the outline, and the color of the headgear. It returns
 * two layers: the first is behind the face, and the second is in front of the face.
 */
export const headgearDrawings = {
  cap: (c, s, a) => [
    '',
    svgPath('M-40 -10C-44 -60 42 -66 42 -16L42 -10Z', a, s) +
      svgPath('M10 -20C30 -26 56 -18 62 -6C46 -10 24 -10 8 -8Z', c, s) +
      svgPath('M-40 -10C-34 0 -34 8 -32 14L-26 14L-24 -10Z', c),
  ],
  ferry: (c, s, a) => [
    '',
    svgPath('M-38 -8C-40 4 -36 10 -32 16L-26 14L-24 -10Z', c) +
      svgPath('M-50 -34C-46 -62 -10 -70 16 -66C40 -62 54 -50 52 -34Z', a, s) +
      svgPath('M-42 -34L46 -34L44 -16L-40 -14Z', '#22262e', s) +
      svgPath('M0 -18C24 -26 52 -20 56 -6C38 -12 16 -12 0 -10Z', '#22262e', s) +
      svgCircle(22, -40, 6, '#f2c14e', s),
  ],
  fedora: (c, s, a) => [
    '',
    svgPath('M-38 -8C-40 4 -36 10 -32 16L-26 14L-24 -10Z', c) +
      svgPath('M-34 -24C-36 -66 -14 -74 4 -64C20 -76 38 -62 38 -26Z', a, s) +
      svgPath('M-66 -16C-40 -34 44 -36 70 -20C56 -8 -44 -2 -66 -16Z', a, s) +
      svgPath('M-36 -34C-10 -42 20 -42 38 -36L38 -26C10 -32 -14 -32 -36 -24Z', '#1b1b1f'),
  ],
  beanie: (c, s, a) => [
    '',
    svgPath('M-40 4C-42 12 -38 20 -32 24L-26 10Z', c) +
      svgPath('M-42 -10C-46 -66 46 -70 44 -14Z', a, s) +
      svgPath('M-46 -20C-20 -28 24 -30 48 -24L48 -8C20 -14 -18 -12 -44 -4Z', a, s) +
      svgCircle(0, -62, 9, a, s),
  ],
  hood: (c, s, a) => [
    svgPath('M-52 40C-66 -20 -50 -72 0 -72C46 -70 56 -30 50 40Z', a, s),
    svgPath(
      'M-34 30C-46 -20 -34 -50 0 -50C34 -50 42 -24 40 0C52 -40 44 -72 0 -72C-50 -72 -64 -20 -50 50L-30 50Z',
      a,
      s,
    ) + svgPath('M-20 -40C0 -30 20 -30 36 -20C30 -44 4 -54 -20 -40Z', c),
  ],
  scarf: (_c, s, a) => [
    svgPath('M-50 50C-62 -20 -52 -70 0 -68C48 -66 56 -24 46 44L20 70L-40 70Z', a, s),
    svgPath(
      'M-30 34C-42 -10 -30 -40 2 -42C30 -42 40 -22 39 0C54 -44 40 -68 0 -68C-52 -68 -60 -14 -50 50C-30 74 20 76 40 52C20 56 -14 52 -30 34Z',
      a,
      s,
    ),
  ],
  bandana: (c, s, a) => [
    svgPath('M-34 -14L-66 6L-54 -16L-68 -26Z', a, s),
    svgPath('M-40 -10C-46 -62 44 -68 42 -18C14 -30 -16 -26 -40 -10Z', a, s) +
      svgPath('M-38 -10C-38 2 -36 10 -32 16L-27 14L-26 -14Z', c),
  ],
  helmet: (c, s, a) => [
    '',
    svgPath('M-36 -6C-44 -58 44 -62 40 -10C20 -28 -8 -26 -24 -12L-28 8Z', c, s) +
      svgCircle(2, 0, 66, '#ffffff', { 'fill-opacity': 0.16, ...s, 'stroke-width': (s['stroke-width'] ?? 2) * 1.6 }) +
      svgPath('M-40 -34C-28 -52 -8 -58 8 -56', 'none', {
        stroke: '#fff',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }) +
      svgPath('M-34 54L38 54L46 70L-42 70Z', a, s),
  ],
  straw: (c, s, a) => [
    svgPath('M-42 0C-50 -60 48 -60 44 0L42 30L-40 34Z', c, s),
    svgPath('M-34 -28C-32 -66 34 -68 38 -30Z', a, s) +
      svgPath('M-72 -20C-30 -42 40 -42 76 -22C40 -14 -40 -10 -72 -20Z', a, s) +
      svgPath('M-34 -34C-10 -40 16 -40 38 -35L38 -28C12 -34 -12 -33 -35 -26Z', '#c8553d'),
  ],
}
