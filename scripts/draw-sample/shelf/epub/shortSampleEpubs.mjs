import { mossAndEmberComicSeries } from '../mossAndEmberComicSeries.mjs'
import { paperCranesComicSeries } from '../paperCranesComicSeries.mjs'
import { rooftopWeatherComicSeries } from '../rooftopWeatherComicSeries.mjs'
import { arabicSampleBook, japaneseSampleBook, sampleEssays, samplePoems } from '../shortSampleBooks.mjs'
import { snowlineComicSeries } from '../snowlineComicSeries.mjs'
import { convertProseToXhtml } from './convertProseToXhtml.mjs'

/** Converts the text of a poem to XHTML. The character `|` separates the lines of the poem. */
const convertVersesToXhtml = text =>
  text
    .split('|')
    .map((line, index) => `<p${index === 0 ? ' class="gap"' : ''}>${line}</p>`)
    .join('')

const poemBook = {
  file: 'Twelve Small Rooms',
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
    body: `<h1>${title}</h1><div class="verse">${convertVersesToXhtml(text)}</div>`,
  })),
}

const essayBook = {
  file: 'The Box That Is Not Full',
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
  chapters: sampleEssays.map(([title, text], index) => ({
    id: `essay-${index + 1}`,
    title,
    body: `<h1>${title}</h1>${convertProseToXhtml(text)}`,
  })),
}

const arabicBook = {
  file: 'حديقة فوق السطح',
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
}

/** Style sheet of a book with vertical text. */
const verticalTextCss =
  'html{writing-mode:vertical-rl;-epub-writing-mode:vertical-rl}body{font-family:serif;line-height:1.9}h1{font-size:1.3em;margin:0 1em}p{margin:0;text-indent:1em}img{max-height:90%;max-width:90%}'

const japaneseBook = {
  file: '雨の日の本屋',
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
  css: verticalTextCss,
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
}

/**
 * Books that do not belong to a book series. The property `host` of a book is a comic series. The cover of the book has
 * the style of this comic series.
 */
export const shortSampleEpubs = [poemBook, essayBook, arabicBook, japaneseBook]
