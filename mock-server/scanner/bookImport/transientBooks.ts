import { accessSync, constants, statSync } from 'node:fs'
import { getVolumeSuffix } from '../../archives/formats/comicInfo'
import { foldCaseAndAccents } from '../../query/textComparison'
import type { MockServerState } from '../../state/mockServerState'
import type { BookFileAnalysis } from '../analyzeBookFileContents'
import { analyzeBookFileInWorker } from '../analyzeBookFileInWorker'
import { parseJavaNumber } from '../metadata/refreshBookMetadata'
import { findBooksInFolderTree, type ScannedBook } from '../walkLibraryFolder'

const MAX_UNUSED_MS = 3_600_000
/** Maximum number of stored transient books. Above this number, the server drops the oldest transient books. */
const MAX_TRANSIENT_BOOKS = 50_000

/**
 * Transient book: a book file that is outside the libraries and that a user can import. The mock server holds the
 * transient book only in memory.
 */
export type TransientBook = ScannedBook & {
  id: string
  analysis: BookFileAnalysis | undefined
  number: number | null
  seriesId: string | null
  lastUsed: number
}

const booksByWorld = new WeakMap<MockServerState, Map<string, TransientBook>>()

/** Returns whether a folder can be listed. */
export function isReadableFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/**
 * Finds the books in a folder and its subfolders. Stores each book as a transient book. Also deletes the transient
 * books that have not been used for an hour.
 */
export async function findTransientBooks(world: MockServerState, folder: string): Promise<TransientBook[]> {
  const scannedBooks = await findBooksInFolderTree(folder)
  const store = transientBooksOf(world)
  const now = world.now()
  for (const [id, book] of store) if (now - book.lastUsed > MAX_UNUSED_MS) store.delete(id)
  return scannedBooks.map(scanned => {
    const book: TransientBook = {
      ...scanned,
      id: world.newId(),
      analysis: undefined,
      number: null,
      seriesId: null,
      lastUsed: now,
    }
    store.set(book.id, book)
    const oldest = store.keys().next().value
    if (store.size > MAX_TRANSIENT_BOOKS && oldest !== undefined) store.delete(oldest)
    return book
  })
}

/** Returns a transient book and updates the time of its last use. */
export function getTransientBook(world: MockServerState, id: string): TransientBook | undefined {
  const book = transientBooksOf(world).get(id)
  if (book) book.lastUsed = world.now()
  return book
}

/**
 * Analyzes a transient book. If the analysis succeeds, stores the number of the book and the series to which it
 * probably belongs. The metadata of the book file gives possible series titles, such as "Batman (2016)" and "Batman".
 * The function uses a series whose title equals a possible title. If none exists, it uses a series whose title contains
 * a possible title. It ignores case and accents. Of several such series, it uses the oldest series.
 */
export async function analyzeTransientBookAndGuessSeries(world: MockServerState, book: TransientBook): Promise<void> {
  const { epub: _, ...analysis } = await analyzeBookFileInWorker(world.archives, book, true)
  book.analysis = analysis
  if (book.analysis.status !== 'READY') return
  const { titles, number } = await readSeriesHints(world, book)
  book.number = number
  const possibleTitles = titles.map(foldCaseAndAccents)
  const series = [...world.series.values()].map(({ id, metadata }) => ({
    id,
    title: foldCaseAndAccents(metadata.title),
  }))
  const matchedSeries =
    series.find(({ title }) => possibleTitles.includes(title)) ??
    series.find(({ title }) => possibleTitles.some(possibleTitle => title.includes(possibleTitle)))
  book.seriesId = matchedSeries?.id ?? null
}

/** Reads the book number and possible series titles from a transient book. For an EPUB, the number is null. */
async function readSeriesHints(
  { archives }: MockServerState,
  book: TransientBook,
): Promise<{ titles: string[]; number: number | null }> {
  if (book.analysis?.mediaProfile === 'EPUB') {
    const title = (await archives.run('readEpubMetadata', book.path).catch(() => undefined))?.seriesTitle
    return { titles: title ? [title] : [], number: null }
  }
  const info = await archives.run('readComicInfo', book.path).catch(() => undefined)
  const titles = info?.Series === undefined ? [] : [...new Set([info.Series + getVolumeSuffix(info), info.Series])]
  return { titles, number: parseJavaNumber(info?.Number) ?? null }
}

function transientBooksOf(world: MockServerState): Map<string, TransientBook> {
  const matchedSeries = booksByWorld.get(world) ?? new Map<string, TransientBook>()
  booksByWorld.set(world, matchedSeries)
  return matchedSeries
}
