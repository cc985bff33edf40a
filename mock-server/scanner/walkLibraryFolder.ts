import { accessSync, constants, type Dir, type Dirent, opendirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { isPathWithinFolder } from '../state/isPathWithinFolder'
import type { LibraryRecord } from '../state/libraryRecords'
import { createEventLoopYielder } from './createEventLoopYielder'

export type ScannedBook = { name: string; path: string; fileLastModified: number; sizeBytes: number }
export type ScannedSeries = {
  name: string
  path: string
  fileLastModified: number
  oneshot: boolean
  books: ScannedBook[]
  /**
   * Modification times of the artwork and metadata files next to the books, such as cover.jpg and series.json. The key
   * is the path of the file.
   */
  sidecars: Map<string, number>
}

const COMIC_EXTENSIONS = ['cbz', 'zip', 'cbr', 'rar']
const ARTWORK_EXTENSIONS = ['png', 'jpeg', 'jpg', 'tbn', 'webp', 'gif']
const SERIES_ARTWORK_NAMES = ['cover', 'default', 'folder', 'poster', 'series']

/** Returns the extension of a path in lower case, without the dot. */
export const getFileExtension = (path: string) => extname(path).slice(1).toLowerCase()
export const getFileNameWithoutExtension = (path: string) => basename(path, extname(path))

/**
 * Finds the series and books in the folder of a library. Each folder that contains book files is a series. In the
 * folder for one-shots, each book file is a separate series. Skips hidden files and folders, excluded folders, and
 * links to targets outside the library folder. Rejects when the library folder cannot be read.
 */
export async function walkLibraryFolder(library: LibraryRecord): Promise<ScannedSeries[]> {
  accessSync(library.root, constants.R_OK)
  return walkRoot(library.root, library)
}

/** Reads the name, size and modification time of a book file. Returns undefined if no file has this path. */
export function scanBookFile(path: string): ScannedBook | undefined {
  const stats = statOrUndefined(path)
  return stats?.isFile() ? scannedBookOf(path, stats) : undefined
}

/** Finds the books under a folder, sorted by path. Skips hidden files and folders. */
export async function findBooksInFolderTree(folder: string): Promise<ScannedBook[]> {
  const allFileRules = {
    scanCbx: true,
    scanPdf: true,
    scanEpub: true,
    scanDirectoryExclusions: [],
    oneshotsDirectory: null,
    scanForceModifiedTime: false,
  }
  const found = await walkRoot(folder, allFileRules)
  return found.flatMap(series => series.books).sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Groups poster images by book. For example, `Book.jpg` and `Book-1.jpg` are posters of `Book.cbz`.
 * @returns map with the image paths of each book. To get the key of a book, call {@link getBookArtworkKey}
 */
export function groupArtworkByBook(paths: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    if (!ARTWORK_EXTENSIONS.includes(getFileExtension(path))) continue
    const key = getBookArtworkKey(path)
    for (const bookKey of new Set([key, key.replace(/-\d+$/, '')])) {
      const group = groups.get(bookKey)
      if (group) group.push(path)
      else groups.set(bookKey, [path])
    }
  }
  return groups
}

/** Returns the key of a book in the map that {@link groupArtworkByBook} returns. */
export const getBookArtworkKey = (bookPath: string): string => getFileNameWithoutExtension(bookPath).toLowerCase()

/** Returns whether an image in the folder of a series is a poster of the series, for example `cover.jpg`. */
export function isSeriesArtwork(imagePath: string): boolean {
  return (
    ARTWORK_EXTENSIONS.includes(getFileExtension(imagePath)) &&
    SERIES_ARTWORK_NAMES.includes(getFileNameWithoutExtension(imagePath).toLowerCase())
  )
}

type WalkRules = Pick<
  LibraryRecord,
  'scanCbx' | 'scanPdf' | 'scanEpub' | 'scanDirectoryExclusions' | 'oneshotsDirectory' | 'scanForceModifiedTime'
>

/**
 * Maximum number of symbolic links in the path from the library folder to another folder. The scan skips folders with
 * more symbolic links in their path. The maximum is low, because each symbolic link can double the number of paths to a
 * file.
 */
const MAX_LINKS_PER_PATH = 2
const MAX_FOLDERS = 200_000

type WalkState = {
  realRoot: string
  rules: WalkRules
  found: ScannedSeries[]
  folderCount: number
  readonly pauseIfDue: () => Promise<void>
}
/**
 * Information about the parent folders of a folder, up to the library folder. `keys` contains the identity of each
 * parent folder, in order to detect symbolic links that form a loop. `linkCount` is the number of symbolic links in the
 * path.
 */
type FolderAncestry = { keys: ReadonlySet<string>; linkCount: number }

async function walkRoot(root: string, rules: WalkRules): Promise<ScannedSeries[]> {
  const state: WalkState = {
    realRoot: realpathSync(root),
    rules,
    found: [],
    folderCount: 0,
    pauseIfDue: createEventLoopYielder(),
  }
  await walkFolder(root, state, { keys: new Set(), linkCount: 0 })
  return state.found
}

async function walkFolder(folder: string, state: WalkState, { keys, linkCount }: FolderAncestry): Promise<void> {
  const { rules, found } = state
  const stats = statOrUndefined(folder)
  if (!stats || isExcluded(folder, rules, keys.size === 0)) return
  const key = `${stats.dev}:${stats.ino}`
  state.folderCount += 1
  if (keys.has(key) || state.folderCount > MAX_FOLDERS) return
  const ancestorKeys = new Set(keys).add(key)
  const books: ScannedBook[] = []
  const others: string[] = []
  for (const entry of listFolderEntries(folder)) {
    await state.pauseIfDue()
    const path = join(folder, entry.name)
    const links = linkCount + (entry.isSymbolicLink() ? 1 : 0)
    const target = entry.isSymbolicLink() ? statLinkTarget(path, state.realRoot) : entry
    if (target?.isDirectory()) {
      if (links <= MAX_LINKS_PER_PATH) await walkFolder(path, state, { keys: ancestorKeys, linkCount: links })
    } else if (target?.isFile() && !entry.name.startsWith('.')) {
      const book = isBook(path, rules) ? scanBookFile(path) : undefined
      if (book) books.push(book)
      else others.push(path)
    }
  }
  // Adds the series in a loop. A single `push` call with 100,000 arguments would exceed the call stack.
  if (books.length) for (const series of scannedSeriesOf(folder, stats, books, others, rules)) found.push(series)
}

function scannedSeriesOf(
  folder: string,
  stats: Stats,
  books: ScannedBook[],
  others: string[],
  rules: WalkRules,
): ScannedSeries[] {
  const artwork = groupArtworkByBook(others)
  const artworkOf = (targetBooks: ScannedBook[]) => [
    ...new Set(targetBooks.flatMap(book => artwork.get(getBookArtworkKey(book.path)) ?? [])),
  ]
  const oneshots = rules.oneshotsDirectory?.trim().toLowerCase()
  if (oneshots && folder.toLowerCase().includes(oneshots))
    return books.map(book => ({
      ...book,
      oneshot: true,
      books: [book],
      sidecars: modificationTimes(artworkOf([book])),
    }))
  const folderTime = lastUpdateTime(stats)
  const fileLastModified = rules.scanForceModifiedTime
    ? books.reduce((time, book) => Math.max(time, book.fileLastModified), folderTime)
    : folderTime
  const seriesSidecars = others.filter(path => isSeriesArtwork(path) || basename(path).toLowerCase() === 'series.json')
  const sidecars = modificationTimes([...seriesSidecars, ...artworkOf(books)])
  return [{ name: basename(folder), path: folder, fileLastModified, oneshot: false, books, sidecars }]
}

function isExcluded(folder: string, rules: WalkRules, isRoot: boolean): boolean {
  if (!isRoot && basename(folder).startsWith('.')) return true
  return rules.scanDirectoryExclusions.some(text => folder.toLowerCase().includes(text.toLowerCase()))
}

function isBook(path: string, rules: WalkRules): boolean {
  const extension = getFileExtension(path)
  if (COMIC_EXTENSIONS.includes(extension)) return rules.scanCbx
  if (extension === 'pdf') return rules.scanPdf
  return extension === 'epub' && rules.scanEpub
}

function scannedBookOf(path: string, stats: Stats): ScannedBook {
  const name = getFileNameWithoutExtension(path)
  return { name, path, fileLastModified: lastUpdateTime(stats), sizeBytes: stats.size }
}

/**
 * Returns the later of two times: the creation time and the modification time of a file. The creation time is
 * necessary, because a new copy of a file can have an old modification time.
 */
function lastUpdateTime(stats: Stats): number {
  return Math.max(stats.birthtimeMs, stats.mtimeMs)
}

function modificationTimes(paths: string[]): Map<string, number> {
  return new Map(paths.map(path => [path, statOrUndefined(path)?.mtimeMs ?? 0]))
}

function statOrUndefined(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/**
 * Returns the file status of the target of a symbolic link. Returns undefined if the target is missing or outside the
 * library folder.
 */
function statLinkTarget(path: string, realRoot: string): Stats | undefined {
  try {
    return isPathWithinFolder(realpathSync(path), realRoot) ? statSync(path) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the entries of a folder in the order of the file system. Returns an empty list if the folder cannot be read.
 */
export function listFolderEntries(folder: string): Dirent[] {
  const entries: Dirent[] = []
  let handle: Dir | undefined
  try {
    handle = opendirSync(folder)
    for (let entry = handle.readSync(); entry; entry = handle.readSync()) entries.push(entry)
  } catch {
    // The folder cannot be read, or it disappeared during the loop. In both cases, the function returns the entries
    // from before the error.
  } finally {
    handle?.closeSync()
  }
  return entries
}
