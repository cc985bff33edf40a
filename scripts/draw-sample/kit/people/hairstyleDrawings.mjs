import { svgCircle, svgLine, svgPath } from '../svgElements.mjs'

/**
 * Functions that draw hairstyles, by name of the hairstyle. The head is 110 units high and looks to the right. Each
 * function takes the color of the hair and the SVG attributes of the outline. It returns two layers: the first is
 * behind the face, and the second is in front of the face.
 */
export const hairstyleDrawings = {
  none: () => ['', ''],
  bob: (c, s) => [
    svgPath('M-46 2C-54 -70 52 -72 46 -2C46 20 44 34 38 40L-44 42C-50 30 -47 14 -46 2Z', c, s),
    svgPath(
      'M-42 4C-50 -66 48 -70 43 -6C36 -18 26 -26 16 -30C4 -20 -12 -14 -24 -14C-26 4 -26 22 -22 40L-44 40C-46 28 -43 14 -42 4Z',
      c,
      s,
    ),
  ],
  short: (c, s) => [
    '',
    svgPath(
      'M-38 8C-50 -60 20 -74 42 -40C46 -30 42 -16 40 -8C34 -20 20 -24 2 -24C-10 -24 -16 -20 -22 -14C-24 -4 -26 4 -28 10C-32 8 -34 4 -38 8Z',
      c,
      s,
    ),
  ],
  side: (c, s) => [
    '',
    svgPath(
      'M-38 10C-50 -40 -28 -66 8 -64C40 -64 50 -36 40 -10C38 -26 28 -34 16 -36C0 -24 -14 -20 -24 -18L-28 10Z',
      c,
      s,
    ),
  ],
  long: (c, s) => [
    svgPath('M-44 0C-54 -70 50 -74 44 -4C46 30 50 60 54 92C20 104 -40 104 -58 90C-48 60 -46 30 -44 0Z', c, s),
    svgPath(
      'M-42 4C-50 -66 48 -70 43 -4C38 -20 30 -28 20 -32C6 -18 -10 -12 -24 -12C-28 16 -30 40 -28 62L-50 68C-46 44 -44 24 -42 4Z',
      c,
      s,
    ),
  ],
  bun: (c, s) => [
    svgCircle(-34, -46, 20, c, s),
    svgPath('M-38 8C-50 -62 46 -70 41 -8C34 -22 14 -28 0 -32C-10 -22 -22 -14 -26 -8L-28 10Z', c, s),
  ],
  topbun: (c, s) => [
    svgCircle(-2, -66, 20, c, s),
    svgPath('M-38 6C-48 -62 46 -68 41 -8C34 -24 20 -30 6 -34C-8 -24 -22 -16 -27 -8L-29 8Z', c, s),
  ],
  pony: (c, s) => [
    svgPath('M-34 -36C-70 -50 -84 -10 -66 40C-60 20 -46 0 -34 -10Z', c, s),
    svgPath('M-38 6C-48 -62 46 -68 41 -6C36 -22 24 -30 12 -34C0 -24 -20 -16 -27 -8L-29 10Z', c, s),
  ],
  braids: (c, s) => [
    svgLine('M-34 10Q-52 40 -40 80', c, 15) + svgCircle(-40, 84, 8, c, s),
    svgPath('M-38 8C-48 -62 46 -68 41 -6C36 -20 24 -30 12 -34C0 -22 -20 -14 -27 -6L-31 14Z', c, s),
  ],
  curly: (c, s) => [
    [
      [-36, -20, 24],
      [-26, -46, 24],
      [0, -58, 25],
      [26, -48, 23],
      [-42, 6, 20],
      [-40, 28, 17],
    ]
      .map(([x, y, r]) => svgCircle(x, y, r, c, s))
      .join(''),
    [
      [-28, -30, 18],
      [-8, -40, 18],
      [14, -40, 17],
      [32, -30, 14],
      [-34, -8, 13],
    ]
      .map(([x, y, r]) => svgCircle(x, y, r, c))
      .join(''),
  ],
  spiky: (c, s) => [
    '',
    svgPath(
      'M-38 12L-52 -8L-42 -18L-56 -38L-38 -40L-42 -64L-18 -54L-10 -78L10 -58L30 -72L34 -48L52 -44L42 -26L46 -8L36 -14L28 -28L18 -14L8 -30L-4 -14L-12 -26L-24 -8L-28 12Z',
      c,
      s,
    ),
  ],
  fringe: (c, s) => [
    svgPath('M-42 0C-50 -70 50 -72 44 -2L44 24L-40 26Z', c, s),
    svgPath(
      'M-40 14C-50 -64 48 -70 43 6L36 6L34 -10L24 -2L18 -14L6 -2L0 -14L-10 0L-18 -12L-24 12L-26 26L-40 26Z',
      c,
      s,
    ),
  ],
  bald: (c, s) => ['', svgPath('M-38 12C-42 -2 -38 -14 -34 -20C-28 -10 -28 2 -26 12Z', c, s)],
  grey: (c, s) => [
    '',
    svgPath('M-38 12C-48 -30 -40 -58 -4 -62C30 -64 42 -40 40 -22C28 -38 -4 -42 -22 -28C-26 -12 -26 0 -28 12Z', c, s),
  ],
}
