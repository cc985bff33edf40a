import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { drawComicPage, parsePanelDescription } from '../kit/drawComicPage.mjs'
import { drawingFunctionsByPlace } from '../kit/drawingFunctionsByPlace.mjs'
import { drawHeadAndShoulders, drawPerson } from '../kit/drawPerson.mjs'
import { drawLogo, drawStrokeText, measureStrokeText, wrapStrokeText } from '../kit/strokeFont.mjs'
import { svgCircle, svgDocument, svgRect } from '../kit/svgElements.mjs'

const layouts = ['1*1.3/2', '2/1*1.2/2', '2/2', '1*1.2/3', '3/1*1.3/2', '2/3/1']

const roomOf = layout => layout.split('/').reduce((sum, row) => sum + Number(row.split('*')[0]), 0)

/**
 * Composes the pages of a story. `open` and `end` are the first and the last panels. All other panels come from `pool`,
 * in random order. Returns pages for `drawComicPage`.
 */
export function composeStoryPages({ open, end, pool, pages, seed }) {
  const rnd = createSeededRandom(seed)
  const order = [...pool].sort(() => rnd.between(-1, 1))
  const made = []
  let at = 0
  const next = () => order[at++ % order.length]
  for (let page = 0; page < pages; page++) {
    const layout =
      page === pages - 1 && end.length === 1 ? '2/1*1.4' : layouts[Math.floor(rnd.between(0, layouts.length))]
    const own = page === 0 ? open : page === pages - 1 ? end : []
    const count = roomOf(layout) - own.length
    const filled = Array.from({ length: Math.max(0, count) }, next)
    const lines = page === 0 ? [...own, ...filled] : [...filled, ...own]
    made.push({ layout, panels: lines.slice(0, roomOf(layout)).map(parsePanelDescription) })
  }
  return made
}

/** Draws the lines of a cover title. Each line fills the width, unless its letters would be higher than `most` px. */
function title(lines, { w, y, colors: [face, edge, deep], slant = 0, most = 190 }) {
  let svg = ''
  let at = y
  for (const line of lines) {
    const size = Math.min(most, ((w - 110) / measureStrokeText(line, 100, 22)) * 100)
    at += size
    svg += drawLogo(line, {
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

/**
 * Draws a cover: a place in the background, persons, the logo of the series, the number, and a bar with title and
 * authors. Without a title, the bar stays empty, so that the caller can add text in another writing system.
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
  for (const [index, one] of look.people.entries()) {
    const who = style.cast[one.who]
    const x = w * one.at
    const face = one.face ?? (one.at < 0.5 ? 1 : -1)
    if (one.size)
      svg += drawHeadAndShoulders(x, h * (one.y ?? 0.62), h * one.size, who, {
        face,
        mood: one.mood,
        ink: style.ink,
        pen: style.pen * 1.8,
        below: 1200,
      })
    else
      svg += drawPerson(x, h * (one.feet ?? 0.95 - index * 0.02), h * (one.tall ?? 0.46), who, {
        pose: one.pose,
        face,
        mood: one.mood,
        ink: style.ink,
        pen: style.pen * 1.2,
      }).svg
  }
  if (place.front && !look.bare) svg += place.front
  const head = title(series.logo, { w, y: 60, colors, slant: series.slant, most: series.most })
  svg += head.svg
  if (number !== '')
    svg +=
      svgCircle(w - 92, head.bottom + 62, 50, colors[1], { stroke: colors[2], 'stroke-width': 5 }) +
      drawStrokeText(String(number), {
        x: w - 92,
        y: head.bottom + 84,
        size: 46,
        anchor: 'middle',
        fill: colors[0],
        weight: 0.16,
      })
  svg += svgRect(0, h - 118, w, 118, colors[2], { opacity: 0.86 })
  if (!issue.title) return svgDocument(w, h, svg, style.defs ?? '')
  const lines = wrapStrokeText(issue.title, w - 120, 40)
  lines.slice(0, 2).forEach((line, row) => {
    svg += drawStrokeText(line, {
      x: 44,
      y: h - 118 + (lines.length > 1 ? 36 + row * 36 : 48),
      size: lines.length > 1 ? 28 : 34,
      fill: colors[0],
      weight: 0.13,
    })
  })
  svg += drawStrokeText(`${series.info.Writer} · ${series.info.Penciller ?? ''}`, {
    x: 44,
    y: h - 16,
    size: 15,
    fill: colors[1],
    weight: 0.13,
  })
  return svgDocument(w, h, svg, style.defs ?? '')
}

/** Draws the last page: acknowledgements, credits, and the next issue. */
export function drawComicCreditsPage(series, issue, number) {
  const { style, colors, info } = series
  const [w, h] = style.page
  const rows = [
    ['Written by', info.Writer],
    ['Drawn by', info.Penciller],
    ['Colours', info.Colorist],
    ['Letters', info.Letterer],
    ['Edited by', info.Editor],
    ['Published by', info.Publisher],
  ].filter(([, who]) => who)
  let svg = svgRect(0, 0, w, h, colors[2])
  svg += title(series.logo, { w, y: 110, colors, slant: series.slant, most: 96 }).svg
  svg += drawStrokeText(`${number} · ${issue.title}`, {
    x: w / 2,
    y: 470,
    size: Math.min(30, ((w - 140) / measureStrokeText(`${number} · ${issue.title}`, 100)) * 100),
    anchor: 'middle',
    fill: colors[0],
  })
  rows.forEach(([what, who], row) => {
    svg += drawStrokeText(what, { x: w / 2 - 20, y: 590 + row * 62, size: 20, anchor: 'end', fill: colors[1] })
    svg += drawStrokeText(who, { x: w / 2 + 20, y: 590 + row * 62, size: 22, fill: colors[0] })
  })
  wrapStrokeText('Thank you for reading. The box is never full.', w - 240, 20).forEach((line, row) => {
    svg += drawStrokeText(line, { x: w / 2, y: h - 180 + row * 36, size: 20, anchor: 'middle', fill: colors[1] })
  })
  return svgDocument(w, h, svg, style.defs ?? '')
}

/** Returns all pages of an issue as SVG, in order. */
export function drawComicIssuePages(series, issue, number) {
  const seed = `${series.name}/${number}`
  const pages = composeStoryPages({ ...issue, pool: series.pool, pages: issue.pages ?? 6, seed })
  return [
    drawComicCover(series, issue, number),
    ...pages.map((page, index) => drawComicPage(page, series.style, `${seed}/${index}`, index + 1)),
    drawComicCreditsPage(series, issue, number),
  ]
}
