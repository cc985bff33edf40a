import { createSeededRandom } from './createSeededRandom.mjs'
import { drawingFunctionsByPlace } from './drawingFunctionsByPlace.mjs'
import { drawHeadAndShoulders, drawPerson, poseNames } from './drawPerson.mjs'
import {
  createPanelFramePath,
  drawCaption,
  drawSoundEffect,
  drawSpeechBalloon,
  drawVerticalSpeechBalloon,
  measureSpeechBalloon,
  measureVerticalSpeechBalloon,
} from './drawSpeechBalloon.mjs'
import { handHeldObjectDrawings } from './handHeldObjectDrawings.mjs'
import { drawWeather } from './outdoorScenery.mjs'
import { drawStrokeText } from './strokeFont.mjs'
import { roundCoordinate, svgDocument, svgPath, svgRect } from './svgElements.mjs'

const moods = ['calm', 'happy', 'sad', 'angry', 'surprised', 'smirk', 'worried', 'laugh', 'closed', 'shout', 'tired']
const shots = ['wide', 'full', 'mid', 'close']

/**
 * Parses the description of a figure in a panel. Example: "ines walk 30 > sad +cup x1.2" is the character `ines` with
 * the pose `walk` at 30 % of the panel width, who looks right and sad, holds a cup, and is drawn 1.2 times as large.
 */
function parseActorDescription(text) {
  const actor = { name: '', pose: 'stand', mood: 'calm', grow: 1 }
  for (const word of text.trim().split(/\s+/)) {
    if (!actor.name) actor.name = word
    else if (word === '>' || word === '<') actor.face = word === '>' ? 1 : -1
    else if (word[0] === '+') actor.held = word.slice(1)
    else if (/^x[\d.]+$/.test(word)) actor.grow = Number(word.slice(1))
    else if (/^-?\d+$/.test(word)) actor.at = Number(word) / 100
    else if (moods.includes(word)) actor.mood = word
    else if (poseNames.includes(word)) actor.pose = word
    else actor.extra = word
  }
  return actor
}

/** Parses the description of a panel: "place mods | actors; … | who: words | cap: words | sfx: BANG". */
export function parsePanelDescription(text) {
  const [scene, actors = '', ...said] = text.split('|').map(part => part.trim())
  const [place, ...mods] = scene.split(/\s+/)
  return {
    place,
    mods: new Set(mods),
    shot: mods.find(mod => shots.includes(mod)) ?? 'full',
    actors: actors ? actors.split(';').map(parseActorDescription) : [],
    said: said.map(each => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]),
  }
}

/**
 * Returns the panel rectangles of a page layout in reading order. The layout "2/1*1.5" has a row of two panels, and a
 * row of one panel that is 1.5 times as high.
 */
export function computePanelRectangles(layout, style, rnd) {
  const [w, h] = style.page
  const m = style.margin
  const gap = style.gutter
  const rows = layout
    .split('/')
    .map(row => ({ count: Number(row.split('*')[0]), tall: Number(row.split('*')[1] ?? 1) }))
  const sum = rows.reduce((total, row) => total + row.tall, 0)
  const room = h - m * 2 - (style.foot ?? 0) - gap * (rows.length - 1)
  const list = []
  let y = m
  for (const row of rows) {
    const high = (room * row.tall) / sum
    const shares = Array.from({ length: row.count }, () => rnd.between(0.82, 1.18))
    const whole = shares.reduce((total, share) => total + share, 0)
    const across = w - m * 2 - gap * (row.count - 1)
    let x = m
    const made = shares.map(share => {
      const wide = (across * share) / whole
      const box = { x, y, w: wide, h: high }
      x += wide + gap
      return box
    })
    if (style.rtl) for (const box of made) box.x = w - box.x - box.w
    list.push(...made)
    y += high + gap
  }
  return list
}

function paletteOf(style, mods) {
  const name = [...mods].find(mod => style.palettes[mod])
  return { ...style.palettes[style.base ?? 'day'], ...(name ? style.palettes[name] : {}) }
}

/**
 * Places speech balloons from the top of a panel downwards. Returns the functions that draw the balloons, and the total
 * height of the balloons.
 */
function layText(panel, style, w, h, seats) {
  const size = style.lettering * (panel.mods.has('small') ? 0.85 : 1)
  const made = []
  let y = size * 0.9
  let deepest = 0
  let last
  for (const [who, words] of panel.said) {
    if (who === 'sfx') continue
    if (who === 'cap' || who === 'end') {
      const bottom = who === 'end'
      const box = drawCaption(words, bottom ? w : 0, bottom ? h : y > size * 2 ? y : 0, w * 0.82, size * 0.92, {
        ...style.caption,
        right: bottom !== Boolean(style.rtl),
        bottom,
      })
      const shifted =
        style.rtl && !bottom
          ? drawCaption(words, w, y > size * 2 ? y : 0, w * 0.82, size * 0.92, { ...style.caption, right: true })
          : box
      made.push({ svg: shifted.svg })
      if (!bottom) {
        y = Math.max(y, (y > size * 2 ? y : 0) + box.h + size * 0.6)
        deepest = Math.max(deepest, y)
      }
      continue
    }
    const seat = seats[who]
    const room = Math.min(w * (panel.actors.length > 1 || w > 500 ? 0.66 : 0.9), size * 22)
    const box = style.tall
      ? measureVerticalSpeechBalloon(words, size * 1.25)
      : measureSpeechBalloon(words, size, Math.max(room, size * 9))
    const pull = seat === undefined ? (style.rtl ? 0.8 : 0.3) : seat
    const isCrowded = last && Math.abs(last.pull - pull) < 0.1
    if (isCrowded) last.lean *= -1
    const x = Math.max(box.w / 2 + 8, Math.min(w - box.w / 2 - 8, w * pull + (isCrowded ? last.lean * w * 0.08 : 0)))
    const beside = last && Math.abs(last.x - x) > (last.w + box.w) / 2 + 6
    const top = last ? (beside ? last.top + Math.min(last.h * 0.35, size * 2.4) : last.top + last.h + size * 0.35) : y
    last = { x, w: box.w, h: box.h, top, pull, lean: last?.lean ?? 1 }
    made.push({ who, box, x, y: top + box.h / 2 })
    deepest = Math.max(deepest, top + box.h)
    y = Math.max(y, top + box.h + size * 0.4)
  }
  return { made, deepest }
}

const shadow = (who, p) => ({
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

function drawActors(panel, c, style, ground, textDeep) {
  const { w, h } = c
  const count = panel.actors.length
  const mouths = {}
  let svg = ''
  panel.actors.forEach((actor, i) => {
    const found = style.cast[actor.name] ?? Object.values(style.cast)[0]
    const who = panel.mods.has('sil') && !found.draw ? shadow(found, c.p) : found
    const at = actor.at ?? (i + 0.5) / count
    const face = actor.face ?? (count === 1 ? (c.r.chance(0.5) ? 1 : -1) : at < 0.5 ? 1 : -1)
    const ink = who.noLine ? undefined : style.ink
    const line = {
      stroke: style.ink,
      'stroke-width': roundCoordinate((style.pen * 100) / (h * 0.6)),
      'stroke-linejoin': 'round',
    }
    const held = actor.held ? handHeldObjectDrawings[actor.held]?.({ ...c.p, ink: style.ink, line }) : undefined
    const room = h - textDeep
    const high =
      {
        wide: Math.min(h * 0.4, room * 0.7),
        full: Math.min(h * ground - textDeep - 10, h * 0.74),
        mid: room * 1.45,
        close: room,
      }[panel.shot] * actor.grow
    const feet = panel.shot === 'mid' ? textDeep + high * 1.06 * (who.size ?? 1) : h * ground
    let done
    if (who.draw)
      done = who.draw(
        w * at,
        panel.shot === 'close' ? h * 1.1 : panel.shot === 'mid' ? h * 1.12 : h * ground,
        panel.shot === 'close' ? room * 1.2 : panel.shot === 'mid' ? room * 1.05 : high,
        { face, mood: actor.mood, pose: actor.pose, extra: actor.extra, ink, pen: style.pen, c },
      )
    else if (panel.shot === 'close') {
      const size = Math.min(room * 0.72, w * 0.6) * actor.grow
      const y = textDeep + (room - size) * 0.45 + size / 2
      done = {
        svg: drawHeadAndShoulders(w * at, y, size, who, {
          face,
          mood: actor.mood,
          ink,
          pen: style.pen * 1.2,
          below: 900,
        }),
        mouth: [w * at + face * size * 0.16, y + size * 0.2],
      }
    } else
      done = drawPerson(w * at, feet, high, who, {
        pose: actor.pose,
        face,
        mood: actor.mood,
        ink,
        pen: style.pen,
        held,
      })
    svg += done.svg
    mouths[actor.name] = done.mouth
  })
  return { svg, mouths }
}

/** Draws a panel of w × h px with its top left corner at (0, 0). */
export function drawPanel(panel, w, h, style, seed, id) {
  const rnd = createSeededRandom(seed)
  const p = paletteOf(style, panel.mods)
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
  const { made, deepest } = layText(panel, style, w, h, seats)
  const place = (style.places?.[panel.place] ?? drawingFunctionsByPlace[panel.place] ?? drawingFunctionsByPlace.plain)(
    c,
  )
  const actors = drawActors(panel, c, style, place.ground, deepest)
  const front = place.front && panel.shot !== 'close' && panel.shot !== 'mid' ? place.front : ''
  let svg = place.back + actors.svg + front + drawWeather(c)
  for (const [who, words] of panel.said) {
    if (who !== 'sfx') continue
    const low = deepest > h * 0.4 || actors.svg === ''
    svg += drawSoundEffect(
      words.toUpperCase(),
      w * rnd.between(0.42, 0.58),
      deepest + (h - deepest) * (low ? 0.55 : 0.34),
      Math.min(h * 0.15, (w * 1.05) / Math.max(4, words.length)),
      { ...style.sound, tilt: rnd.between(-10, 6) },
    )
  }
  for (const each of made) {
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

/**
 * Draws a page with its panels and returns the SVG text.
 * @throws Error when the page has more panels than its layout has boxes
 */
export function drawComicPage(page, style, seed, folio) {
  const rnd = createSeededRandom(`${seed}/page`)
  const [w, h] = style.page
  const list = computePanelRectangles(page.layout, style, rnd)
  let defs = style.defs ?? ''
  let svg = svgRect(0, 0, w, h, style.paper)
  page.panels.forEach((panel, i) => {
    const b = list[i]
    if (!b) throw new Error(`${seed}: more panels than boxes`)
    const bleed = page.layout === '1' && style.bleed ? { x: 0, y: 0, w, h } : b
    const shape = style.radius
      ? `M${roundCoordinate(bleed.x + style.radius)} ${roundCoordinate(bleed.y)}h${roundCoordinate(bleed.w - 2 * style.radius)}q${style.radius} 0 ${style.radius} ${style.radius}v${roundCoordinate(bleed.h - 2 * style.radius)}q0 ${style.radius} ${-style.radius} ${style.radius}h${roundCoordinate(-(bleed.w - 2 * style.radius))}q${-style.radius} 0 ${-style.radius} ${-style.radius}v${roundCoordinate(-(bleed.h - 2 * style.radius))}q0 ${-style.radius} ${style.radius} ${-style.radius}Z`
      : createPanelFramePath(bleed.x, bleed.y, bleed.w, bleed.h, style.tremble ?? 0, `${seed}${i}`)
    defs += `<clipPath id="c${i}"><path d="${shape}"/></clipPath>`
    svg += `<g clip-path="url(#c${i})"><g transform="translate(${roundCoordinate(bleed.x)} ${roundCoordinate(bleed.y)})">${drawPanel(panel, bleed.w, bleed.h, style, `${seed}/${i}`, `${i}`)}</g></g>`
    if (style.border)
      svg += svgPath(shape, 'none', {
        stroke: style.borderInk ?? style.ink,
        'stroke-width': style.border,
        'stroke-linejoin': 'round',
      })
  })
  if (folio && style.foot)
    svg += drawStrokeText(String(folio), {
      x: style.rtl ? style.margin : w - style.margin,
      y: h - style.margin * 0.45,
      size: 13,
      anchor: style.rtl ? 'start' : 'end',
      fill: style.folio ?? style.ink,
      weight: 0.14,
    })
  return svgDocument(w, h, svg, defs)
}
