import type { BookRecord, LibraryRecord, SeriesRecord } from '../world/records'
import { removeEmptyMemberLists } from '../world/removal'
import type { World } from '../world/world'
import { emitBookChanged } from './metadata/bookMetadata'
import { addBook, addSeries } from './metadata/newRecords'
import { emitSeriesChanged } from './metadata/seriesMetadata'
import { orderBooks } from './orderBooks'
import { restoreBooks, restoreSeries, type Trash, trashOf } from './restore'
import { hashesForScan } from './scanHashes'
import { emptyTrash } from './trash'
import { isBookArtwork, isSeriesArtwork, type ScannedBook, type ScannedSeries, walkLibrary } from './walkLibrary'

/** Records that need further tasks after a scan. */
type ScanFollowUp = {
  refreshSeries: Set<SeriesRecord>
  renumbered: Set<BookRecord>
  artworkSeries: Set<SeriesRecord>
  artworkBooks: Set<BookRecord>
}

/**
 * Compares a library with its folder: adds, marks as changed, soft-deletes and restores records (server-facts 4.2,
 * 4.8). Reads all files before it changes the first record.
 */
export async function scanLibrary(world: World, library: LibraryRecord, deep: boolean): Promise<ScanFollowUp> {
  const followUp: ScanFollowUp = {
    refreshSeries: new Set(),
    renumbered: new Set(),
    artworkSeries: new Set(),
    artworkBooks: new Set(),
  }
  const scanned = await readRoot(world, library)
  if (!scanned) return followUp
  const hashes = await hashesForScan(world, library, scanned, deep)
  // The library may have been removed meanwhile.
  if (world.libraries.get(library.id) !== library) return followUp
  const changed = softDeleteMissing(world, library, scanned)
  const known = new Map(liveSeries(world, library).map(series => [series.path, series]))
  const trash = trashOf(world, hashes)
  for (const one of scanned) {
    const existing = known.get(one.path)
    if (existing) updateSeries(world, existing, one, { deep, changed, trash })
    else addWhole(world, library, one, trash, followUp)
  }
  for (const series of changed) {
    for (const book of orderBooks(world, series)) followUp.renumbered.add(book)
    followUp.refreshSeries.add(series)
  }
  noteSidecars(world, library, scanned, followUp)
  if (library.emptyTrashAfterScan) for (const book of emptyTrash(world, library)) followUp.renumbered.add(book)
  else removeEmptyMemberLists(world)
  world.changed()
  return followUp
}

/** Soft-deletes books. They stay until the trash is emptied. */
export function softDeleteBooks(world: World, books: readonly BookRecord[]): void {
  for (const book of books) {
    book.deleted = true
    book.lastModified = world.now()
    emitBookChanged(world, 'BookChanged', book)
  }
  world.changed()
}

/** Soft-deletes a series and its books. */
export function softDeleteSeries(world: World, series: SeriesRecord): void {
  softDeleteBooks(world, world.booksOf(series.id))
  series.deleted = true
  series.lastModified = world.now()
  emitSeriesChanged(world, 'SeriesChanged', series)
}

async function readRoot(world: World, library: LibraryRecord): Promise<ScannedSeries[] | undefined> {
  try {
    const scanned = await walkLibrary(library)
    setAvailable(world, library, true)
    return scanned
  } catch {
    setAvailable(world, library, false)
    return undefined
  }
}

function setAvailable(world: World, library: LibraryRecord, available: boolean): void {
  if (library.unavailable === !available) return
  library.unavailable = !available
  world.tell('everyone', 'LibraryChanged', { libraryId: library.id })
  world.changed()
}

function liveSeries(world: World, library: LibraryRecord): SeriesRecord[] {
  return world.seriesOf(library.id).filter(series => !series.deleted)
}

function softDeleteMissing(world: World, library: LibraryRecord, scanned: ScannedSeries[]): Set<SeriesRecord> {
  const paths = new Set(scanned.map(series => series.path))
  for (const series of liveSeries(world, library)) if (!paths.has(series.path)) softDeleteSeries(world, series)
  const bookPaths = new Set(scanned.flatMap(series => series.books.map(book => book.path)))
  const changed = new Set<SeriesRecord>()
  for (const series of liveSeries(world, library)) {
    const gone = world.booksOf(series.id).filter(book => !book.deleted && !bookPaths.has(book.path))
    softDeleteBooks(world, gone)
    if (gone.length) changed.add(series)
  }
  return changed
}

function addWhole(
  world: World,
  library: LibraryRecord,
  scanned: ScannedSeries,
  trash: Trash,
  followUp: ScanFollowUp,
): void {
  const series = addSeries(world, library, scanned)
  const books = scanned.books.map(book => addBook(world, series, book))
  restoreSeries(world, series, books, trash)
  restoreBooks(world, books, trash)
  for (const book of orderBooks(world, series)) followUp.renumbered.add(book)
}

type Update = { deep: boolean; changed: Set<SeriesRecord>; trash: Trash }

function updateSeries(
  world: World,
  series: SeriesRecord,
  scanned: ScannedSeries,
  { deep, changed, trash }: Update,
): void {
  const isChanged = series.fileLastModified !== scanned.fileLastModified
  if (isChanged) {
    series.fileLastModified = scanned.fileLastModified
    series.lastModified = world.now()
  }
  if (!isChanged && !deep) return
  const known = new Map(
    world
      .booksOf(series.id)
      .filter(book => !book.deleted)
      .map(book => [book.path, book]),
  )
  for (const book of scanned.books) {
    const existing = known.get(book.path)
    if (existing) updateBook(world, existing, book, trash.hashes)
  }
  const added = scanned.books.filter(book => !known.has(book.path)).map(book => addBook(world, series, book))
  restoreBooks(world, added, trash)
  changed.add(series)
}

/** Marks a book with a changed file as outdated, unless its content is the same. */
function updateBook(world: World, book: BookRecord, scanned: ScannedBook, hashes: Trash['hashes']): void {
  if (book.fileLastModified === scanned.fileLastModified) return
  const hash = book.fileHash !== '' && book.sizeBytes === scanned.sizeBytes ? (hashes.get(book.path) ?? '') : ''
  book.fileLastModified = scanned.fileLastModified
  book.lastModified = world.now()
  if (hash !== '' && hash === book.fileHash) return
  book.sizeBytes = scanned.sizeBytes
  book.fileHash = hash
  book.media.status = 'OUTDATED'
}

function noteSidecars(world: World, library: LibraryRecord, scanned: ScannedSeries[], followUp: ScanFollowUp): void {
  const known = world.sidecars.get(library.id) ?? new Map<string, number>()
  const bySeriesPath = new Map(liveSeries(world, library).map(series => [series.path, series]))
  for (const one of scanned) {
    const series = bySeriesPath.get(one.path)
    const fresh = [...one.sidecars].filter(([path, time]) => known.get(path) !== time).map(([path]) => path)
    if (!series || !fresh.length) continue
    if (fresh.some(path => path.toLowerCase().endsWith('series.json'))) followUp.refreshSeries.add(series)
    if (fresh.some(isSeriesArtwork)) followUp.artworkSeries.add(series)
    for (const book of world.booksOf(series.id))
      if (fresh.some(path => isBookArtwork(path, book.path))) followUp.artworkBooks.add(book)
  }
  world.sidecars.set(library.id, new Map(scanned.flatMap(series => [...series.sidecars])))
}
