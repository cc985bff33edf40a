import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { drawHeadAndShoulders } from '../kit/people/drawHeadAndShoulders.mjs'
import { drawPerson } from '../kit/people/drawPerson.mjs'
import { drawingFunctionsByPlace } from '../kit/places/drawingFunctionsByPlace.mjs'
import { drawLayeredStrokeText, drawStrokeText, measureStrokeText, wrapStrokeText } from '../kit/strokeFont.mjs'
import { svgCircle, svgDocument, svgRect } from '../kit/svgElements.mjs'

/**
 * Draws the title of a cover in large letters. The letters are as large as the width of the cover allows, and at most
 * `most` px high. Returns the drawing `svg` and the y coordinate `bottom` in px. `bottom` is the lower edge of the
 * title plus a margin below the title.
 */
export function drawCoverTitle(lines, { w, y, colors: [face, edge, deep], slant = 0, most = 190 }) {
  let svg = ''
  let at = y
  for (const line of lines) {
    const size = Math.min(most, ((w - 110) / measureStrokeText(line, 100, 22)) * 100)
    at += size
    svg += drawLayeredStrokeText(line, {
      x: w / 2,
      y: at,
      size,
      anchor: 'middle',
      track: 22,
      slant,
      layers: [
        { fill: deep, weight: 0.5, dx: size * 0.04, dy: size * 0.06, join: 'round', cap: 'round' },
        { fill: edge, weight: 0.42, join: 'round', cap: 'round' },
        { fill: face, weight: 0.2, cap: 'round', join: 'round' },
      ],
    })
    at += size * 0.34
  }
  return { svg, bottom: at }
}

function drawCoverPeople(people, style) {
  const [w, h] = style.page
  let svg = ''
  for (const [index, person] of people.entries()) {
    const who = style.cast[person.who]
    const x = w * person.at
    const face = person.face ?? (person.at < 0.5 ? 1 : -1)
    if (person.size)
      svg += drawHeadAndShoulders(x, h * (person.y ?? 0.62), h * person.size, who, {
        face,
        mood: person.mood,
        ink: style.ink,
        pen: style.pen * 1.8,
        below: 1200,
      })
    else
      svg += drawPerson(x, h * (person.feet ?? 0.95 - index * 0.02), h * (person.tall ?? 0.46), who, {
        pose: person.pose,
        face,
        mood: person.mood,
        ink: style.ink,
        pen: style.pen * 1.2,
      }).svg
  }
  return svg
}

/**
 * Draws the number of an issue in a circle. The horizontal center of the circle is at `x`. The upper edge of the circle
 * is 12 px below `top`.
 */
function drawIssueNumber(number, x, top, colors) {
  return (
    svgCircle(x, top + 62, 50, colors[1], { stroke: colors[2], 'stroke-width': 5 }) +
    drawStrokeText(String(number), { x, y: top + 84, size: 46, anchor: 'middle', fill: colors[0], weight: 0.16 })
  )
}

/**
 * Draws the bar at the bottom of a cover. The bar contains the title and the authors. Without a title, the bar is
 * empty.
 */
function drawCoverBar({ style, colors, info }, title) {
  const [w, h] = style.page
  let svg = svgRect(0, h - 118, w, 118, colors[2], { opacity: 0.86 })
  if (!title) return svg
  const lines = wrapStrokeText(title, w - 120, 40)
  lines.slice(0, 2).forEach((line, row) => {
    svg += drawStrokeText(line, {
      x: 44,
      y: h - 118 + (lines.length > 1 ? 36 + row * 36 : 48),
      size: lines.length > 1 ? 28 : 34,
      fill: colors[0],
      weight: 0.13,
    })
  })
  const authors = `${info.Writer} · ${info.Penciller ?? ''}`
  return svg + drawStrokeText(authors, { x: 44, y: h - 16, size: 15, fill: colors[1], weight: 0.13 })
}

/**
 * Draws the cover of an issue: a place, people, the logo of the series, the issue number, and a bar with the title and
 * the authors. If `issue.title` is undefined, the bar is empty. The caller can then draw a title in the bar in another
 * writing system.
 */
export function drawComicCover(series, issue, number) {
  const { style, colors } = series
  const [w, h] = style.page
  const look = issue.cover
  const p = { ...style.palettes[style.base], ...style.palettes[look.light] }
  const c = {
    w,
    h,
    p,
    r: createSeededRandom(`${series.name} ${number}`),
    mods: new Set(look.mods ?? []),
    ink: style.ink,
    pen: style.pen,
    id: 'k',
  }
  const place = (drawingFunctionsByPlace[look.place] ?? drawingFunctionsByPlace.skyline)(c)
  let svg = svgRect(0, 0, w, h, p.sky?.[0] ?? p.paper) + place.back
  svg += drawCoverPeople(look.people, style)
  if (place.front && !look.bare) svg += place.front
  const head = drawCoverTitle(series.logo, { w, y: 60, colors, slant: series.slant, most: series.most })
  svg += head.svg
  if (number !== '') svg += drawIssueNumber(number, w - 92, head.bottom, colors)
  svg += drawCoverBar(series, issue.title)
  return svgDocument(w, h, svg, style.defs ?? '')
}
