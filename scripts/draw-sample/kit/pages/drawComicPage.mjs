import { createSeededRandom } from '../createSeededRandom.mjs'
import { drawStrokeText } from '../strokeFont.mjs'
import { roundCoordinate, svgDocument, svgPath, svgRect } from '../svgElements.mjs'
import { computePanelRectangles } from './computePanelRectangles.mjs'
import { createPanelFramePath } from './createPanelFramePath.mjs'
import { drawPanel } from './drawPanel.mjs'

/**
 * Draws a page with its panels and returns the text of the SVG document. `folio` is the page number at the lower edge.
 * @throws Error when the page has more panels than its layout
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
