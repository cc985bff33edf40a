import { deleteEmptyCollectionsAndReadLists } from '../state/deleteRecords'
import type { BookRecord, LibraryRecord, SeriesRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { createEventLoopYielder } from './createEventLoopYielder'
import { deleteSoftDeletedRecords } from './deleteSoftDeletedRecords'
import { isGeneratedLibrary } from './generatedLibraryFolder'
import { hashScannedFiles } from './hashes/hashScannedFiles'
import { addScannedBook, addScannedSeries } from './metadata/addScannedRecords'
import { recordSidecars } from './metadata/recordSidecars'
import { emitBookChanged } from './metadata/refreshBookMetadata'
import { emitSeriesChanged } from './metadata/refreshSeriesMetadata'
import { renumberBooksOfSeries } from './renumberBooksOfSeries'
import {
  collectDeletedRecordsByFile,
  type DeletedRecordsByFile,
  restoreDeletedBooks,
  restoreDeletedSeries,
} from './restoreDeletedRecords'
import { type ScannedBook, type ScannedSeries, walkLibraryFolder } from './walkLibraryFolder'

/** Records that need further tasks after a library scan. */
type ScanFollowUp = {
  refreshSeries: Set<SeriesRecord>
  /** Restored books whose titles must be read from the files. */
  restored: Set<BookRecord>
  renumbered: Set<BookRecord>
  artworkSeries: Set<SeriesRecord>
  artworkBooks: Set<BookRecord>
}

/**
 * Updates the records of a library to match its folder (server-facts 4.2, 4.8). Adds, changes, soft-deletes and
 * restores records. Reads the whole folder before it changes the first series or book. Stops if the library is deleted
 * during the scan. Does nothing for a generated library.
 * @param deep whether to check the books of a series even if its modification time is unchanged
 * @throws Error when the library folder cannot be read. The library is then marked as unavailable
 */
export async function scanLibrary(
  world: MockServerState,
  library: LibraryRecord,
  deep: boolean,
): Promise<ScanFollowUp> {
  const followUp: ScanFollowUp = {
    refreshSeries: new Set(),
    restored: new Set(),
    renumbered: new Set(),
    artworkSeries: new Set(),
    artworkBooks: new Set(),
  }
  const scanned = await readLibraryRoot(world, library)
  if (!scanned) return followUp
  const hashes = await hashScannedFiles(world, library, scanned, deep)
  const isDeleted = () => world.libraries.get(library.id) !== library
  if (isDeleted()) return followUp
  const changed = softDeleteMissing(world, library, scanned)
  const existingByPath = new Map(seriesNotDeleted(world, library).map(series => [series.path, series]))
  const trash = collectDeletedRecordsByFile(world, hashes)
  const pauseIfDue = createEventLoopYielder()
  for (const scannedSeries of scanned) {
    await pauseIfDue()
    if (isDeleted()) return followUp
    const existing = existingByPath.get(scannedSeries.path)
    if (!existing) await addSeriesWithBooks(world, library, scannedSeries, { trash, followUp, pauseIfDue })
    else if (world.series.has(existing.id))
      updateSeries(world, existing, scannedSeries, { deep, changed, trash, followUp })
  }
  for (const series of changed) {
    await pauseIfDue()
    if (!world.series.has(series.id)) continue
    for (const book of renumberBooksOfSeries(world, series)) followUp.renumbered.add(book)
    followUp.refreshSeries.add(series)
  }
  if (isDeleted()) return followUp
  recordSidecars(world, library, scanned, followUp)
  if (library.emptyTrashAfterScan)
    for (const book of deleteSoftDeletedRecords(world, library)) followUp.renumbered.add(book)
  else deleteEmptyCollectionsAndReadLists(world)
  world.markChanged()
  return followUp
}

/** Soft-deletes books: marks them as deleted. The records remain until a user or the server empties the trash. */
export function softDeleteBooks(world: MockServerState, books: readonly BookRecord[]): void {
  for (const book of books) {
    book.deleted = true
    book.lastModified = world.now()
    emitBookChanged(world, 'BookChanged', book)
  }
  world.markChanged()
}

/** Soft-deletes series. Sends the live events of all books before the events of the series, as the real server does. */
export function softDeleteSeries(world: MockServerState, deleted: readonly SeriesRecord[]): void {
  softDeleteBooks(
    world,
    deleted.flatMap(series => world.booksOf(series.id)),
  )
  for (const series of deleted) {
    series.deleted = true
    series.lastModified = world.now()
    emitSeriesChanged(world, 'SeriesChanged', series)
  }
}

/**
 * Reads the series in the library folder. Returns undefined for a generated library.
 * @throws Error when the folder cannot be read
 */
async function readLibraryRoot(world: MockServerState, library: LibraryRecord): Promise<ScannedSeries[] | undefined> {
  if (isGeneratedLibrary(library)) return undefined
  try {
    const scanned = await walkLibraryFolder(library)
    if (library.unavailable) setAvailable(world, library, true)
    return scanned
  } catch {
    setAvailable(world, library, false)
    throw new Error('The library folder cannot be read')
  }
}

function setAvailable(world: MockServerState, library: LibraryRecord, available: boolean): void {
  library.unavailable = !available
  world.emit('everyone', 'LibraryChanged', { libraryId: library.id })
  world.markChanged()
}

function seriesNotDeleted(world: MockServerState, library: LibraryRecord): SeriesRecord[] {
  return world.seriesOf(library.id).filter(series => !series.deleted)
}

function softDeleteMissing(
  world: MockServerState,
  library: LibraryRecord,
  scanned: ScannedSeries[],
): Set<SeriesRecord> {
  const paths = new Set(scanned.map(series => series.path))
  // If the folder contains no series, the real server soft-deletes all series of the library, even those that are
  // already soft-deleted.
  const present = scanned.length ? seriesNotDeleted(world, library) : world.seriesOf(library.id)
  softDeleteSeries(
    world,
    present.filter(series => !paths.has(series.path)),
  )
  const bookPaths = new Set(scanned.flatMap(series => series.books.map(book => book.path)))
  const changed = new Set<SeriesRecord>()
  for (const series of seriesNotDeleted(world, library)) {
    const missingBooks = world.booksOf(series.id).filter(book => !book.deleted && !bookPaths.has(book.path))
    softDeleteBooks(world, missingBooks)
    if (missingBooks.length) changed.add(series)
  }
  return changed
}

type SeriesAddition = { trash: DeletedRecordsByFile; followUp: ScanFollowUp; pauseIfDue: () => Promise<void> }

/**
 * Adds a series and its books. Stops if the series is deleted in the meantime, for example together with its library.
 */
async function addSeriesWithBooks(
  world: MockServerState,
  library: LibraryRecord,
  scanned: ScannedSeries,
  { trash, followUp, pauseIfDue }: SeriesAddition,
): Promise<void> {
  const series = addScannedSeries(world, library, scanned)
  const books: BookRecord[] = []
  for (const book of scanned.books) {
    await pauseIfDue()
    if (!world.series.has(series.id)) return
    books.push(addScannedBook(world, series, book))
  }
  for (const book of restoreDeletedSeries(world, series, books, trash)) followUp.restored.add(book)
  for (const book of restoreDeletedBooks(world, books, trash)) followUp.restored.add(book)
  await pauseIfDue()
  if (!world.series.has(series.id)) return
  for (const book of renumberBooksOfSeries(world, series)) followUp.renumbered.add(book)
  followUp.refreshSeries.add(series)
}

type SeriesUpdate = {
  deep: boolean
  changed: Set<SeriesRecord>
  trash: DeletedRecordsByFile
  followUp: ScanFollowUp
}

function updateSeries(
  world: MockServerState,
  series: SeriesRecord,
  scanned: ScannedSeries,
  { deep, changed, trash, followUp }: SeriesUpdate,
): void {
  const isChanged = series.fileLastModified !== scanned.fileLastModified || changed.has(series)
  if (isChanged) {
    series.fileLastModified = scanned.fileLastModified
    series.lastModified = world.now()
  }
  if (!isChanged && !deep) return
  const existingByPath = new Map(
    world
      .booksOf(series.id)
      .filter(book => !book.deleted)
      .map(book => [book.path, book]),
  )
  for (const book of scanned.books) {
    const existing = existingByPath.get(book.path)
    if (existing) updateBook(world, existing, book, trash.hashes)
  }
  const added = scanned.books
    .filter(book => !existingByPath.has(book.path))
    .map(book => addScannedBook(world, series, book))
  for (const book of restoreDeletedBooks(world, added, trash)) followUp.restored.add(book)
  changed.add(series)
}

function updateBook(
  world: MockServerState,
  book: BookRecord,
  scanned: ScannedBook,
  hashes: DeletedRecordsByFile['hashes'],
): void {
  if (book.fileLastModified === scanned.fileLastModified) return
  const hash = book.fileHash !== '' && book.sizeBytes === scanned.sizeBytes ? (hashes.get(book.path) ?? '') : ''
  book.fileLastModified = scanned.fileLastModified
  book.lastModified = world.now()
  if (hash !== '' && hash === book.fileHash) return
  book.sizeBytes = scanned.sizeBytes
  book.fileHash = hash
  book.media.status = 'OUTDATED'
  book.media.lastModified = world.now()
}
