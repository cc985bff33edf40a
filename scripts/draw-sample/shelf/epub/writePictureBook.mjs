import { createSeededRandom } from '../../kit/createSeededRandom.mjs'
import { drawPerson } from '../../kit/people/drawPerson.mjs'
import { drawingFunctionsByPlace } from '../../kit/places/drawingFunctionsByPlace.mjs'
import { renderSvgAsImage } from '../../kit/renderSvgAsImage.mjs'
import { svgDocument, svgRect, svgTextElement } from '../../kit/svgElements.mjs'
import { mossAndEmberComicSeries } from '../mossAndEmberComicSeries.mjs'
import { samplePictureBookPages } from '../shortSampleBooks.mjs'
import { bookImageFormat } from './bookImageFormat.mjs'
import { createEpub } from './createEpub.mjs'
import { saveEpub } from './saveEpub.mjs'

const [w, h] = [1000, 750]
const { style } = mossAndEmberComicSeries
const meta = {
  id: 'good-night-broom',
  title: 'Good Night, Broom',
  language: 'en',
  authors: ['Ilse Aronsen'],
  publisher: 'Fernhouse',
  date: '2025-10-01',
  subjects: ['Picture book'],
  description: 'Eight pages for the end of the day.',
}

/** Draws a page of the picture book: a place with figures, and the words of the page below them. */
function drawPictureBookPage([place, light, words, people], index) {
  const p = { ...style.palettes[style.base], ...style.palettes[light] }
  const c = {
    w,
    h,
    p,
    r: createSeededRandom(`page ${index}`),
    mods: new Set(),
    ink: style.ink,
    pen: style.pen,
    id: `b${index}`,
  }
  const drawn = drawingFunctionsByPlace[place](c)
  const figures = people
    .map(
      ([who, at, pose]) =>
        drawPerson(w * at, h * 0.86, h * 0.56, style.cast[who], {
          pose,
          face: at < 0.5 ? 1 : -1,
          mood: 'happy',
          ink: style.ink,
          pen: style.pen,
        }).svg,
    )
    .join('')
  return svgDocument(
    w,
    h,
    svgRect(0, 0, w, h, p.sky[0]) +
      drawn.back +
      figures +
      (drawn.front ?? '') +
      svgRect(0, h - 84, w, 84, '#fbf4dc') +
      svgTextElement(w / 2, h - 30, 38, words, '#243a30', {
        textAnchor: 'middle',
        fontFamily: 'DejaVu Serif, Noto Serif',
      }),
  )
}

/** Writes a picture book with fixed layout. Each page is a single image. */
export async function writePictureBook() {
  const images = []
  const chapters = []
  for (const [index, page] of samplePictureBookPages.entries()) {
    const name = `page-${index + 1}`
    const words = page[2]
    images.push({
      name: `${name}.jpg`,
      type: 'image/jpeg',
      bytes: await renderSvgAsImage(drawPictureBookPage(page, index), bookImageFormat),
      cover: index === 0,
    })
    chapters.push({
      id: name,
      title: words,
      head: `<meta name="viewport" content="width=${w}, height=${h}"/>`,
      body: `<img src="${name}.jpg" alt="${words}"/>`,
    })
  }
  saveEpub(
    '_oneshots/Good Night, Broom.epub',
    createEpub({
      meta,
      chapters,
      images,
      fixed: true,
      css: `html,body{margin:0;padding:0;width:${w}px;height:${h}px}img{display:block;width:100%;height:100%}`,
      toc: chapters.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
    }),
  )
}
