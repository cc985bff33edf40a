/** Writes the EPUB books of the sample library into sample/library/Books. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { drawingFunctionsByPlace } from '../kit/drawingFunctionsByPlace.mjs'
import { drawPerson } from '../kit/drawPerson.mjs'
import { renderSvgAsImage } from '../kit/renderSvgAsImage.mjs'
import { svgDocument, svgRect, svgTextElement } from '../kit/svgElements.mjs'
import { convertProseToXhtml, createEpub } from './createEpub.mjs'
import { drawComicCover } from './drawComicIssuePages.mjs'
import { ferryClockChapters, ferryClockPartTitles } from './ferryClockNovel.mjs'
import { harbourLightsShortStories } from './harbourLightsShortStories.mjs'
import { harbourNineComicSeries } from './harbourNineComicSeries.mjs'
import { mossAndEmberComicSeries } from './mossAndEmberComicSeries.mjs'
import { paperCranesComicSeries } from './paperCranesComicSeries.mjs'
import { rooftopAlmanacBooks } from './rooftopAlmanacBooks.mjs'
import { rooftopWeatherComicSeries } from './rooftopWeatherComicSeries.mjs'
import {
  arabicSampleBook,
  japaneseSampleBook,
  pictureBookPages,
  sampleEssay,
  samplePoems,
} from './shortSampleBooks.mjs'
import { snowlineComicSeries } from './snowlineComicSeries.mjs'

const library = join(dirname(fileURLToPath(import.meta.url)), '../../../sample/library/Books')
const jpeg = { format: 'jpeg', quality: 76 }

function save(file, bytes) {
  mkdirSync(dirname(join(library, file)), { recursive: true })
  writeFileSync(join(library, file), bytes)
  console.log(file, Math.round(bytes.length / 1024), 'KiB')
}

const foreign = { fontFamily: 'Noto Sans Arabic, Noto Sans CJK JP, Noto Sans' }

/**
 * Draws a book cover in the style of a comic series. `words` replaces the title if the font of the comics lacks its
 * letters, for example for an Arabic title. Title and authors are then drawn in an installed font. `rtl` aligns them to
 * the right.
 */
async function coverOf(series, { logo, colors, title, look, words, rtl, authors, number = '' }) {
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
        svgTextElement(430, 206, 94, words, colors[0], { ...foreign, textAnchor: 'middle', fontWeight: 'bold' }) +
        svgTextElement(rtl ? 816 : 44, 1244, 40, authors, colors[0], {
          ...foreign,
          textAnchor: rtl ? 'end' : 'start',
        }) +
        '</svg>',
    )
  return { name: 'cover.jpg', type: 'image/jpeg', bytes: await renderSvgAsImage(svg, jpeg), cover: true }
}

async function plate(series, place, light, name, [w, h] = [900, 560]) {
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
      jpeg,
    ),
  }
}

const titlePage = (title, author) => ({
  id: 'title',
  title,
  body: `<section epub:type="titlepage"><figure><img src="cover.jpg" alt="${title}"/></figure><h1>${title}<small>${author}</small></h1></section>`,
})

async function novel() {
  const images = [
    await coverOf(harbourNineComicSeries, {
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
    await plate(harbourNineComicSeries, 'pier', 'dawn', 'harbour.jpg'),
    await plate(harbourNineComicSeries, 'sea', 'dusk', 'sea.jpg'),
    await plate(harbourNineComicSeries, 'storm', 'night', 'fog.jpg'),
    await plate(harbourNineComicSeries, 'skyline', 'dawn', 'island.jpg', [1800, 900]),
  ]
  const plates = ['harbour.jpg', 'island.jpg', 'fog.jpg', 'sea.jpg']
  const list = [titlePage('The Ferry Clock', 'Ada Korvin')]
  const toc = []
  const pages = []
  ferryClockPartTitles.forEach((name, part) => {
    const id = `part-${part + 1}`
    list.push({
      id,
      title: name,
      body: `<section epub:type="part"><h1><small>Part ${part + 1}</small>${name}</h1><figure><img src="${plates[part]}" alt="${name}"/></figure></section>`,
    })
    const children = ferryClockChapters.slice(part * 10, part * 10 + 10).map(([title, text], index) => {
      const number = part * 10 + index + 1
      const chapter = `chapter-${String(number).padStart(2, '0')}`
      pages.push({ number: number * 4 + 1, href: `${chapter}.xhtml#page-${number}` })
      list.push({
        id: chapter,
        title,
        body: `<section epub:type="chapter"><span epub:type="pagebreak" id="page-${number}" title="${number * 4 + 1}"></span><h1><small>${number}</small>${title}</h1>${convertProseToXhtml(text)}</section>`,
      })
      return { title: `${number} ${title}`, href: `${chapter}.xhtml` }
    })
    toc.push({ title: `Part ${part + 1}: ${name}`, href: `${id}.xhtml`, children })
  })
  const landmarks = [
    { type: 'cover', title: 'Cover', href: 'title.xhtml' },
    { type: 'bodymatter', title: 'Start of the story', href: 'part-1.xhtml' },
    { type: 'toc', title: 'Contents', href: 'nav.xhtml' },
  ]
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
  save('Saint Orlen/The Ferry Clock.epub', createEpub({ meta, chapters: list, toc, images, landmarks, pages }))
}

async function shortBooks() {
  const lines = text =>
    text
      .split('|')
      .map((line, index) => `<p${index === 0 ? ' class="gap"' : ''}>${line}</p>`)
      .join('')
  const one = async (file, { host, look, colors, logo, words, ...book }) => {
    const image = await coverOf(host, {
      logo,
      colors,
      title: book.meta.title,
      look,
      words,
      rtl: book.rtl,
      authors: book.meta.authors[0],
    })
    save(
      `_oneshots/${file}.epub`,
      createEpub({
        ...book,
        chapters: [titlePage(book.meta.title, book.meta.authors[0]), ...book.chapters],
        images: [image, ...(book.images ?? [])],
        toc: book.chapters.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
      }),
    )
  }
  await one('Twelve Small Rooms', {
    host: snowlineComicSeries,
    logo: ['TWELVE', 'SMALL ROOMS'],
    colors: ['#f6f4ee', '#c8352b', '#1c2b38'],
    look: { place: 'room', light: 'red', people: [] },
    meta: {
      id: 'twelve-rooms',
      title: 'Twelve Small Rooms',
      language: 'en',
      authors: ['Noor Halvorsen'],
      publisher: 'Tin Kite Press',
      date: '2025-04-09',
      subjects: ['Poetry'],
      description: 'Twelve poems, none of them longer than a stair.',
    },
    chapters: samplePoems.map(([title, text], index) => ({
      id: `poem-${index + 1}`,
      title,
      body: `<h1>${title}</h1><div class="verse">${lines(text)}</div>`,
    })),
  })
  await one('The Box That Is Not Full', {
    host: mossAndEmberComicSeries,
    logo: ['THE BOX THAT', 'IS NOT FULL'],
    colors: ['#fbf4dc', '#bd6f3e', '#243a30'],
    look: {
      place: 'library',
      light: 'autumn',
      people: [{ who: 'birch', at: 0.5, tall: 0.5, pose: 'read', mood: 'calm' }],
    },
    meta: {
      id: 'box-not-full',
      title: 'The Box That Is Not Full',
      language: 'en',
      authors: ['Jun Abernathy'],
      publisher: 'Fernhouse',
      date: '2024-11-02',
      subjects: ['Essay', 'Books'],
      description: 'Three short essays on keeping things to read.',
    },
    chapters: sampleEssay.map(([title, text], index) => ({
      id: `essay-${index + 1}`,
      title,
      body: `<h1>${title}</h1>${convertProseToXhtml(text)}`,
    })),
  })
  await one('حديقة فوق السطح', {
    host: rooftopWeatherComicSeries,
    logo: [' '],
    words: arabicSampleBook.title,
    colors: ['#fffaf2', '#ff6b6b', '#2a2450'],
    look: {
      place: 'rooftop',
      light: 'city',
      people: [{ who: 'byeol', at: 0.46, tall: 0.5, pose: 'kneel', mood: 'happy' }],
    },
    rtl: true,
    meta: {
      id: 'roof-garden',
      title: arabicSampleBook.title,
      language: 'ar',
      authors: [arabicSampleBook.author],
      publisher: 'دار النافذة',
      date: '2025-09-15',
      subjects: ['قصة'],
      description: arabicSampleBook.description,
      contents: arabicSampleBook.contents,
    },
    chapters: arabicSampleBook.chapters.map(([title, paragraphs], index) => ({
      id: `fasl-${index + 1}`,
      title,
      body: `<h1>${title}</h1>${paragraphs.map(text => `<p>${text}</p>`).join('')}`,
    })),
  })
  const upright =
    'html{writing-mode:vertical-rl;-epub-writing-mode:vertical-rl}body{font-family:serif;line-height:1.9}h1{font-size:1.3em;margin:0 1em}p{margin:0;text-indent:1em}img{max-height:90%;max-width:90%}'
  await one('雨の日の本屋', {
    host: paperCranesComicSeries,
    logo: [' '],
    words: japaneseSampleBook.title,
    colors: ['#fff6ea', '#3f6f8f', '#2c1f33'],
    look: {
      place: 'street',
      light: 'dawn',
      mods: ['rain'],
      people: [{ who: 'coach', at: 0.5, tall: 0.46, pose: 'read', mood: 'calm', face: -1 }],
    },
    css: upright,
    direction: 'rtl',
    meta: {
      id: 'rain-bookshop',
      title: japaneseSampleBook.title,
      language: 'ja',
      authors: [japaneseSampleBook.author],
      publisher: '小舟書房',
      date: '2026-06-21',
      subjects: ['短編'],
      description: japaneseSampleBook.description,
      contents: japaneseSampleBook.contents,
    },
    chapters: japaneseSampleBook.chapters.map(([title, paragraphs], index) => ({
      id: `sho-${index + 1}`,
      title,
      body: `<h1>${title}</h1>${paragraphs.map(text => `<p>${text}</p>`).join('')}`,
    })),
  })
}

async function pictureBook() {
  const [w, h] = [1000, 750]
  const { style } = mossAndEmberComicSeries
  const images = []
  const list = []
  for (const [index, [place, light, words, people]] of pictureBookPages.entries()) {
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
    const svg = svgDocument(
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
    images.push({
      name: `page-${index + 1}.jpg`,
      type: 'image/jpeg',
      bytes: await renderSvgAsImage(svg, jpeg),
      cover: index === 0,
    })
    list.push({
      id: `page-${index + 1}`,
      title: words,
      head: `<meta name="viewport" content="width=${w}, height=${h}"/>`,
      body: `<img src="page-${index + 1}.jpg" alt="${words}"/>`,
    })
  }
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
  save(
    '_oneshots/Good Night, Broom.epub',
    createEpub({
      meta,
      chapters: list,
      images,
      fixed: true,
      css: `html,body{margin:0;padding:0;width:${w}px;height:${h}px}img{display:block;width:100%;height:100%}`,
      toc: list.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
    }),
  )
}

/** Creates a series of small books, one file per story. Each book has a cover in the style of a comic series. */
async function smallBooks({ name, host, logo, colors, author, publisher, subjects, books }) {
  for (const [index, { title, summary, date, look, chapters }] of books.entries()) {
    const number = index + 1
    const list = chapters.map(([heading, text], at) => ({
      id: `part-${at + 1}`,
      title: heading,
      body: `<h1>${heading}</h1>${convertProseToXhtml(text)}`,
    }))
    const image = await coverOf(host, { logo, colors, title, look, authors: author, number })
    const meta = {
      id: `${name.toLowerCase().replaceAll(' ', '-')}-${number}`,
      title,
      language: 'en',
      authors: [author],
      publisher,
      date,
      subjects,
      series: name,
      number,
      description: summary,
    }
    save(
      `${name}/${name} ${number} - ${title}.epub`,
      createEpub({
        meta,
        chapters: [titlePage(title, author), ...list],
        images: [image],
        toc: list.map(({ id, title }) => ({ title, href: `${id}.xhtml` })),
      }),
    )
  }
}

await novel()
await smallBooks({
  name: 'Harbour Lights',
  host: harbourNineComicSeries,
  logo: ['HARBOUR', 'LIGHTS'],
  colors: ['#f7ead0', '#e0a33a', '#10243a'],
  author: 'Bram Ellery',
  publisher: 'Tin Kite Press',
  subjects: ['Short stories', 'Mystery'],
  books: harbourLightsShortStories,
})
await smallBooks({
  name: 'The Rooftop Almanac',
  host: rooftopWeatherComicSeries,
  logo: ['ROOFTOP', 'ALMANAC'],
  colors: ['#fffaf2', '#ff8f6b', '#2a2450'],
  author: 'Seo Byeol',
  publisher: 'Fernhouse',
  subjects: ['Non-fiction', 'Gardens'],
  books: rooftopAlmanacBooks,
})
await shortBooks()
await pictureBook()
