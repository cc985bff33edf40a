import { roundCoordinate, svgCircle, svgLine, svgPath, svgTransformedGroup } from '../svgElements.mjs'
import { drawCharacterHead } from './drawCharacterHead.mjs'
import { drawUpperBody } from './drawUpperBody.mjs'
import { personPoses } from './personPoses.mjs'

const lineTo = ([a, b]) => `L${roundCoordinate(a)} ${roundCoordinate(b)}`

function drawLimb(from, [mid, end], width, color, s, ink) {
  const d = `M${roundCoordinate(from[0])} ${roundCoordinate(from[1])}${lineTo(mid)}${lineTo(end)}`
  return (ink ? svgLine(d, ink, width + s * 2) : '') + svgLine(d, color, width)
}

function drawShoe([x, y], color, s, ink) {
  const d = `M${roundCoordinate(x - 4.2)} ${roundCoordinate(y + 1)}L${roundCoordinate(x - 3.6)} ${roundCoordinate(y - 4.6)}L${roundCoordinate(x + 2.4)} ${roundCoordinate(y - 4.6)}Q${roundCoordinate(x + 9.5)} ${roundCoordinate(y - 3.4)} ${roundCoordinate(x + 9.2)} ${roundCoordinate(y + 1)}Z`
  return svgPath(d, color, ink ? { stroke: ink, 'stroke-width': s, 'stroke-linejoin': 'round' } : {})
}

/** Returns the new position of a point of the upper body after the upper body leans by an angle. */
const turnAroundHip = ([x, y], degrees) => {
  const a = (degrees * Math.PI) / 180
  return [x * Math.cos(a) - (y + 46) * Math.sin(a), x * Math.sin(a) + (y + 46) * Math.cos(a) - 46]
}

function drawLegs(who, pose, strokeWidth, ink) {
  const drop = pose.drop ?? 0
  const width = 7 * (who.build ?? 1)
  return [
    [-4.5, pose.backLeg, who.legsBack ?? who.legs],
    [4.5, pose.frontLeg, who.legs],
  ]
    .map(([hipX, [knee, foot], color]) => {
      const footY = drop > 0 ? Math.min(foot[1] + drop, 0) : foot[1] + drop * 0.9
      const joints = [
        [knee[0], drop ? knee[1] + drop * 0.9 : knee[1]],
        [foot[0], footY],
      ]
      return (
        drawLimb([hipX, -46 + drop], joints, width, color, strokeWidth, ink) +
        drawShoe([foot[0], footY], who.shoes ?? '#2a2230', strokeWidth, ink)
      )
    })
    .join('')
}

/**
 * Draws a figure that stands at (x, y). Its height in px is `h`, multiplied by the size of the character (`who.size`).
 * `who` has the appearance of the character, for example the colors of skin, hair and clothes. `held` is the drawing of
 * an object in the front hand. Returns the drawing (`svg`), the position of the mouth as [x, y] in px, and the y of the
 * upper end of the head (`top`).
 */
export function drawPerson(
  x,
  y,
  h,
  who,
  { pose = 'stand', face = 1, mood = 'calm', ink = '#1d1a24', pen = 2, held } = {},
) {
  const p = personPoses[pose] ?? personPoses.stand
  const grown = (who.size ?? 1) * h
  const k = grown / 100
  const s = pen / k
  const line = who.noLine ? undefined : ink
  const drop = p.drop ?? 0
  const lean = p.lean ?? 0
  const sleeve = who.sleeve ?? who.topColor
  const armWidth = 5.6 * (who.build ?? 1)
  const hand = ([, end]) => svgCircle(end[0], end[1], 3.3, who.skin, line ? { stroke: line, 'stroke-width': s } : {})
  const backArm = hand(p.backArm) + drawLimb([-8.5, -73], p.backArm, armWidth, who.sleeveBack ?? sleeve, s, line)
  const frontArm =
    hand(p.frontArm) +
    drawLimb([8.5, -73], p.frontArm, armWidth, sleeve, s, line) +
    (held ? svgTransformedGroup(p.frontArm[1][0], p.frontArm[1][1], held) : '')
  const headSize = 24 * (who.bigHead ?? 1)
  const crown = drawCharacterHead(1.5, -79 - headSize * 0.4, headSize, who, { mood, ink, pen: s, tilt: p.nod ?? 0 })
  const upper = `<g transform="translate(0 ${drop}) rotate(${lean} 0 -46)">${backArm}${drawUpperBody(who, s, line)}${crown}${frontArm}</g>`
  const [mx, my] = turnAroundHip([6, -79 - headSize * 0.2], lean)
  return {
    svg: svgTransformedGroup(x, y, drawLegs(who, p, s, line) + upper, face * k * (who.build ?? 1) ** 0.3, k),
    mouth: [x + face * mx * k, y + (my + drop) * k],
    top: y + (-80 - headSize * 0.95 + drop) * k,
  }
}
