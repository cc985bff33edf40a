import { createSeededRandom } from '../createSeededRandom.mjs'
import { drawingFunctionsByPlace } from '../places/drawingFunctionsByPlace.mjs'
import { drawWeather } from '../scenery/drawWeather.mjs'
import { drawPanelFigures } from './drawPanelFigures.mjs'
import { drawSoundEffect } from './drawSoundEffect.mjs'
import { drawSpeechBalloon } from './drawSpeechBalloon.mjs'
import { drawVerticalSpeechBalloon } from './drawVerticalSpeechBalloon.mjs'
import { placePanelTexts } from './placePanelTexts.mjs'

function getPalette(style, mods) {
  const name = [...mods].find(mod => style.palettes[mod])
  return { ...style.palettes[style.base ?? 'day'], ...(name ? style.palettes[name] : {}) }
}

/** Draws a panel of w × h px with its top left corner at (0, 0). */
export function drawPanel(panel, w, h, style, seed, id) {
  const rnd = createSeededRandom(seed)
  const p = getPalette(style, panel.mods)
  const c = {
    w,
    h,
    p,
    r: rnd,
    mods: panel.mods,
    ink: style.placeInk === undefined ? style.ink : style.placeInk,
    pen: style.pen * 0.85,
    id,
  }
  const seats = {}
  panel.actors.forEach((actor, i) => {
    seats[actor.name] = actor.at ?? (i + 0.5) / panel.actors.length
  })
  const { texts, textHeight } = placePanelTexts(panel, style, w, h, seats)
  const place = (style.places?.[panel.place] ?? drawingFunctionsByPlace[panel.place] ?? drawingFunctionsByPlace.plain)(
    c,
  )
  const actors = drawPanelFigures(panel, c, style, place.ground, textHeight)
  const front = place.front && panel.shot !== 'close' && panel.shot !== 'mid' ? place.front : ''
  let svg = place.back + actors.svg + front + drawWeather(c)
  for (const [who, words] of panel.said) {
    if (who !== 'sfx') continue
    const low = textHeight > h * 0.4 || actors.svg === ''
    svg += drawSoundEffect(
      words.toUpperCase(),
      w * rnd.between(0.42, 0.58),
      textHeight + (h - textHeight) * (low ? 0.55 : 0.34),
      Math.min(h * 0.15, (w * 1.05) / Math.max(4, words.length)),
      { ...style.sound, tilt: rnd.between(-10, 6) },
    )
  }
  for (const each of texts) {
    if (each.svg) svg += each.svg
    else {
      const to =
        actors.mouths[each.who] ??
        (each.who ? [each.x < w / 2 ? each.x - w * 0.2 : each.x + w * 0.2, h + 40] : undefined)
      svg += (style.tall ? drawVerticalSpeechBalloon : drawSpeechBalloon)(each.box, each.x, each.y, to, style.balloon)
    }
  }
  return svg
}
