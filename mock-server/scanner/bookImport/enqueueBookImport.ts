import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { deleteBookRecord } from '../../state/deleteRecords'
import { isPathWithinFolder } from '../../state/isPathWithinFolder'
import { isPathInLibrary } from '../../state/libraryFiles'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import { TASK_PRIORITY } from '../../state/taskQueue'
import {
  enqueueBookAnalysis,
  enqueueBookArtworkImport,
  enqueueBookMetadataRefreshAfterRenumbering,
} from '../enqueueBookAndSeriesTasks'
import { addScannedBook } from '../metadata/addScannedRecords'
import { findBookArtwork } from '../metadata/findArtwork'
import { renumberBooksOfSeries } from '../renumberBooksOfSeries'
import {
  changeThumbnailOwner,
  replaceBookInReadLists,
  transferMetadata,
  transferProgress,
} from '../restoreDeletedRecords'
import { getFileNameWithoutExtension, scanBookFile } from '../walkLibraryFolder'

export type BookImportCopyMode = 'MOVE' | 'COPY' | 'HARDLINK'
export type BookImportRequest = {
  sourceFile: string
  seriesId: string
  copyMode: BookImportCopyMode
  destinationName?: string
  upgradeBookId?: string
}

/**
 * Adds a task that imports a file into a series. Administrators receive an event with the result, unless the series no
 * longer exists when the task starts.
 */
export function enqueueBookImport(world: MockServerState, importRequest: BookImportRequest): void {
  const run = async () => {
    const { sourceFile } = importRequest
    try {
      const series = world.series.get(importRequest.seriesId)
      if (!series) return
      const { book, renumbered, hasArtwork } = await importBook(world, series, importRequest)
      world.emit('admins', 'BookImported', { bookId: book.id, sourceFile, success: true, message: null })
      for (const other of renumbered) enqueueBookMetadataRefreshAfterRenumbering(world, other)
      if (hasArtwork) enqueueBookArtworkImport(world, book)
      enqueueBookAnalysis(world, book, TASK_PRIORITY.high)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      world.emit('admins', 'BookImported', { bookId: null, sourceFile, success: false, message })
      throw error
    }
  }
  world.tasks.add('ImportBook', run, {
    id: `ImportBook_${importRequest.seriesId}_${importRequest.sourceFile}`,
    priority: TASK_PRIORITY.high,
  })
}

/**
 * Imports a file in the same steps as the real server (server-facts 4.9). Validates the request, moves, links or copies
 * the file, and adds the book. If the new book replaces an existing book, moves the data of the existing book to the
 * new book.
 */
async function importBook(
  world: MockServerState,
  series: SeriesRecord,
  importRequest: BookImportRequest,
): Promise<{ book: BookRecord; renumbered: BookRecord[]; hasArtwork: boolean }> {
  const { sourceFile, copyMode } = importRequest
  if (!existsSync(sourceFile)) throw new Error('ERR_1018')
  if (series.oneshot && importRequest.upgradeBookId === undefined)
    throw new Error('Destination series is oneshot but upgradeBookId is missing')
  for (const library of world.libraries.values())
    if (isPathWithinFolder(sourceFile, library.root) || isPathInLibrary(world, library.id, sourceFile))
      throw new Error('ERR_1019')
  const upgraded = importRequest.upgradeBookId === undefined ? undefined : world.books.get(importRequest.upgradeBookId)
  if (upgraded && upgraded.seriesId !== series.id) throw new Error('ERR_1020')
  const target = targetPath(series, importRequest)
  if (!isPathInLibrary(world, series.libraryId, dirname(target))) throw new Error('ERR_1018')
  const isReplaced = existsSync(target)
  if (upgraded?.path !== target && isReplaced) throw new Error('ERR_1021')
  if (!scanBookFile(sourceFile)) throw new Error('ERR_1022')
  const artwork = findBookArtwork({ path: sourceFile })
  await moveIntoPlace(sourceFile, target, copyMode)
  // The import fails if the series was deleted while the file was copied. The copied file remains in the folder. The
  // next scan adds the file as a book.
  if (world.series.get(series.id) !== series) throw new Error('ERR_1018')
  if (upgraded) for (const file of findBookArtwork(upgraded)) rmSync(file, { force: true })
  for (const file of artwork)
    await moveIntoPlace(file, join(target, '..', importedArtworkName(file, importRequest)), copyMode)
  const scanned = scanBookFile(target)
  if (!scanned) throw new Error('ERR_1022')
  const book = addScannedBook(world, series, scanned)
  if (upgraded) transferUpgradedBook(world, book, upgraded, isReplaced)
  // The path of a one-shot series must be the path of its file. Otherwise, the next scan would not recognize the
  // series.
  if (series.oneshot) Object.assign(series, { path: target, fileLastModified: scanned.fileLastModified })
  const renumbered = renumberBooksOfSeries(world, series)
  const properties = {
    name: target,
    source: sourceFile,
    upgrade: importRequest.upgradeBookId === undefined ? 'No' : 'Yes',
  }
  world.addHistoryEntry('BookImported', { bookId: book.id, seriesId: series.id }, properties)
  return { book, renumbered, hasArtwork: artwork.length > 0 }
}

function importedArtworkName(file: string, { sourceFile, destinationName }: BookImportRequest): string {
  if (destinationName === undefined) return basename(file)
  return basename(destinationName + basename(file).slice(getFileNameWithoutExtension(sourceFile).length))
}

/**
 * Returns the path to which the import transfers a book file. The path is in the folder of the series. For a one-shot,
 * it is in the folder that contains the file of the one-shot.
 */
function targetPath(series: SeriesRecord, { sourceFile, destinationName }: BookImportRequest): string {
  const folder = series.oneshot ? join(series.path, '..') : series.path
  return join(
    folder,
    destinationName === undefined ? basename(sourceFile) : basename(`${destinationName}${extname(sourceFile)}`),
  )
}

/**
 * Transfers a file to a target path. The file has a temporary name during the transfer and is renamed afterwards. As a
 * result, an existing file at the target path remains until the transfer is complete.
 */
async function moveIntoPlace(source: string, target: string, mode: BookImportCopyMode): Promise<void> {
  const temporaryFile = `${target}.importing`
  try {
    await transferFile(source, temporaryFile, mode)
    renameSync(temporaryFile, target)
  } finally {
    rmSync(temporaryFile, { force: true })
  }
}

/** Moves, links or copies a file. Copies asynchronously, because copying a large file takes minutes. */
async function transferFile(source: string, target: string, mode: BookImportCopyMode): Promise<void> {
  if (mode === 'COPY') return copyFile(source, target)
  try {
    if (mode === 'HARDLINK') linkSync(source, target)
    else renameSync(source, target)
  } catch {
    await copyFile(source, target)
    if (mode === 'MOVE') rmSync(source)
  }
}

/**
 * Moves metadata, progress, uploaded posters and read list entries from the replaced book to the new book. Deletes the
 * replaced book. If the old file and the new file have different paths, also deletes the old file, but only if the file
 * is inside the library.
 * @param isReplaced whether the new file has already overwritten the old file, because both have the same path
 */
function transferUpgradedBook(world: MockServerState, book: BookRecord, former: BookRecord, isReplaced: boolean): void {
  book.media = { ...former.media, status: 'OUTDATED', pages: [], lastModified: world.now() }
  transferMetadata(world, book, former)
  transferProgress(world, book, former)
  for (const thumbnail of [...world.thumbnails.of('book', former.id)])
    if (thumbnail.type === 'USER_UPLOADED') changeThumbnailOwner(world, thumbnail.id, book.id)
  replaceBookInReadLists(world, former.id, book.id)
  const isDeletable =
    former.path !== book.path &&
    isPathInLibrary(world, former.libraryId, dirname(former.path)) &&
    existsSync(former.path)
  if (isDeletable) rmSync(former.path, { force: true })
  if (isReplaced || isDeletable)
    world.addHistoryEntry(
      'BookFileDeleted',
      { bookId: former.id, seriesId: former.seriesId },
      { name: former.path, reason: 'File was deleted to import an upgrade' },
    )
  deleteBookRecord(world, former)
}
