import { accessSync, constants, statSync } from 'node:fs'
import { asciiLower } from '../query/text'
import type { World } from '../world/world'
import type { Analysis } from './analysis'
import { analyzeBookFile } from './analyzeBookFile'
import { numberValue } from './metadata/bookMetadata'
import { type ScannedBook, walkForBooks } from './walkLibrary'

const KEPT_MS = 3_600_000
/** Maximum number of transient books; the oldest are dropped. */
const MAX_TRANSIENT_BOOKS = 50_000

/** A file outside the libraries that can be imported. */
export type TransientBook = ScannedBook & {
  id: string
  analysis: Analysis | undefined
  number: number | null
  seriesId: string | null
  lastUsed: number
}

const stores = new WeakMap<World, Map<string, TransientBook>>()

/** Whether a folder can be listed. */
export function isReadableFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Finds the books under a folder and keeps them for an hour after their last use. */
export async function findTransientBooks(world: World, folder: string): Promise<TransientBook[]> {
  const scannedBooks = await walkForBooks(folder)
  const store = storeOf(world)
  const now = world.now()
  for (const [id, book] of store) if (now - book.lastUsed > KEPT_MS) store.delete(id)
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

/** Returns a transient book and marks it as used. */
export function transientBook(world: World, id: string): TransientBook | undefined {
  const book = storeOf(world).get(id)
  if (book) book.lastUsed = world.now()
  return book
}

/**
 * Analyses a transient book and guesses its series: the first added series whose title contains one of the titles in
 * the file. Only ComicInfo provides the number.
 */
export async function analyzeTransientBook(world: World, book: TransientBook): Promise<void> {
  book.analysis = await analyzeBookFile(world.archives, book.path, true)
  if (book.analysis.status !== 'READY') return
  const { titles, number } = await hintsOf(world, book)
  book.number = number
  const series = [...world.series.values()]
  const found = titles.map(asciiLower).map(title => series.find(one => asciiLower(one.metadata.title).includes(title)))
  book.seriesId = found.find(one => one !== undefined)?.id ?? null
}

/** Possible series titles, most likely first, and the number of the book. */
async function hintsOf({ archives }: World, book: TransientBook): Promise<{ titles: string[]; number: number | null }> {
  if (book.analysis?.mediaProfile === 'EPUB') {
    const title = (await archives.run('readEpubMetadata', book.path).catch(() => undefined))?.seriesTitle
    return { titles: title ? [title] : [], number: null }
  }
  const info = await archives.run('readComicInfo', book.path).catch(() => undefined)
  const volume = info?.Volume && Number(info.Volume) !== 1 ? [` (${Number(info.Volume)})`] : []
  const titles = info?.Series === undefined ? [] : [...volume, ''].map(rest => `${info.Series}${rest}`)
  return { titles, number: numberValue(info?.Number) ?? null }
}

function storeOf(world: World): Map<string, TransientBook> {
  const found = stores.get(world) ?? new Map<string, TransientBook>()
  stores.set(world, found)
  return found
}
