import { roundCoordinate, svgEllipse, svgLine, svgPath, svgTransformedGroup } from '../svgElements.mjs'
import { brows, drawBeard, drawEyes, drawFreckles, drawGlasses, drawMouth, drawNose } from './faceElements.mjs'
import { hairstyleDrawings } from './hairstyleDrawings.mjs'
import { headgearDrawings } from './headgearDrawings.mjs'

const jaws = {
  round: 'M-36 -6C-38 -50 38 -52 39 -8C39 6 37 12 36 20C34 38 20 50 4 50C-14 50 -30 36 -34 16Z',
  long: 'M-34 -10C-36 -52 36 -54 37 -10C37 6 36 16 34 26C31 44 18 56 6 56C-10 56 -26 40 -31 16Z',
  square: 'M-36 -8C-38 -50 38 -52 39 -8L38 28C36 46 24 51 10 51C-8 51 -26 46 -32 26Z',
  point: 'M-36 -8C-38 -52 38 -54 39 -8C39 10 32 32 20 44C12 52 4 52 -4 46C-20 36 -32 20 -35 8Z',
}

const hairDrawings = { ...hairstyleDrawings, ...headgearDrawings }

/**
 * Draws a head of height `size` px around (x, y). `who` has the appearance of the character, for example the colors of
 * skin and hair. `face` is 1 if the head looks to the right, and -1 if it looks to the left. `mood` is a name such as
 * `happy` or `worried`. `ink` is the color of the outlines, and `pen` is their width in px. `tilt` is the angle of the
 * head in degrees.
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
  const [back, front] = (hairDrawings[who.hair] ?? hairDrawings.short)(who.hairColor, s, who.gear ?? who.hairColor)
  const mark = who.mark ?? ink
  const covered = who.hair === 'scarf' || who.hair === 'hood' || who.hair === 'helmet'
  let svg = back
  svg += svgPath(jaws[who.jaw ?? 'round'], who.skin, s)
  if (who.shade) svg += svgPath('M-34 10C-30 36 -14 50 4 50C10 50 16 48 20 46C4 44 -14 32 -20 6Z', who.shade)
  if (!covered) svg += svgEllipse(-29, 6, 7, 10, who.skin, s) + svgLine('M-30 2Q-25 6 -29 11', mark, 1.6)
  if (who.blush)
    svg +=
      svgEllipse(-4, 16, 8, 5, who.blush, { opacity: 0.75 }) + svgEllipse(31, 16, 5, 5, who.blush, { opacity: 0.75 })
  if (who.freckles) svg += drawFreckles(who.freckles)
  svg += drawEyes(who.eyes, mood, mark, who.iris)
  svg += (brows[mood] ?? brows.calm).map(d => svgLine(d, who.brow ?? mark, who.brow ? 4 : 3)).join('')
  svg += drawNose(who, mark)
  svg += drawMouth(mood, mark)
  if (who.beard) svg += drawBeard(who.beard, mood, mark, s)
  if (who.moustache)
    svg += svgPath('M-2 26C4 16 12 18 17 21C22 18 30 18 35 25C28 30 22 28 17 26C12 29 4 31 -2 26Z', who.moustache, s)
  if (who.glasses) svg += drawGlasses(who.glasses, mark)
  svg += front
  return svgTransformedGroup(x, y, svg, face * k, k, tilt)
}
