import { renderSvgAsImage } from '../../kit/renderSvgAsImage.mjs'
import { svgRect, svgTextElement } from '../../kit/svgElements.mjs'
import { drawComicCover } from '../drawComicCover.mjs'
import { bookImageFormat } from './bookImageFormat.mjs'

/** Fonts for writing systems that the stroke font lacks. */
const installedFonts = { fontFamily: 'Noto Sans Arabic, Noto Sans CJK JP, Noto Sans' }

/**
 * Draws a book cover in the style of a comic series. The stroke font of the comics lacks the letters of some titles,
 * for example Arabic titles. In that case, `words` is the title, and an installed font is used for title and authors.
 * `rtl` aligns the authors to the right.
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
