import { accessSync, constants, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isPathInLibrary } from '../state/libraryFiles'
import type { BookRecord, SeriesRecord, ThumbnailOwnerType } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { TASK_PRIORITY } from '../state/taskQueue'
import { softDeleteBooks, softDeleteSeries } from './scanLibrary'

/**
 * Adds a task that deletes the file and the imported poster images of a book, and soft-deletes the book. If the folder
 * is then empty, the task also deletes the folder. If the book is a one-shot, the task also soft-deletes its series
 * (server-facts 4.2). The task does nothing if the file is missing, not writable, or outside the library.
 */
export function enqueueBookFileDeletion(world: MockServerState, bookId: string): void {
  const run = () => {
    const book = world.books.get(bookId)
    const series = book && world.series.get(book.seriesId)
    if (!book || !series) return
    if (series.oneshot) removeSeriesFiles(world, series)
    else removeBookFile(world, book)
  }
  world.tasks.add('DeleteBook', run, { id: `DeleteBook_${bookId}`, priority: TASK_PRIORITY.highest })
}

/**
 * Adds a task that deletes the book files and imported poster images of a series, and soft-deletes the series and its
 * books. If the folder of the series is then empty, the task also deletes the folder. The task does nothing if the
 * folder is missing, not writable, or outside the library.
 */
export function enqueueSeriesFilesDeletion(world: MockServerState, seriesId: string): void {
  const run = () => {
    const series = world.series.get(seriesId)
    if (series) removeSeriesFiles(world, series)
  }
  world.tasks.add('DeleteSeries', run, { id: `DeleteSeries_${seriesId}`, priority: TASK_PRIORITY.highest })
}

function removeSeriesFiles(world: MockServerState, series: SeriesRecord): void {
  const folder = series.oneshot ? dirname(series.path) : series.path
  if (!isPathInLibrary(world, series.libraryId, folder) || !isRemovable(series.path)) return
  const posterFiles = listPosterFiles(world, 'series', series)
  for (const book of world.booksOf(series.id)) if (!book.deleted) removeBookFile(world, book)
  for (const file of posterFiles) rmSync(file, { force: true })
  if (!series.oneshot) removeFolderIfEmpty(world, series.path, series.id)
  softDeleteSeries(world, [series])
}

function removeBookFile(world: MockServerState, book: BookRecord): void {
  if (!isPathInLibrary(world, book.libraryId, dirname(book.path)) || !isRemovable(book.path)) return
  const posterFiles = listPosterFiles(world, 'book', book)
  rmSync(book.path)
  const reason = 'File was deleted by user request'
  world.addHistoryEntry('BookFileDeleted', { bookId: book.id, seriesId: book.seriesId }, { reason, name: book.path })
  for (const file of posterFiles) rmSync(file, { force: true })
  removeFolderIfEmpty(world, dirname(book.path), book.seriesId)
  softDeleteBooks(world, [book])
}

/** Returns the paths of the image files in the library that are posters of a book or series. */
function listPosterFiles(
  world: MockServerState,
  owner: ThumbnailOwnerType,
  { id, libraryId }: BookRecord | SeriesRecord,
): string[] {
  return world.thumbnails
    .of(owner, id)
    .flatMap(({ type, source }) => (type === 'SIDECAR' && 'file' in source ? [source.file] : []))
    .filter(file => isPathInLibrary(world, libraryId, dirname(file)))
}

function removeFolderIfEmpty(world: MockServerState, folder: string, seriesId: string): void {
  try {
    if (readdirSync(folder).length) return
    rmdirSync(folder)
  } catch {
    return
  }
  world.addHistoryEntry(
    'SeriesFolderDeleted',
    { seriesId },
    { reason: 'Folder was deleted because it was empty', name: folder },
  )
}

function isRemovable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
