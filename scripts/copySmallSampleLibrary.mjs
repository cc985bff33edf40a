/**
 * Copies a part of the sample library for the npm package and the browser demo. The part contains comics, manga, a
 * webtoon and EPUBs. Omits the records that belong to books outside of this part.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from './setup.mjs'

/** Books of the sample library that the small sample contains. Paths are relative to sample/library. */
const SMALL_SAMPLE_BOOKS = [
  'Books/Harbour Lights/Harbour Lights 1 - The Lamp That Blinked Twice.epub',
  'Books/Harbour Lights/Harbour Lights 2 - Forty-One Umbrellas.epub',
  'Books/Saint Orlen/The Ferry Clock.epub',
  'Books/_oneshots/Good Night, Broom.epub',
  'Books/_oneshots/雨の日の本屋.epub',
  'Books/_oneshots/حديقة فوق السطح.epub',
  'Comics/Harbour Nine/Harbour Nine 001.cbz',
  'Comics/_oneshots/Signal.cbz',
  'Manga/Paper Cranes Run/Paper Cranes Run v01.cbz',
  'Manga/Rooftop Weather/Rooftop Weather 002.cbz',
]
const SMALL_SAMPLE_USERS = ['admin', 'reader']

const sampleDir = join(projectRoot, 'sample')

/**
 * Copies the small sample library.
 * @param {string} target output folder. Existing files in it are deleted
 */
export function copySmallSampleLibrary(target) {
  rmSync(target, { recursive: true, force: true })
  for (const book of SMALL_SAMPLE_BOOKS) {
    const file = join(target, 'library', book)
    mkdirSync(dirname(file), { recursive: true })
    cpSync(join(sampleDir, 'library', book), file)
  }
  const description = JSON.parse(readFileSync(join(sampleDir, 'library.json'), 'utf8'))
  writeFileSync(join(target, 'library.json'), JSON.stringify(reduceDescription(description)))
}

/**
 * Reduces the description of the full sample to the description of the small sample. The result contains only the
 * libraries, users, series, books and read progress of the small sample, and no API keys. The result contains a
 * collection or read list if at least two of its members are in the small sample.
 */
function reduceDescription({ libraries, users, series, books, collections, readLists, progress }) {
  const hasBook = path => SMALL_SAMPLE_BOOKS.includes(path)
  const hasPath = path => SMALL_SAMPLE_BOOKS.some(book => book === path || book.startsWith(`${path}/`))
  const isUsed = (list, key, matches) => list[key].filter(matches).length > 1
  const ownUsers = users.filter(({ key }) => SMALL_SAMPLE_USERS.includes(key))
  return {
    libraries: libraries.filter(({ folder }) => hasPath(folder)),
    users: ownUsers,
    series: series.filter(({ path }) => hasPath(path)),
    books: books.filter(({ path }) => hasBook(path)),
    collections: collections.filter(list => isUsed(list, 'series', hasPath)),
    readLists: readLists.filter(list => isUsed(list, 'books', hasBook)),
    progress: progress.filter(({ user, book }) => SMALL_SAMPLE_USERS.includes(user) && hasBook(book)),
  }
}
