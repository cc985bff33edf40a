import { accessSync, constants, statSync } from 'node:fs'
import { readEpubMetadata } from '../archives/epubMetadata'
import { compareNaturally } from '../archives/naturalOrder'
import type { World } from '../world/world'
import { type Analysis, analyzeFile } from './analysis'
import { comicInfoIn, numberIn } from './bookMetadata'
import { type ScannedBook, walkForBooks } from './walk'

const KEPT_MS = 3_600_000

/** A file outside the libraries that somebody may import. */
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

/** Finds the books under a folder and remembers them for an hour after their last use. */
export function findTransientBooks(world: World, folder: string): TransientBook[] {
  const store = storeOf(world)
  const now = world.now()
  for (const [id, book] of store) if (now - book.lastUsed > KEPT_MS) store.delete(id)
  return walkForBooks(folder).map(scanned => {
    const book: TransientBook = {
      ...scanned,
      id: world.newId(),
      analysis: undefined,
      number: null,
      seriesId: null,
      lastUsed: now,
    }
    store.set(book.id, book)
    return book
  })
}

/** A book that was looked at for an import; looking keeps it for longer. */
export function transientBook(world: World, id: string): TransientBook | undefined {
  const book = storeOf(world).get(id)
  if (book) book.lastUsed = world.now()
  return book
}

/** Looks into the file, and guesses series and number from its metadata. */
export function analyzeTransientBook(world: World, book: TransientBook): void {
  book.analysis = analyzeFile(book.path, true)
  if (book.analysis.status !== 'READY') return
  const { title, number } = hintsOf(book)
  book.number = number
  const wanted = title?.toLowerCase()
  const found = [...world.series.values()].filter(series => series.metadata.title.toLowerCase() === wanted)
  book.seriesId = found.sort((a, b) => compareNaturally(a.id, b.id))[0]?.id ?? null
}

function hintsOf(book: TransientBook): { title: string | null; number: number | null } {
  if (book.analysis?.mediaProfile === 'EPUB') {
    const found = readEpubMetadata(book.path)
    return { title: found?.seriesTitle ?? null, number: numberIn(found?.number ?? undefined) ?? null }
  }
  const info = comicInfoIn(book.path)
  const volume = info?.Volume && Number(info.Volume) !== 1 ? ` (${info.Volume})` : ''
  return { title: info?.Series === undefined ? null : info.Series + volume, number: numberIn(info?.Number) ?? null }
}

function storeOf(world: World): Map<string, TransientBook> {
  const found = stores.get(world) ?? new Map<string, TransientBook>()
  stores.set(world, found)
  return found
}
