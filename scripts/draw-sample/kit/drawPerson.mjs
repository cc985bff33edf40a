import { drawCharacterHead } from './drawCharacterHead.mjs'
import { roundCoordinate, svgCircle, svgLine, svgPath, svgRect, svgTransformedGroup } from './svgElements.mjs'

/**
 * Joint positions of each pose, for a figure of height 100 that looks right. `f` and `b` are the elbow and the hand of
 * the front and back arm. `l` and `k` are the knee and the foot of the front and back leg. `lean` is an angle in
 * degrees. `drop` lowers the hip.
 */
const poses = {
  stand: {
    f: [
      [9, -58],
      [7, -44],
    ],
    b: [
      [-9, -58],
      [-8, -44],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  walk: {
    lean: 3,
    f: [
      [-4, -60],
      [-8, -48],
    ],
    b: [
      [10, -60],
      [17, -52],
    ],
    l: [
      [10, -25],
      [15, -1],
    ],
    k: [
      [-3, -22],
      [-15, -2],
    ],
  },
  run: {
    lean: 14,
    f: [
      [-8, -64],
      [-16, -54],
    ],
    b: [
      [14, -64],
      [22, -70],
    ],
    l: [
      [16, -32],
      [14, -8],
    ],
    k: [
      [-6, -24],
      [-24, -18],
    ],
    drop: -3,
  },
  point: {
    f: [
      [14, -68],
      [29, -72],
    ],
    b: [
      [-9, -58],
      [-6, -45],
    ],
    l: [
      [5, -23],
      [7, 0],
    ],
    k: [
      [-4, -23],
      [-6, 0],
    ],
  },
  wave: {
    f: [
      [15, -68],
      [18, -88],
    ],
    b: [
      [-9, -58],
      [-8, -44],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  reach: {
    lean: 6,
    f: [
      [12, -78],
      [18, -96],
    ],
    b: [
      [6, -76],
      [14, -92],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-5, -23],
      [-8, -1],
    ],
  },
  hold: {
    f: [
      [8, -57],
      [17, -60],
    ],
    b: [
      [0, -57],
      [14, -57],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  read: {
    f: [
      [8, -57],
      [16, -64],
    ],
    b: [
      [1, -57],
      [13, -63],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
    nod: 12,
  },
  hips: {
    f: [
      [15, -58],
      [8, -48],
    ],
    b: [
      [-15, -58],
      [-8, -48],
    ],
    l: [
      [6, -23],
      [8, 0],
    ],
    k: [
      [-6, -23],
      [-8, 0],
    ],
  },
  cross: {
    f: [
      [10, -60],
      [-3, -61],
    ],
    b: [
      [-9, -60],
      [4, -59],
    ],
    l: [
      [4, -23],
      [6, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  pockets: {
    lean: -2,
    f: [
      [11, -57],
      [7, -48],
    ],
    b: [
      [-10, -57],
      [-7, -48],
    ],
    l: [
      [4, -23],
      [6, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  sit: {
    f: [
      [9, -58],
      [15, -50],
    ],
    b: [
      [-4, -58],
      [10, -48],
    ],
    l: [
      [18, -46],
      [18, -22],
    ],
    k: [
      [14, -46],
      [13, -22],
    ],
    drop: 22,
  },
  floor: {
    lean: -6,
    f: [
      [10, -54],
      [20, -46],
    ],
    b: [
      [-10, -56],
      [-15, -44],
    ],
    l: [
      [14, -62],
      [26, -44],
    ],
    k: [
      [10, -58],
      [20, -44],
    ],
    drop: 42,
  },
  kneel: {
    lean: 8,
    f: [
      [12, -58],
      [20, -50],
    ],
    b: [
      [2, -58],
      [14, -48],
    ],
    l: [
      [14, -42],
      [14, -22],
    ],
    k: [
      [2, -24],
      [-18, -23],
    ],
    drop: 22,
  },
  crouch: {
    lean: 22,
    f: [
      [16, -60],
      [24, -52],
    ],
    b: [
      [6, -58],
      [16, -48],
    ],
    l: [
      [16, -46],
      [6, -26],
    ],
    k: [
      [8, -44],
      [-6, -26],
    ],
    drop: 24,
  },
  fall: {
    lean: -22,
    f: [
      [14, -76],
      [24, -86],
    ],
    b: [
      [-14, -72],
      [-26, -80],
    ],
    l: [
      [14, -30],
      [26, -22],
    ],
    k: [
      [2, -22],
      [12, -8],
    ],
    drop: -4,
  },
  float: {
    lean: -8,
    f: [
      [15, -68],
      [25, -62],
    ],
    b: [
      [-13, -66],
      [-23, -58],
    ],
    l: [
      [8, -26],
      [2, -6],
    ],
    k: [
      [-2, -24],
      [-12, -6],
    ],
    drop: -6,
  },
  jump: {
    lean: 8,
    f: [
      [14, -76],
      [22, -90],
    ],
    b: [
      [-10, -74],
      [-18, -86],
    ],
    l: [
      [16, -34],
      [8, -16],
    ],
    k: [
      [-4, -28],
      [-20, -24],
    ],
    drop: -12,
  },
  carry: {
    lean: -4,
    f: [
      [10, -60],
      [18, -58],
    ],
    b: [
      [-2, -58],
      [14, -52],
    ],
    l: [
      [5, -23],
      [7, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  lean: {
    lean: -10,
    f: [
      [8, -56],
      [2, -46],
    ],
    b: [
      [-10, -56],
      [-4, -46],
    ],
    l: [
      [6, -24],
      [14, 0],
    ],
    k: [
      [0, -23],
      [6, 0],
    ],
  },
  phone: {
    f: [
      [14, -60],
      [9, -78],
    ],
    b: [
      [-9, -58],
      [-6, -46],
    ],
    l: [
      [4, -23],
      [5, 0],
    ],
    k: [
      [-4, -23],
      [-5, 0],
    ],
  },
  steer: {
    lean: 4,
    f: [
      [10, -64],
      [22, -66],
    ],
    b: [
      [4, -62],
      [20, -58],
    ],
    l: [
      [6, -23],
      [9, 0],
    ],
    k: [
      [-5, -23],
      [-8, 0],
    ],
  },
}
export const poseNames = Object.keys(poses)

const mirrorJoint = ([a, b]) => `L${roundCoordinate(a)} ${roundCoordinate(b)}`

function limb(from, [mid, end], width, color, s, ink) {
  const d = `M${roundCoordinate(from[0])} ${roundCoordinate(from[1])}${mirrorJoint(mid)}${mirrorJoint(end)}`
  return (ink ? svgLine(d, ink, width + s * 2) : '') + svgLine(d, color, width)
}

function shoe([x, y], color, s, ink) {
  const d = `M${roundCoordinate(x - 4.2)} ${roundCoordinate(y + 1)}L${roundCoordinate(x - 3.6)} ${roundCoordinate(y - 4.6)}L${roundCoordinate(x + 2.4)} ${roundCoordinate(y - 4.6)}Q${roundCoordinate(x + 9.5)} ${roundCoordinate(y - 3.4)} ${roundCoordinate(x + 9.2)} ${roundCoordinate(y + 1)}Z`
  return svgPath(d, color, ink ? { stroke: ink, 'stroke-width': s, 'stroke-linejoin': 'round' } : {})
}

const tops = {
  tee: ['M-9 -76Q0 -79 9 -76L12 -70Q9 -58 9 -45L-9 -45Q-9 -58 -12 -70Z'],
  sweater: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L11 -43Q0 -40 -11 -43L-12 -66Q-13 -74 -9 -77Z'],
  jacket: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L12 -40L-12 -40L-12 -66Q-13 -74 -9 -77Z', 'M3 -78L6 -60L5 -40'],
  coat: [
    'M-9 -77Q0 -80 9 -77Q13 -74 12 -66L12 -48L17 -20Q2 -15 -16 -20L-12 -48L-12 -66Q-13 -74 -9 -77Z',
    'M4 -78L6 -50L8 -18M-11 -48L12 -48',
  ],
  dress: ['M-8 -76Q0 -79 8 -76L11 -68L8 -52L16 -24Q0 -19 -16 -24L-8 -52L-11 -68Z'],
  robe: ['M-9 -77Q0 -80 9 -77Q14 -72 13 -62L18 -5Q0 0 -18 -5L-13 -62Q-14 -72 -9 -77Z', 'M6 -77L-2 -62L0 -4'],
  apron: ['M-9 -77Q0 -80 9 -77Q13 -74 12 -66L11 -44L-11 -44L-12 -66Q-13 -74 -9 -77Z'],
  suit: [
    'M-10 -77Q0 -80 10 -77Q15 -73 14 -64L12 -42Q0 -39 -12 -42L-14 -64Q-15 -73 -10 -77Z',
    'M-12 -55L12 -55M5 -76L5 -56',
  ],
}

function body(who, s, ink, arms) {
  const [shape, seams] = tops[who.top ?? 'jacket'] ?? tops.jacket
  const stroke = ink ? { stroke: ink, 'stroke-width': s, 'stroke-linejoin': 'round' } : {}
  let svg = svgPath('M-4 -84L4 -84L5 -74L-5 -74Z', who.skin, stroke)
  svg += svgPath(shape, who.topColor, stroke)
  if (who.stripes)
    svg += [-70, -63, -56, -49].map(y => svgLine(`M-11 ${y}Q0 ${y + 1.5} 11 ${y}`, who.stripes, 2.4)).join('')
  if (who.collar) svg += svgPath('M-5 -78L0 -70L8 -78L4 -80L-3 -80Z', who.collar, stroke)
  if (seams) svg += svgLine(seams, who.seam ?? ink ?? '#0003', s * 0.8)
  if (who.top === 'apron') svg += svgPath('M-6 -68L9 -68L9 -58L13 -26L-9 -26L-6 -58Z', who.apron ?? '#fff', stroke)
  if (who.buttons) svg += [-64, -56, -48].map(y => svgCircle(8, y, 1, who.buttons)).join('')
  if (who.belt) svg += svgLine('M-11 -50Q0 -48 12 -50', who.belt, 3)
  if (who.neck)
    svg +=
      svgPath('M-8 -80Q1 -72 10 -80L11 -75Q2 -68 -9 -75Z', who.neck, stroke) +
      svgPath('M-6 -76L-12 -58L-6 -57L-2 -74Z', who.neck, stroke)
  if (who.bag) svg += svgLine('M9 -76L-10 -48', who.bag, 2) + svgRect(-17, -50, 11, 12, who.bag, { rx: 2, ...stroke })
  return svg + arms
}

const turned = ([x, y], degrees) => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - (y + 46) * Math.sin(a), x * Math.sin(a) + (y + 46) * Math.cos(a) - 46]
}

/**
 * Draws a figure of height `h` px that stands at (x, y). `who` has the fields of a head and further fields such as
 * `top`, `legs`, `shoes` and `build`. Returns the drawing, and the position of the mouth for balloon tails.
 */
export function drawPerson(
  x,
  y,
  h,
  who,
  { pose = 'stand', face = 1, mood = 'calm', ink = '#1d1a24', pen = 2, held } = {},
) {
  const p = poses[pose] ?? poses.stand
  const grown = (who.size ?? 1) * h
  const k = grown / 100
  const s = pen / k
  const line = who.noLine ? undefined : ink
  const drop = p.drop ?? 0
  const lean = p.lean ?? 0
  const sleeve = who.sleeve ?? who.topColor
  const armWidth = 5.6 * (who.build ?? 1)
  const legWidth = 7 * (who.build ?? 1)
  const hand = ([, end]) => svgCircle(end[0], end[1], 3.3, who.skin, line ? { stroke: line, 'stroke-width': s } : {})
  const lower = [
    [-4.5, p.k],
    [4.5, p.l],
  ]
    .map(([hx, joints], i) => {
      const leg = joints.map(([a, b]) => [a, b])
      const dark = i === 0 ? (who.legsBack ?? who.legs) : who.legs
      return (
        limb(
          [hx, -46 + drop],
          leg.map(([a, b], j) => [a, drop > 0 && j === 1 ? Math.min(b + drop, 0) : drop ? b + drop * 0.9 : b]),
          legWidth,
          dark,
          s,
          line,
        ) +
        shoe(
          [leg[1][0], drop > 0 ? Math.min(leg[1][1] + drop, 0) : leg[1][1] + drop * 0.9],
          who.shoes ?? '#2a2230',
          s,
          line,
        )
      )
    })
    .join('')
  const backArm = hand(p.b) + limb([-8.5, -73], p.b, armWidth, who.sleeveBack ?? sleeve, s, line)
  const frontArm =
    hand(p.f) +
    limb([8.5, -73], p.f, armWidth, sleeve, s, line) +
    (held ? svgTransformedGroup(p.f[1][0], p.f[1][1], held) : '')
  const headSize = 24 * (who.bigHead ?? 1)
  const crown = drawCharacterHead(1.5, -79 - headSize * 0.4, headSize, who, { mood, ink, pen: s, tilt: p.nod ?? 0 })
  const upper = `<g transform="translate(0 ${drop}) rotate(${lean} 0 -46)">${backArm}${body(who, s, line, '')}${crown}${frontArm}</g>`
  const order = who.top === 'coat' || who.top === 'dress' || who.top === 'robe' ? lower + upper : lower + upper
  const [mx, my] = turned([6, -79 - headSize * 0.2], lean)
  return {
    svg: svgTransformedGroup(x, y, order, face * k * (who.build ?? 1) ** 0.3, k),
    mouth: [x + face * mx * k, y + (my + drop) * k],
    top: y + (-80 - headSize * 0.95 + drop) * k,
  }
}

/** Draws head and shoulders in the foreground of a panel. `size` is the height of the head in px. */
export function drawHeadAndShoulders(
  x,
  y,
  size,
  who,
  { face = 1, mood = 'calm', ink = '#1d1a24', pen = 2, below = 400 } = {},
) {
  const k = size / 110
  const s = who.noLine ? {} : { stroke: ink, 'stroke-width': roundCoordinate(pen / k), 'stroke-linejoin': 'round' }
  const wide = 92 * (who.build ?? 1)
  let svg = svgPath(
    `M${-wide} ${below}L${-wide + 6} 128Q${-wide + 14} 84 -28 74L24 74Q${wide - 26} 82 ${wide - 18} 124L${wide - 8} ${below}Z`,
    who.topColor,
    s,
  )
  if (who.stripes)
    svg += [110, 140, 170, 200]
      .map(y => svgLine(`M${-wide + 20} ${y}Q0 ${y + 14} ${wide - 24} ${y}`, who.stripes, 10))
      .join('')
  svg +=
    svgPath('M-22 36L22 36L26 80Q0 104 -28 80Z', who.skin, s) +
    svgPath('M-20 40Q6 64 22 44L22 54Q4 70 -20 52Z', who.shade ?? '#00000022')
  if (who.top === 'jacket' || who.top === 'coat')
    svg +=
      svgPath('M-30 74L-6 120L-22 150L-48 82Z', who.lapel ?? who.topColor, s) +
      svgPath('M26 74L10 120L30 146L52 82Z', who.lapel ?? who.topColor, s) +
      svgLine(`M4 118L8 ${below}`, who.noLine ? '#0003' : ink, pen / k)
  if (who.top === 'apron')
    svg +=
      svgPath(`M-34 120L38 120L46 ${below}L-44 ${below}Z`, who.apron ?? '#fff', s) +
      svgLine('M-34 120L-30 76M38 120L30 76', who.apron ?? '#fff', 9)
  if (who.collar) svg += svgPath('M-28 72L0 112L28 72L20 62L0 84L-20 62Z', who.collar, s)
  if (who.neck)
    svg +=
      svgPath('M-44 62Q0 96 44 60L50 84Q4 122 -50 88Z', who.neck, s) +
      svgPath(`M-36 92L-56 190L-26 196L-12 104Z`, who.neck, s)
  if (who.bag) svg += svgPath(`M40 84L56 84L${-30} ${below}L${-52} ${below}Z`, who.bag, s)
  return svgTransformedGroup(x, y, svg, face * k, k) + drawCharacterHead(x, y, size, who, { face, mood, ink, pen })
}
