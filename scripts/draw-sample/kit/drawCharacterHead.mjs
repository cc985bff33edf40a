import {
  createSmoothCurvePath,
  roundCoordinate,
  svgCircle,
  svgEllipse,
  svgLine,
  svgPath,
  svgTransformedGroup,
} from './svgElements.mjs'

const jaws = {
  round: 'M-36 -6C-38 -50 38 -52 39 -8C39 6 37 12 36 20C34 38 20 50 4 50C-14 50 -30 36 -34 16Z',
  long: 'M-34 -10C-36 -52 36 -54 37 -10C37 6 36 16 34 26C31 44 18 56 6 56C-10 56 -26 40 -31 16Z',
  square: 'M-36 -8C-38 -50 38 -52 39 -8L38 28C36 46 24 51 10 51C-8 51 -26 46 -32 26Z',
  point: 'M-36 -8C-38 -52 38 -54 39 -8C39 10 32 32 20 44C12 52 4 52 -4 46C-20 36 -32 20 -35 8Z',
}

/**
 * Hairstyles and headgear. Each function returns two layers: behind the face and in front of the face. The head is 100
 * units high and looks to the right.
 */
const hairs = {
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
const brows = {
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

function eyes(kind, mood, ink, iris) {
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

function mouth(mood, ink) {
  const d = mouths[mood] ?? mouths.calm
  if (d === 'O') return svgEllipse(17, 31, 5, 7, '#5a1f25', { stroke: ink, 'stroke-width': 2 })
  if (d === 'D')
    return (
      svgPath('M2 22Q16 26 30 21Q30 42 15 42Q4 40 2 22Z', '#7a2530', { stroke: ink, 'stroke-width': 2 }) +
      svgPath('M6 24Q16 27 27 23L26 28Q16 31 7 29Z', '#fff')
    )
  return svgLine(d, ink, 2.8)
}

/**
 * Draws a head of height `size` px around (x, y). `who` is the appearance of the character, such as skin and hair.
 * `face` is 1 if the head looks right, and -1 if it looks left. `mood` is a key of `mouths`. `ink` and `pen` are the
 * color and the width in px of the outline.
 */
export function drawCharacterHead(
  x,
  y,
  size,
  who,
  { face = 1, mood = 'calm', ink = '#1d1a24', pen = 2, tilt = 0 } = {},
) {
  const k = size / 110
  const s = who.noLine ? {} : { stroke: ink, 'stroke-width': roundCoordinate(pen / k), 'stroke-linejoin': 'round' }
  const [back, front] = (hairs[who.hair] ?? hairs.short)(who.hairColor, s, who.gear ?? who.hairColor)
  const mark = who.mark ?? ink
  const covered = who.hair === 'scarf' || who.hair === 'hood' || who.hair === 'helmet'
  let svg = back
  svg += svgPath(jaws[who.jaw ?? 'round'], who.skin, s)
  if (who.shade) svg += svgPath('M-34 10C-30 36 -14 50 4 50C10 50 16 48 20 46C4 44 -14 32 -20 6Z', who.shade)
  if (!covered) svg += svgEllipse(-29, 6, 7, 10, who.skin, s) + svgLine('M-30 2Q-25 6 -29 11', mark, 1.6)
  if (who.blush)
    svg +=
      svgEllipse(-4, 16, 8, 5, who.blush, { opacity: 0.75 }) + svgEllipse(31, 16, 5, 5, who.blush, { opacity: 0.75 })
  if (who.freckles)
    svg += [
      [-4, 12],
      [2, 15],
      [-8, 16],
      [28, 12],
      [32, 15],
    ]
      .map(([a, b]) => svgCircle(a, b, 1.5, who.freckles))
      .join('')
  svg += eyes(who.eyes, mood, mark, who.iris)
  svg += (brows[mood] ?? brows.calm).map(d => svgLine(d, who.brow ?? mark, who.brow ? 4 : 3)).join('')
  if (who.eyes === 'manga') svg += svgLine('M20 10L23 14L19 16', mark, 1.8)
  else
    svg +=
      svgPath(who.nose === 'big' ? 'M16 0Q44 14 20 20' : 'M18 2Q34 12 19 16', who.skin) +
      svgLine(who.nose === 'big' ? 'M18 0Q44 14 20 20' : 'M20 2Q33 12 19 16', mark, 2.2)
  svg += mouth(mood, mark)
  if (who.beard)
    svg +=
      svgPath('M-31 8C-34 52 -10 70 10 68C32 64 38 40 37 18C30 24 26 20 17 21C4 21 -14 26 -31 8Z', who.beard, s) +
      (mood === 'laugh' || mood === 'shout' || mood === 'surprised'
        ? svgEllipse(18, 34, 8, 6, '#5a1f25')
        : svgLine('M9 32Q17 36 26 31', mark, 2.6))
  if (who.moustache)
    svg += svgPath('M-2 26C4 16 12 18 17 21C22 18 30 18 35 25C28 30 22 28 17 26C12 29 4 31 -2 26Z', who.moustache, s)
  if (who.glasses)
    svg +=
      [
        [3, 11],
        [28, 9],
      ]
        .map(([a, r]) =>
          svgCircle(a, -1, r, who.glasses === true ? 'none' : who.glasses, {
            stroke: mark,
            'stroke-width': 2.6,
            'fill-opacity': 0.5,
          }),
        )
        .join('') + svgLine('M14 -2L19 -2M-8 -2L-28 0', mark, 2.6)
  svg += front
  return svgTransformedGroup(x, y, svg, face * k, k, tilt)
}

/** Returns a rounded irregular shape, for bushes, clouds and smoke. */
export function createIrregularShapePath(cx, cy, rx, ry, rnd, count = 9, wild = 0.18) {
  return createSmoothCurvePath(
    Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2
      const f = 1 + rnd.between(-wild, wild)
      return [cx + Math.cos(a) * rx * f, cy + Math.sin(a) * ry * f]
    }),
    true,
  )
}
