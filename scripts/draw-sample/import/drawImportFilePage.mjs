/** Draws small pages for the 176 files in the folder `Backlog` of the import sample. */

import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { renderSvgAsImage } from '../kit/renderSvgAsImage.mjs'
import { drawStrokeText } from '../kit/strokeFont.mjs'
import { svgCircle, svgDocument, svgPath, svgRect } from '../kit/svgElements.mjs'

const WIDTH_PX = 240
const HEIGHT_PX = 360

/**
 * Draws a page with a hill, a moon and a number, and returns its image. The cover (page 0) shows the number of the
 * issue. All other pages show the number of the issue and the number of the page.
 */
export function drawImportFilePage(title, number, page) {
  const rnd = createSeededRandom(`${title} ${number} ${page}`)
  const [paper, ink] = page === 0 ? ['#20304a', '#f4e9d0'] : ['#f4e9d0', '#20304a']
  const top = rnd.between(210, 260)
  return renderSvgAsImage(
    svgDocument(
      WIDTH_PX,
      HEIGHT_PX,
      svgRect(0, 0, WIDTH_PX, HEIGHT_PX, paper) +
        svgCircle(rnd.between(50, 190), rnd.between(110, 160), rnd.between(14, 34), ink) +
        svgPath(`M0 ${top} Q 80 ${top - 60} 130 ${top + 8} T 240 ${top - 20} V 360 H 0 Z`, ink, { opacity: 0.4 }) +
        drawStrokeText(page === 0 ? number : `${number} - ${page}`, {
          x: WIDTH_PX / 2,
          y: 60,
          size: page === 0 ? 30 : 16,
          anchor: 'middle',
          fill: ink,
        }),
    ),
    { format: 'webp', quality: 40 },
  )
}
