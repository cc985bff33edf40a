/** Writes the EPUB books of the sample library into sample/library/Books. */
import { shortSampleEpubs } from './epub/shortSampleEpubs.mjs'
import { writeBookSeries } from './epub/writeBookSeries.mjs'
import { writeFerryClockNovel } from './epub/writeFerryClockNovel.mjs'
import { writePictureBook } from './epub/writePictureBook.mjs'
import { writeShortBook } from './epub/writeShortBook.mjs'
import { harbourLightsShortStories } from './harbourLightsShortStories/harbourLightsShortStories.mjs'
import { harbourNineComicSeries } from './harbourNineComicSeries.mjs'
import { rooftopAlmanacBookSeries } from './rooftopAlmanacBookSeries.mjs'
import { rooftopWeatherComicSeries } from './rooftopWeatherComicSeries.mjs'

await writeFerryClockNovel()
await writeBookSeries({
  name: 'Harbour Lights',
  host: harbourNineComicSeries,
  logo: ['HARBOUR', 'LIGHTS'],
  colors: ['#f7ead0', '#e0a33a', '#10243a'],
  author: 'Bram Ellery',
  publisher: 'Tin Kite Press',
  subjects: ['Short stories', 'Mystery'],
  books: harbourLightsShortStories,
})
await writeBookSeries({
  name: 'The Rooftop Almanac',
  host: rooftopWeatherComicSeries,
  logo: ['ROOFTOP', 'ALMANAC'],
  colors: ['#fffaf2', '#ff8f6b', '#2a2450'],
  author: 'Seo Byeol',
  publisher: 'Fernhouse',
  subjects: ['Non-fiction', 'Gardens'],
  books: rooftopAlmanacBookSeries,
})
for (const book of shortSampleEpubs) await writeShortBook(book)
await writePictureBook()
