import { renderSvgAsImage } from '../../kit/renderSvgAsImage.mjs'
import { svgRect, svgTextElement } from '../../kit/svgElements.mjs'
import { drawComicCover } from '../drawComicCover.mjs'
import { bookImageFormat } from './bookImageFormat.mjs'

/** Fonts for writing systems that the stroke font lacks. */
const installedFonts = { fontFamily: 'Noto Sans Arabic, Noto Sans CJK JP, Noto Sans' }

/**
 * Draws a book cover in the style of a comic series. By default, the texts are in the stroke font of the comics. If the
 * stroke font lacks letters of the title, for example for an Arabic title, pass the title as `words`. In this case, the
 * function uses an installed font for title and authors. If `rtl` is true, the authors are aligned to the right.
 */
export async function drawBookCover(series, { logo, colors, title, look, words, rtl, authors, number = '' }) {
  const style = { ...series.style, page: [860, 1290] }
  let svg = drawComicCover(
    { ...series, style, logo, colors, most: 130, info: { Writer: authors, Penciller: 'Longbox' } },
    { title: words ? undefined : title, cover: look },
    number,
  )
  if (words)
    svg = svg.replace(
      '</svg>',
      svgRect(0, 0, 860, 330, colors[2], { opacity: 0.82 }) +
        svgTextElement(430, 206, 94, words, colors[0], {
          ...installedFonts,
          textAnchor: 'middle',
          fontWeight: 'bold',
        }) +
        svgTextElement(rtl ? 816 : 44, 1244, 40, authors, colors[0], {
          ...installedFonts,
          textAnchor: rtl ? 'end' : 'start',
        }) +
        '</svg>',
    )
  return { name: 'cover.jpg', type: 'image/jpeg', bytes: await renderSvgAsImage(svg, bookImageFormat), cover: true }
}
