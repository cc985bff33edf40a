import type { BookRecord, LibraryRecord } from '../world/records'
import { TASK_PRIORITY } from '../world/tasks'
import type { World } from '../world/world'
import { hashBook, hashPages, isPageHashMissing } from './hashes'
import {
  enqueueAnalyzeBook,
  enqueueBookArtwork,
  enqueueNumberBooks,
  enqueueRefreshSeriesMetadata,
  enqueueSeriesArtwork,
  withBook,
} from './jobs'
import { enqueueAutomaticRemovals } from './pageHashes'
import { hasWrongExtension, repairExtension } from './repairExtension'
import { scanLibrary } from './scanLibrary'
import { emptyTrash } from './trash'

/**
 * Adds a task that scans a library, then tasks for new and changed books.
 * @param options `deep` also scans folders with an unchanged modification time
 */
export function enqueueScanLibrary(
  world: World,
  libraryId: string,
  options: { deep?: boolean; priority?: number } = {},
): void {
  const deep = options.deep ?? false
  world.tasks.add('ScanLibrary', () => withLibrary(world, libraryId, library => runScan(world, library, deep)), {
    id: `ScanLibrary_${libraryId}_${deep}`,
    priority: options.priority ?? TASK_PRIORITY.default,
  })
}

/** Adds a task that deletes the soft-deleted records of a library. */
export function enqueueEmptyTrash(world: World, libraryId: string): void {
  const options = { id: `EmptyTrash_${libraryId}`, priority: TASK_PRIORITY.high }
  const run = (library: LibraryRecord) => {
    for (const book of emptyTrash(world, library)) enqueueNumberBooks(world, book)
  }
  world.tasks.add('EmptyTrash', () => withLibrary(world, libraryId, run), options)
}

async function runScan(world: World, library: LibraryRecord, deep: boolean): Promise<void> {
  const found = await scanLibrary(world, library, deep)
  for (const series of found.refreshSeries) enqueueRefreshSeriesMetadata(world, series.id)
  for (const book of found.renumbered) enqueueNumberBooks(world, book)
  for (const series of found.artworkSeries) enqueueSeriesArtwork(world, series, TASK_PRIORITY.high)
  for (const book of found.artworkBooks) enqueueBookArtwork(world, book, TASK_PRIORITY.high)
  for (const book of booksIn(world, library)) {
    const { status } = book.media
    if ((status === 'UNKNOWN' || status === 'OUTDATED') && !book.deleted) enqueueAnalyzeBook(world, book)
    if (library.hashFiles && book.fileHash === '' && !book.deleted) queueHash(world, book)
    if (library.repairExtensions && hasWrongExtension(book)) queueRepair(world, book)
  }
  // Only RAR files are converted, and the mock server cannot read those: the task finds nothing.
  world.tasks.add('FindBooksToConvert', () => undefined, { priority: TASK_PRIORITY.lowest })
  world.tasks.add('FindDuplicatePagesToDelete', () => enqueueAutomaticRemovals(world), {
    priority: TASK_PRIORITY.lowest,
  })
  if (library.hashPages) queueMissingPageHashes(world, library)
}

/**
 * Adds tasks for the existing books of a library whose options were switched on.
 * @param before previous options
 */
export function enqueueUnfinishedWork(world: World, library: LibraryRecord, before: LibraryRecord): void {
  const isNew = (option: 'hashFiles' | 'hashPages' | 'repairExtensions') => library[option] && !before[option]
  for (const book of booksIn(world, library)) {
    if (isNew('hashFiles') && book.fileHash === '' && !book.deleted) queueHash(world, book)
    if (isNew('repairExtensions') && hasWrongExtension(book)) queueRepair(world, book)
  }
  if (isNew('hashPages')) queueMissingPageHashes(world, library)
}

function queueMissingPageHashes(world: World, library: LibraryRecord): void {
  const options = { priority: TASK_PRIORITY.lowest }
  world.tasks.add('FindBooksWithMissingPageHash', () => queuePageHashes(world, library), options)
}

function queueHash(world: World, book: BookRecord): void {
  const options = { id: `HashBook_${book.id}`, priority: TASK_PRIORITY.lowest }
  world.tasks.add('HashBook', () => withBook(world, book.id, found => hashBook(world, found)), options)
}

function queueRepair(world: World, book: BookRecord): void {
  const options = { id: `RepairExtension_${book.id}`, priority: TASK_PRIORITY.lowest }
  world.tasks.add('RepairExtension', () => withBook(world, book.id, found => repairExtension(world, found)), options)
}

function queuePageHashes(world: World, library: LibraryRecord): void {
  for (const book of booksIn(world, library)) {
    if (!isPageHashMissing(world, book)) continue
    const options = { id: `HashBookPages_${book.id}`, priority: TASK_PRIORITY.lowest }
    world.tasks.add('HashBookPages', () => withBook(world, book.id, found => hashPages(world, found)), options)
  }
}

function booksIn(world: World, library: LibraryRecord): BookRecord[] {
  return world.seriesOf(library.id).flatMap(series => world.booksOf(series.id))
}

function withLibrary(
  world: World,
  id: string,
  run: (library: LibraryRecord) => Promise<void> | void,
): Promise<void> | void {
  const library = world.libraries.get(id)
  return library && run(library)
}
