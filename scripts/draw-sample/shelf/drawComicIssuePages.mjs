import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { drawComicPage } from '../kit/pages/drawComicPage.mjs'
import { parsePanelDescription } from '../kit/pages/parsePanelDescription.mjs'
import { drawStrokeText, measureStrokeText, wrapStrokeText } from '../kit/strokeFont.mjs'
import { svgDocument, svgRect } from '../kit/svgElements.mjs'
import { drawComicCover, drawCoverTitle } from './drawComicCover.mjs'

const layouts = ['1*1.3/2', '2/1*1.2/2', '2/2', '1*1.2/3', '3/1*1.3/2', '2/3/1']

const roomOf = layout => layout.split('/').reduce((sum, row) => sum + Number(row.split('*')[0]), 0)

/**
 * Composes the pages of a story for `drawComicPage`. `open` contains the descriptions of the first panels, and `end`
 * the descriptions of the last panels. The panels between them come from `pool` in random order.
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

/** Draws the last page of an issue. It lists the creators of the issue and thanks the readers. */
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
  svg += drawCoverTitle(series.logo, { w, y: 110, colors, slant: series.slant, most: 96 }).svg
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
