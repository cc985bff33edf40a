import { accessSync, constants, type Dir, type Dirent, opendirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isWithin } from '../world/paths'
import type { LibraryRecord } from '../world/records'

export type ScannedBook = { name: string; path: string; fileLastModified: number; sizeBytes: number }
export type ScannedSeries = {
  name: string
  path: string
  fileLastModified: number
  oneshot: boolean
  books: ScannedBook[]
  /** Pictures and metadata files beside the books, by path with their time. */
  sidecars: Map<string, number>
}

const COMIC_EXTENSIONS = ['cbz', 'zip', 'cbr', 'rar']
const ARTWORK_EXTENSIONS = ['png', 'jpeg', 'jpg', 'tbn', 'webp']
const SERIES_ARTWORK_NAMES = ['cover', 'default', 'folder', 'poster', 'series']

/** The extension of a path in small letters, without its dot. */
export const extensionOf = (path: string) => extname(path).slice(1).toLowerCase()
/** The name of a file without its extension. */
export const nameOf = (path: string) => basename(path, extname(path))

/**
 * Finds what a library's folder holds: a series per folder with books, one per file in the folder of one-shots. Hidden
 * files and folders, and folders whose path contains an exclusion, are passed over, as are symbolic links that lead out of
 * the root. Other calls are answered meanwhile. Rejects when the root cannot be read.
 */
export async function walkLibrary(library: LibraryRecord): Promise<ScannedSeries[]> {
  accessSync(library.root, constants.R_OK)
  return walk(library.root, library)
}

/** One file as a book, wherever it lies; nothing when it cannot be read. */
export function scanFile(path: string): ScannedBook | undefined {
  const stats = statOf(path)
  return stats?.isFile() ? bookOf(path, stats) : undefined
}

/** Books that lie anywhere under a folder, in the order of their paths. */
export async function walkForBooks(folder: string): Promise<ScannedBook[]> {
  const any = {
    scanCbx: true,
    scanPdf: true,
    scanEpub: true,
    scanDirectoryExclusions: [],
    oneshotsDirectory: null,
    scanForceModifiedTime: false,
  }
  const found = await walk(folder, any)
  return found.flatMap(series => series.books).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Whether a picture may be the poster of a book: the book's own name, or that with a number behind it. */
export function isBookArtwork(picture: string, book: string): boolean {
  if (!ARTWORK_EXTENSIONS.includes(extensionOf(picture))) return false
  const rest = nameOf(picture).toLowerCase()
  const name = nameOf(book).toLowerCase()
  return rest.startsWith(name) && /^(-\d+)?$/.test(rest.slice(name.length))
}

/** Whether a picture may be the poster of the series in whose folder it lies. */
export function isSeriesArtwork(picture: string): boolean {
  return (
    ARTWORK_EXTENSIONS.includes(extensionOf(picture)) && SERIES_ARTWORK_NAMES.includes(nameOf(picture).toLowerCase())
  )
}

type WalkRules = Pick<
  LibraryRecord,
  'scanCbx' | 'scanPdf' | 'scanEpub' | 'scanDirectoryExclusions' | 'oneshotsDirectory' | 'scanForceModifiedTime'
>

/** Links to folders that are followed on one path; more could make the number of paths explode. */
const MAX_LINKS_PER_PATH = 2
const MAX_FOLDERS = 200_000
/** Time for which a walk holds the thread before other calls have their turn. */
const MAX_TURN_MS = 20

type Walk = {
  realRoot: string
  rules: WalkRules
  found: ScannedSeries[]
  folderCount: number
  /** Start of the current turn, of `performance.now()`. */
  turnStart: number
}
/** The folders above one, to recognise loops, and the links that led there. */
type Ancestry = { keys: ReadonlySet<string>; linkCount: number }

async function walk(root: string, rules: WalkRules): Promise<ScannedSeries[]> {
  const state: Walk = {
    realRoot: realpathSync(root),
    rules,
    found: [],
    folderCount: 0,
    turnStart: performance.now(),
  }
  await walkFolder(root, state, { keys: new Set(), linkCount: 0 })
  return state.found
}

/** Lets other calls have their turn when a walk has held the thread for long. */
async function pauseIfDue(state: Walk): Promise<void> {
  if (performance.now() - state.turnStart < MAX_TURN_MS) return
  await setImmediate()
  state.turnStart = performance.now()
}

async function walkFolder(folder: string, state: Walk, { keys, linkCount }: Ancestry): Promise<void> {
  const { rules, found } = state
  const stats = statOf(folder)
  if (!stats || isExcluded(folder, rules, keys.size === 0)) return
  const key = `${stats.dev}:${stats.ino}`
  state.folderCount += 1
  if (keys.has(key) || state.folderCount > MAX_FOLDERS) return
  const within = new Set(keys).add(key)
  const books: ScannedBook[] = []
  const others: string[] = []
  for (const entry of entriesOf(folder)) {
    await pauseIfDue(state)
    const path = join(folder, entry.name)
    const links = linkCount + (entry.isSymbolicLink() ? 1 : 0)
    const target = entry.isSymbolicLink() ? linkTarget(path, state.realRoot) : entry
    if (target?.isDirectory()) {
      if (links <= MAX_LINKS_PER_PATH) await walkFolder(path, state, { keys: within, linkCount: links })
    } else if (target?.isFile() && !entry.name.startsWith('.')) {
      const book = isBook(path, rules) ? scanFile(path) : undefined
      if (book) books.push(book)
      else others.push(path)
    }
  }
  if (books.length) found.push(...seriesOf(folder, stats, books, others, rules))
}

function seriesOf(
  folder: string,
  stats: Stats,
  books: ScannedBook[],
  others: string[],
  rules: WalkRules,
): ScannedSeries[] {
  const artworkOf = (wanted: ScannedBook[]) =>
    others.filter(path => wanted.some(book => isBookArtwork(path, book.path)))
  const oneshots = rules.oneshotsDirectory?.trim().toLowerCase()
  if (oneshots && folder.toLowerCase().includes(oneshots))
    return books.map(book => ({ ...book, oneshot: true, books: [book], sidecars: timesOf(artworkOf([book])) }))
  const own = updatedTime(stats)
  const fileLastModified = rules.scanForceModifiedTime
    ? Math.max(own, ...books.map(book => book.fileLastModified))
    : own
  const ofSeries = others.filter(path => isSeriesArtwork(path) || basename(path).toLowerCase() === 'series.json')
  const sidecars = timesOf([...ofSeries, ...artworkOf(books)])
  return [{ name: basename(folder), path: folder, fileLastModified, oneshot: false, books, sidecars }]
}

function isExcluded(folder: string, rules: WalkRules, isRoot: boolean): boolean {
  if (!isRoot && basename(folder).startsWith('.')) return true
  return rules.scanDirectoryExclusions.some(text => folder.toLowerCase().includes(text.toLowerCase()))
}

function isBook(path: string, rules: WalkRules): boolean {
  const extension = extensionOf(path)
  if (COMIC_EXTENSIONS.includes(extension)) return rules.scanCbx
  if (extension === 'pdf') return rules.scanPdf
  return extension === 'epub' && rules.scanEpub
}

function bookOf(path: string, stats: Stats): ScannedBook {
  return { name: nameOf(path), path, fileLastModified: updatedTime(stats), sizeBytes: stats.size }
}

/** The later of making and changing: a file that was copied here is new, whatever its date. */
function updatedTime(stats: Stats): number {
  return Math.max(stats.birthtimeMs, stats.mtimeMs)
}

function timesOf(paths: string[]): Map<string, number> {
  return new Map(paths.map(path => [path, statOf(path)?.mtimeMs ?? 0]))
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** What a symbolic link leads to, when that lies in the root. */
function linkTarget(path: string, realRoot: string): Stats | undefined {
  try {
    return isWithin(realpathSync(path), realRoot) ? statSync(path) : undefined
  } catch {
    return undefined
  }
}

/** What lies in a folder, in the order of the file system as the server walks; nothing when it cannot be read. */
export function entriesOf(folder: string): Dirent[] {
  const entries: Dirent[] = []
  let handle: Dir | undefined
  try {
    handle = opendirSync(folder)
    for (let entry = handle.readSync(); entry; entry = handle.readSync()) entries.push(entry)
  } catch {
    // A folder that vanishes or cannot be read holds what was read of it.
  } finally {
    handle?.closeSync()
  }
  return entries
}
