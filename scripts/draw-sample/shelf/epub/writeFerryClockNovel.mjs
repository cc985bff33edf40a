import { createSeededRandom } from '../../kit/createSeededRandom.mjs'
import { drawingFunctionsByPlace } from '../../kit/places/drawingFunctionsByPlace.mjs'
import { renderSvgAsImage } from '../../kit/renderSvgAsImage.mjs'
import { svgDocument, svgRect } from '../../kit/svgElements.mjs'
import { ferryClockNovelChapters, ferryClockNovelPartTitles } from '../ferryClockNovel.mjs'
import { harbourNineComicSeries } from '../harbourNineComicSeries.mjs'
import { bookImageFormat } from './bookImageFormat.mjs'
import { convertProseToXhtml } from './convertProseToXhtml.mjs'
import { createEpub } from './createEpub.mjs'
import { createTitlePage } from './createTitlePage.mjs'
import { drawBookCover } from './drawBookCover.mjs'
import { saveEpub } from './saveEpub.mjs'

const meta = {
  id: 'ferry-clock',
  title: 'The Ferry Clock',
  language: 'en',
  authors: ['Ada Korvin'],
  publisher: 'Fernhouse',
  date: '2026-10-26',
  series: 'Saint Orlen',
  number: 1,
  subjects: ['Novel', 'Fantasy'],
  description:
    'On the island of Saint Orlen everything is a quarter of an hour late, because the whole island once lent its time to a lost boy. Mirre Tal climbs the tower to see about it.',
}

const landmarks = [
  { type: 'cover', title: 'Cover', href: 'title.xhtml' },
  { type: 'bodymatter', title: 'Start of the story', href: 'part-1.xhtml' },
  { type: 'toc', title: 'Contents', href: 'nav.xhtml' },
]

/** File names of the illustrations at the start of the four parts of the novel. */
const partImages = ['harbour.jpg', 'island.jpg', 'fog.jpg', 'sea.jpg']

async function drawIllustration(series, place, light, name, [w, h] = [900, 560]) {
  const { style } = series
  const p = { ...style.palettes[style.base], ...style.palettes[light] }
  const c = {
    w,
    h,
    p,
    r: createSeededRandom(name),
    mods: new Set(),
    ink: style.ink,
    pen: style.pen,
    id: name.slice(0, 1),
  }
  const drawn = (drawingFunctionsByPlace[place] ?? drawingFunctionsByPlace.skyline)(c)
  return {
    name,
    type: 'image/jpeg',
    bytes: await renderSvgAsImage(
      svgDocument(w, h, svgRect(0, 0, w, h, p.sky[0]) + drawn.back + (drawn.front ?? '')),
      bookImageFormat,
    ),
  }
}

const drawImages = async () => [
  await drawBookCover(harbourNineComicSeries, {
    logo: ['THE FERRY', 'CLOCK'],
    colors: ['#fff3d0', '#f2b33d', '#10243a'],
    title: 'A novel in four parts',
    authors: 'Ada Korvin',
    look: {
      place: 'cliff',
      light: 'dusk',
      people: [{ who: 'tilda', at: 0.4, tall: 0.4, pose: 'hold', mood: 'calm' }],
    },
  }),
  await drawIllustration(harbourNineComicSeries, 'pier', 'dawn', 'harbour.jpg'),
  await drawIllustration(harbourNineComicSeries, 'sea', 'dusk', 'sea.jpg'),
  await drawIllustration(harbourNineComicSeries, 'storm', 'night', 'fog.jpg'),
  await drawIllustration(harbourNineComicSeries, 'skyline', 'dawn', 'island.jpg', [1800, 900]),
]

/** Returns a chapter of the novel. The chapter starts with a page break, to which the page list of the EPUB links. */
const createChapter = ({ id, number, title, text }) => ({
  id,
  title,
  body: `<section epub:type="chapter"><span epub:type="pagebreak" id="page-${number}" title="${number * 4 + 1}"></span><h1><small>${number}</small>${title}</h1>${convertProseToXhtml(text)}</section>`,
})

/** Returns the chapters, the table of contents and the page list of the novel. */
function createContent() {
  const chapters = [createTitlePage('The Ferry Clock', 'Ada Korvin')]
  const toc = []
  const pages = []
  ferryClockNovelPartTitles.forEach((name, part) => {
    const id = `part-${part + 1}`
    chapters.push({
      id,
      title: name,
      body: `<section epub:type="part"><h1><small>Part ${part + 1}</small>${name}</h1><figure><img src="${partImages[part]}" alt="${name}"/></figure></section>`,
    })
    const children = ferryClockNovelChapters.slice(part * 10, part * 10 + 10).map(([title, text], index) => {
      const number = part * 10 + index + 1
      const chapter = `chapter-${String(number).padStart(2, '0')}`
      pages.push({ number: number * 4 + 1, href: `${chapter}.xhtml#page-${number}` })
      chapters.push(createChapter({ id: chapter, number, title, text }))
      return { title: `${number} ${title}`, href: `${chapter}.xhtml` }
    })
    toc.push({ title: `Part ${part + 1}: ${name}`, href: `${id}.xhtml`, children })
  })
  return { chapters, toc, pages }
}

/** Writes the novel "The Ferry Clock", which has four parts with ten chapters each. */
export async function writeFerryClockNovel() {
  const images = await drawImages()
  saveEpub('Saint Orlen/The Ferry Clock.epub', createEpub({ meta, ...createContent(), images, landmarks }))
}
