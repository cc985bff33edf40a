import { publishLibraryCountsForMetrics } from '../state/libraryCounts'
import type { BookRecord, LibraryRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { TASK_PRIORITY } from '../state/taskQueue'
import { deleteSoftDeletedRecords } from './deleteSoftDeletedRecords'
import {
  enqueueBookAnalysis,
  enqueueBookArtworkImport,
  enqueueBookMetadataRefresh,
  enqueueBookMetadataRefreshAfterRenumbering,
  enqueueSeriesArtworkImport,
  enqueueSeriesMetadataRefresh,
  runIfBookExists,
} from './enqueueBookAndSeriesTasks'
import {
  computeMissingBookFileHash,
  computeMissingBookPageHashes,
  hasMissingPageHashes,
} from './hashes/computeMissingBookHashes'
import { enqueueAutomaticPageRemoval } from './hashes/findAndRemoveDuplicatePages'
import { hasWrongFileExtension, repairBookFileExtension } from './repairBookFileExtension'
import { scanLibrary } from './scanLibrary'

/**
 * Adds a task that scans a library. The scan adds further tasks for new and changed books.
 * @param options if `deep` is true, the scan checks the book files of all series for changes. By default, the scan
 *   checks the book files of a series only if the series has a new modification time
 */
export function enqueueLibraryScan(
  world: MockServerState,
  libraryId: string,
  options: { deep?: boolean; priority?: number } = {},
): void {
  const deep = options.deep ?? false
  world.tasks.add('ScanLibrary', () => runWithLibrary(world, libraryId, library => runScan(world, library, deep)), {
    id: `ScanLibrary_${libraryId}_${deep}`,
    priority: options.priority ?? TASK_PRIORITY.default,
  })
}

/** Adds a task that deletes the soft-deleted records of a library. */
export function enqueueTrashEmptying(world: MockServerState, libraryId: string): void {
  const options = { id: `EmptyTrash_${libraryId}`, priority: TASK_PRIORITY.high }
  const run = (library: LibraryRecord) => {
    for (const book of deleteSoftDeletedRecords(world, library)) enqueueBookMetadataRefreshAfterRenumbering(world, book)
  }
  world.tasks.add('EmptyTrash', () => runWithLibrary(world, libraryId, run), options)
}

async function runScan(world: MockServerState, library: LibraryRecord, deep: boolean): Promise<void> {
  const current = await scanLibrary(world, library, deep)
  publishLibraryCountsForMetrics(world)
  // If a restored book was also renumbered, the task for the new number replaces the task for the title, as on the real
  // server.
  for (const book of current.restored) enqueueBookMetadataRefresh(world, book, TASK_PRIORITY.default, 'title')
  // Adds the metadata tasks of renumbered books before the metadata tasks of their series. As a result, a book task
  // runs first. The book task replaces the waiting task of its series by a task with a lower priority. Therefore, the
  // series task runs after the tasks of all renumbered books.
  for (const book of current.renumbered) enqueueBookMetadataRefreshAfterRenumbering(world, book)
  for (const series of current.refreshSeries) enqueueSeriesMetadataRefresh(world, series.id)
  for (const series of current.artworkSeries) enqueueSeriesArtworkImport(world, series, TASK_PRIORITY.high)
  for (const book of current.artworkBooks) enqueueBookArtworkImport(world, book, TASK_PRIORITY.high)
  for (const book of booksOfLibrary(world, library)) {
    const { status } = book.media
    if ((status === 'UNKNOWN' || status === 'OUTDATED') && !book.deleted) enqueueBookAnalysis(world, book)
    if (library.hashFiles && book.fileHash === '' && !book.deleted) enqueueHashBook(world, book)
    if (library.hashKoreader && !book.hasKoreaderHash && !book.deleted) enqueueHashKoreader(world, book)
    if (library.repairExtensions && hasWrongFileExtension(book)) enqueueRepairExtension(world, book)
  }
  // Adds a task that does nothing, so that the number of tasks is the same as on the real server. The real server
  // converts RAR files in the task FindBooksToConvert. The mock server cannot read RAR files.
  world.tasks.add('FindBooksToConvert', () => undefined, { priority: TASK_PRIORITY.lowest })
  enqueueFindMissingPageHashes(world, library)
  world.tasks.add('FindDuplicatePagesToDelete', () => enqueueAutomaticPageRemoval(world, library.id), {
    priority: TASK_PRIORITY.lowest,
  })
}

/**
 * Adds tasks for the existing books of a library after a user has switched on a library option. For example, the option
 * `hashFiles` requires a hash of each book file.
 * @param before library options before the change
 */
export function enqueueTasksForNewlyEnabledOptions(
  world: MockServerState,
  library: LibraryRecord,
  before: Pick<LibraryRecord, 'hashFiles' | 'hashKoreader' | 'hashPages' | 'repairExtensions'>,
): void {
  const isNew = (option: 'hashFiles' | 'hashKoreader' | 'hashPages' | 'repairExtensions') =>
    library[option] && !before[option]
  for (const book of booksOfLibrary(world, library)) {
    if (isNew('hashFiles') && book.fileHash === '' && !book.deleted) enqueueHashBook(world, book)
    if (isNew('hashKoreader') && !book.hasKoreaderHash && !book.deleted) enqueueHashKoreader(world, book)
    if (isNew('repairExtensions') && hasWrongFileExtension(book)) enqueueRepairExtension(world, book)
  }
  if (isNew('hashPages')) enqueueFindMissingPageHashes(world, library)
}

function enqueueFindMissingPageHashes(world: MockServerState, library: LibraryRecord): void {
  const options = { priority: TASK_PRIORITY.lowest }
  world.tasks.add('FindBooksWithMissingPageHash', () => enqueueHashMissingPages(world, library), options)
}

function enqueueHashBook(world: MockServerState, book: BookRecord): void {
  const options = { id: `HashBook_${book.id}`, priority: TASK_PRIORITY.lowest }
  world.tasks.add(
    'HashBook',
    () => runIfBookExists(world, book.id, current => computeMissingBookFileHash(world, current)),
    options,
  )
}

/** Adds a task for the KOReader hash of a book file. The task computes no hash, because the API omits this hash. */
function enqueueHashKoreader(world: MockServerState, book: BookRecord): void {
  const run = (current: BookRecord) => {
    current.hasKoreaderHash = true
    world.markChanged()
  }
  const options = { id: `HashBookKoreader_${book.id}`, priority: TASK_PRIORITY.lowest }
  world.tasks.add('HashBookKoreader', () => runIfBookExists(world, book.id, run), options)
}

function enqueueRepairExtension(world: MockServerState, book: BookRecord): void {
  const options = { id: `RepairExtension_${book.id}`, priority: TASK_PRIORITY.lowest }
  world.tasks.add(
    'RepairExtension',
    () => runIfBookExists(world, book.id, current => repairBookFileExtension(world, current)),
    options,
  )
}

function enqueueHashMissingPages(world: MockServerState, library: LibraryRecord): void {
  if (!library.hashPages) return
  for (const book of booksOfLibrary(world, library)) {
    if (!hasMissingPageHashes(world, book)) continue
    const options = { id: `HashBookPages_${book.id}`, priority: TASK_PRIORITY.lowest }
    world.tasks.add(
      'HashBookPages',
      () => runIfBookExists(world, book.id, current => computeMissingBookPageHashes(world, current)),
      options,
    )
  }
}

function booksOfLibrary(world: MockServerState, library: LibraryRecord): BookRecord[] {
  return world.seriesOf(library.id).flatMap(series => world.booksOf(series.id))
}

function runWithLibrary(
  world: MockServerState,
  id: string,
  run: (library: LibraryRecord) => Promise<void> | void,
): Promise<void> | void {
  const library = world.libraries.get(id)
  return library && run(library)
}
