/** Draws pages of zines for the library "Unsorted" and the import sample. Some pages are in several zines. */

import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { renderSvgAsImage } from '../kit/renderSvgAsImage.mjs'
import { drawStrokeText, wrapStrokeText } from '../kit/strokeFont.mjs'
import { svgCircle, svgDocument, svgEllipse, svgPath, svgRect } from '../kit/svgElements.mjs'

const WIDTH_PX = 700
const HEIGHT_PX = 1000
const format = { format: 'webp', quality: 62 }

const lines = (texts, y, size, fill) =>
  texts
    .map((text, i) => drawStrokeText(text, { x: WIDTH_PX / 2, y: y + i * size * 1.7, size, anchor: 'middle', fill }))
    .join('')

const text = (words, y, size, fill) => lines(wrapStrokeText(words, WIDTH_PX - 120, size), y, size, fill)

const frame = (paper, ink, content) =>
  svgDocument(
    WIDTH_PX,
    HEIGHT_PX,
    svgRect(0, 0, WIDTH_PX, HEIGHT_PX, paper) +
      svgRect(24, 24, WIDTH_PX - 48, HEIGHT_PX - 48, 'none', { stroke: ink, strokeWidth: 6 }) +
      content,
  )

/** Draws a hill, a moon and some stars. Each seed gives a different drawing. */
function landscape(seed, ink) {
  const rnd = createSeededRandom(seed)
  const moon = svgCircle(rnd.between(150, 550), rnd.between(330, 480), rnd.between(50, 100), ink, { opacity: 0.8 })
  const stars = Array.from({ length: 14 }, () =>
    svgCircle(rnd.between(60, 640), rnd.between(280, 600), rnd.between(2, 6), ink),
  )
  const top = rnd.between(640, 720)
  const hill = svgPath(`M27 ${top} Q 220 ${top - 160} 400 ${top + 20} T 673 ${top - 60} V 973 H 27 Z`, ink, {
    opacity: 0.35,
  })
  return moon + stars.join('') + hill
}

const SHARED_PAGES = {
  credit: () =>
    frame(
      '#111827',
      '#f9d65c',
      text('Scanned by the night shift', 330, 44, '#f9d65c') + svgEllipse(350, 640, 180, 110, '#f9d65c'),
    ),
  blank: () => frame('#faf7ef', '#d9d2c0', text('This page is left blank', 500, 24, '#b9b09a')),
  kites: () =>
    frame(
      '#e8f1ff',
      '#1d4f91',
      text('Tin kites. Sold by the dozen', 180, 46, '#1d4f91') + landscape('kites', '#1d4f91'),
    ),
  soup: () =>
    frame(
      '#fff1e0',
      '#a63d12',
      text('Soup of the moon, now in cans', 180, 46, '#a63d12') + svgEllipse(350, 640, 220, 150, '#a63d12'),
    ),
  next: () =>
    frame('#f2e9ff', '#5b2a9d', text('Next month: the paper storm', 200, 46, '#5b2a9d') + landscape('next', '#5b2a9d')),
  subscribe: () => frame('#e9f8ec', '#1f6b3a', text('Six zines a year, one stamp each', 220, 46, '#1f6b3a')),
  contest: () =>
    frame(
      '#fdeaf0',
      '#9c1f4f',
      text('Draw the mayor and win a pencil', 180, 46, '#9c1f4f') + svgCircle(350, 640, 150, '#9c1f4f'),
    ),
  letters: () =>
    frame('#f4f4f4', '#222222', text('Letters to the editor', 200, 50, '#222222') + landscape('letters', '#222222')),
  banner: () => frame('#0f3d3e', '#e2dcc8', text('Found on a mirror of a mirror', 260, 44, '#e2dcc8')),
  coupon: () => frame('#fff7c2', '#6b5900', text('Cut here and keep the rest', 260, 44, '#6b5900')),
}

/** Returns the image of a page that several zines share. */
export const drawSharedZinePage = name => renderSvgAsImage(SHARED_PAGES[name](), format)

/** Returns the image of a page that only a single zine has. Page 0 is the cover. */
export function drawUniqueZinePage({ title, paper, ink }, page) {
  const heading = page === 0 ? text(title, 140, 64, ink) : text(`Page ${page}`, 120, 30, ink)
  return renderSvgAsImage(frame(paper, ink, heading + landscape(`${title} ${page}`, ink)), format)
}
