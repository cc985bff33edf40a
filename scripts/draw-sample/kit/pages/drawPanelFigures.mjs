import { drawHeadAndShoulders } from '../people/drawHeadAndShoulders.mjs'
import { drawPerson } from '../people/drawPerson.mjs'
import { handHeldObjectDrawings } from '../people/handHeldObjectDrawings.mjs'
import { roundCoordinate } from '../svgElements.mjs'

/** Returns the appearance of a character as a dark silhouette. `p` is the palette of the panel. */
const createSilhouette = (who, p) => ({
  ...who,
  skin: p.dark,
  hairColor: p.dark,
  gear: p.dark,
  topColor: p.dark,
  legs: p.dark,
  shoes: p.dark,
  sleeve: p.dark,
  sleeveBack: p.dark,
  legsBack: p.dark,
  neck: who.neck && p.dark,
  beard: who.beard && p.dark,
  collar: undefined,
  stripes: undefined,
  belt: undefined,
  apron: p.dark,
  bag: undefined,
  blush: undefined,
  shade: undefined,
  freckles: undefined,
  mark: p.dark,
  brow: p.dark,
  iris: p.dark,
  eyes: 'dot',
  moustache: undefined,
  glasses: false,
  noLine: true,
})

function drawHeldObject(name, c, style) {
  const line = {
    stroke: style.ink,
    'stroke-width': roundCoordinate((style.pen * 100) / (c.h * 0.6)),
    'stroke-linejoin': 'round',
  }
  return handHeldObjectDrawings[name]?.({ ...c.p, ink: style.ink, line })
}

function drawCloseUp(who, actor, { x, face, textHeight, room, ink, c, style }) {
  const size = Math.min(room * 0.72, c.w * 0.6) * actor.grow
  const y = textHeight + (room - size) * 0.45 + size / 2
  const svg = drawHeadAndShoulders(x, y, size, who, { face, mood: actor.mood, ink, pen: style.pen * 1.2, below: 900 })
  return { svg, mouth: [x + face * size * 0.16, y + size * 0.2] }
}

function drawFigure(actor, at, face, panel, c, style, groundFraction, textHeight) {
  const { w, h } = c
  const { shot } = panel
  const found = style.cast[actor.name] ?? Object.values(style.cast)[0]
  const who = panel.mods.has('sil') ? createSilhouette(found, c.p) : found
  const x = w * at
  const ground = h * groundFraction
  const room = h - textHeight
  const ink = who.noLine ? undefined : style.ink
  const height =
    {
      wide: Math.min(h * 0.4, room * 0.7),
      full: Math.min(ground - textHeight - 10, h * 0.74),
      mid: room * 1.45,
      close: room,
    }[shot] * actor.grow
  if (shot === 'close') return drawCloseUp(who, actor, { x, face, textHeight, room, ink, c, style })
  const feet = shot === 'mid' ? textHeight + height * 1.06 * (who.size ?? 1) : ground
  const held = actor.held ? drawHeldObject(actor.held, c, style) : undefined
  return drawPerson(x, feet, height, who, { pose: actor.pose, face, mood: actor.mood, ink, pen: style.pen, held })
}

/**
 * Draws the figures of a panel.
 * @param c  drawing context of the panel, with its size in px, its palette and its random numbers
 * @param groundFraction  y of the ground as a fraction of the height of the panel
 * @param textHeight  height in px of the balloons and captions above the figures
 * @returns the drawing, and the positions of the mouths by name of the character
 */
export function drawPanelFigures(panel, c, style, groundFraction, textHeight) {
  const count = panel.actors.length
  const mouths = {}
  let svg = ''
  panel.actors.forEach((actor, i) => {
    const at = actor.at ?? (i + 0.5) / count
    const face = actor.face ?? (count === 1 ? (c.r.chance(0.5) ? 1 : -1) : at < 0.5 ? 1 : -1)
    const figure = drawFigure(actor, at, face, panel, c, style, groundFraction, textHeight)
    svg += figure.svg
    mouths[actor.name] = figure.mouth
  })
  return { svg, mouths }
}
