/**
 * This file creates rows of the server history over nine months, with all five types of history entries. Some rows
 * belong to books that exist, and some rows belong to deleted books.
 */

const pad = (number, length) => String(number).padStart(length, '0')

const SERIES = [
  { path: 'Comics/Harbour Nine', count: 6, file: number => `Harbour Nine ${pad(number, 3)}.cbz`, days: 96 },
  { path: 'Comics/Orbit Diner', count: 7, file: number => `Orbit Diner ${pad(number, 3)}.cbz`, days: 70 },
  { path: 'Comics/Moss and Ember', count: 5, file: number => `Moss and Ember ${pad(number, 3)}.cbz`, days: 58 },
  { path: 'Comics/Snowline', count: 4, file: number => `Snowline ${pad(number, 3)}.cbz`, days: 33 },
  { path: 'Manga/Paper Cranes Run', count: 4, file: number => `Paper Cranes Run v${pad(number, 2)}.cbz`, days: 81 },
  { path: 'Manga/Kettle Spirits', count: 3, file: number => `Kettle Spirits v${pad(number, 2)}.cbz`, days: 40 },
  { path: 'Manga/Rooftop Weather', count: 5, file: number => `Rooftop Weather ${pad(number, 3)}.cbz`, days: 24 },
  { path: 'Books/Gutter and Grid', count: 4, file: number => `Gutter and Grid ${number}.cbz`, days: 52 },
]
/** Deleted series. Their names appear only in the history. */
const DELETED_SERIES = [
  { path: 'Comics/Copper Moths', count: 6, file: number => `Copper Moths ${pad(number, 3)}.cbz`, days: 262 },
  { path: 'Comics/The Tin Parade', count: 4, file: number => `The Tin Parade ${pad(number, 3)}.cbz`, days: 231 },
  { path: 'Manga/Long Division', count: 5, file: number => `Long Division v${pad(number, 2)}.cbz`, days: 190 },
]
const ZINES = [1, 2, 3, 4, 5].map(number => `Unsorted/Unsorted Zines/Zine ${pad(number, 2)}.cbz`)

const inLibrary = path => `library/${path}`
const round = days => Math.round(days * 10_000) / 10_000

/**
 * Returns the rows of the history.
 * @param rnd seeded random numbers
 * @param removedPages hash and size of each page that was removed from books
 */
export function createSampleHistoryRows(rnd, removedPages) {
  const rows = [
    ...[...SERIES, ...DELETED_SERIES].flatMap(series => importRows(rnd, series)),
    ...DELETED_SERIES.flatMap(series => deletionRows(rnd, series)),
    ...SERIES.slice(0, 6).flatMap(series => upgradeRows(rnd, series)),
    ...[...SERIES, ...DELETED_SERIES].flatMap(series => conversionRows(rnd, series)),
    ...removedPages.flatMap((page, index) => removedPageRows(rnd, page, index)),
  ]
  return rows.sort((first, second) => second.daysAgo - first.daysAgo)
}

const books = ({ path, count, file }) => Array.from({ length: count }, (_, i) => `${path}/${file(i + 1)}`)
const nameOf = path => path.slice(path.lastIndexOf('/') + 1)

function importRows(rnd, series) {
  return books(series).map((book, index) => ({
    type: 'BookImported',
    daysAgo: round(series.days - (series.days / (series.count + 2)) * index + rnd.between(0, 0.4)),
    book,
    series: series.path,
    properties: { name: inLibrary(book), source: `/downloads/incoming/${nameOf(book)}`, upgrade: 'No' },
  }))
}

function deletionRows(rnd, series) {
  const start = series.days / 4 + rnd.between(0, 4)
  const files = books(series).map((book, index) => ({
    type: 'BookFileDeleted',
    daysAgo: round(start - index * 0.0002),
    book,
    series: series.path,
    properties: { name: inLibrary(book), reason: 'File was deleted by user request' },
  }))
  const folder = {
    type: 'SeriesFolderDeleted',
    daysAgo: round(start - series.count * 0.0002),
    series: series.path,
    properties: { name: inLibrary(series.path), reason: 'Folder was deleted because it was empty' },
  }
  return [...files, folder]
}

/**
 * Returns the two history rows of a book that was replaced by a better file. They are the deletion of the old file and
 * the import of the new file.
 */
function upgradeRows(rnd, series) {
  const book = books(series)[rnd.whole(0, series.count - 1)]
  const days = rnd.between(2, series.days / 3)
  return [
    {
      type: 'BookFileDeleted',
      daysAgo: round(days),
      book: `${book} (former)`,
      series: series.path,
      properties: { name: inLibrary(book), reason: 'File was deleted to import an upgrade' },
    },
    {
      type: 'BookImported',
      daysAgo: round(days - 0.0001),
      book,
      series: series.path,
      properties: {
        name: inLibrary(book),
        source: `/downloads/incoming/${nameOf(book).replace('.cbz', ' better.cbz')}`,
        upgrade: 'Yes',
      },
    },
  ]
}

function conversionRows(rnd, series) {
  return books(series)
    .filter((_, index) => index % 2 === 0)
    .map(book => ({
      type: 'BookConverted',
      daysAgo: round(series.days / 2 + rnd.between(0, series.days / 8)),
      book,
      series: series.path,
      properties: { name: inLibrary(book), 'former file': inLibrary(book.replace('.cbz', '.cbr')) },
    }))
}

function removedPageRows(rnd, { hash, size }, index) {
  const removedFrom = [...ZINES, ...books(DELETED_SERIES[index])]
  return removedFrom.map((book, i) => ({
    type: 'DuplicatePageDeleted',
    daysAgo: round(110 - index * 35 - i * 6 + rnd.between(0, 3)),
    book,
    series: book.slice(0, book.lastIndexOf('/')),
    properties: {
      name: inLibrary(book),
      'page number': String(index === 0 ? 1 : 8),
      'page file name': index === 0 ? '00.webp' : '99.webp',
      'page file hash': hash,
      'page file size': String(size),
      'page media type': 'image/webp',
    },
  }))
}
