import { existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { isInLibrary } from '../world/bookFiles'
import { isWithin } from '../world/paths'
import type { BookRecord, SeriesRecord } from '../world/records'
import { removeBook } from '../world/removal'
import { TASK_PRIORITY } from '../world/tasks'
import type { World } from '../world/world'
import { enqueueAnalyzeBook, enqueueBookArtwork, enqueueNumberBooks } from './jobs'
import { bookArtwork } from './metadata/artwork'
import { addBook } from './metadata/newRecords'
import { orderBooks } from './orderBooks'
import { moveThumbnail, replaceIn } from './restore'
import { nameOf, scanFile } from './walkLibrary'

export type CopyMode = 'MOVE' | 'COPY' | 'HARDLINK'
export type BookImport = {
  sourceFile: string
  seriesId: string
  copyMode: CopyMode
  destinationName?: string
  upgradeBookId?: string
}

/** Adds a task that imports a file into the folder of a series. Administrators get an event with the result. */
export function enqueueImportBook(world: World, wanted: BookImport): void {
  const run = async () => {
    const { sourceFile } = wanted
    try {
      const series = world.series.get(wanted.seriesId)
      if (!series) return
      const { book, renumbered, hasArtwork } = await importBook(world, series, wanted)
      world.tell('admins', 'BookImported', { bookId: book.id, sourceFile, success: true, message: null })
      for (const other of renumbered) enqueueNumberBooks(world, other)
      if (hasArtwork) enqueueBookArtwork(world, book)
      enqueueAnalyzeBook(world, book, TASK_PRIORITY.high)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      world.tell('admins', 'BookImported', { bookId: null, sourceFile, success: false, message })
    }
  }
  world.tasks.add('ImportBook', run, {
    id: `ImportBook_${wanted.seriesId}_${wanted.sourceFile}`,
    priority: TASK_PRIORITY.high,
  })
}

/**
 * Validates the import in the order of the server (server-facts 4.9), then transfers the file, adds the record and
 * moves the data of the upgraded book.
 */
async function importBook(
  world: World,
  series: SeriesRecord,
  wanted: BookImport,
): Promise<{ book: BookRecord; renumbered: BookRecord[]; hasArtwork: boolean }> {
  const { sourceFile, copyMode } = wanted
  if (!existsSync(sourceFile)) throw new Error('ERR_1018')
  if (series.oneshot && wanted.upgradeBookId === undefined)
    throw new Error('Destination series is oneshot but upgradeBookId is missing')
  for (const library of world.libraries.values())
    if (isWithin(sourceFile, library.root) || isInLibrary(world, library.id, sourceFile)) throw new Error('ERR_1019')
  const upgraded = wanted.upgradeBookId === undefined ? undefined : world.books.get(wanted.upgradeBookId)
  if (upgraded && upgraded.seriesId !== series.id) throw new Error('ERR_1020')
  const target = targetOf(series, wanted)
  if (!isInLibrary(world, series.libraryId, dirname(target))) throw new Error('ERR_1018')
  if (upgraded?.path !== target && existsSync(target)) throw new Error('ERR_1021')
  if (!scanFile(sourceFile)) throw new Error('ERR_1022')
  const artwork = bookArtwork({ path: sourceFile })
  await put(sourceFile, target, copyMode)
  // The series may have been removed during the copy. The file stays; the next scan finds it.
  if (world.series.get(series.id) !== series) throw new Error('ERR_1018')
  if (upgraded) for (const file of bookArtwork(upgraded)) rmSync(file, { force: true })
  for (const file of artwork) await put(file, join(target, '..', artworkName(file, wanted)), copyMode)
  const scanned = scanFile(target)
  if (!scanned) throw new Error('ERR_1022')
  const book = addBook(world, series, scanned)
  if (upgraded) upgrade(world, book, upgraded)
  // The path of a one-shot is its file. With the old path, the next scan would not find it.
  if (series.oneshot) Object.assign(series, { path: target, fileLastModified: scanned.fileLastModified })
  const renumbered = orderBooks(world, series)
  const properties = { name: target, source: sourceFile, upgrade: wanted.upgradeBookId === undefined ? 'No' : 'Yes' }
  world.remember('BookImported', { bookId: book.id, seriesId: series.id }, properties)
  return { book, renumbered, hasArtwork: artwork.length > 0 }
}

/** Name of an image beside the imported file, with the new name of the book. */
function artworkName(file: string, { sourceFile, destinationName }: BookImport): string {
  if (destinationName === undefined) return basename(file)
  return basename(destinationName + basename(file).slice(nameOf(sourceFile).length))
}

/** Path of the imported file: in the folder of the series, or beside the file of a one-shot. */
function targetOf(series: SeriesRecord, { sourceFile, destinationName }: BookImport): string {
  const folder = series.oneshot ? join(series.path, '..') : series.path
  return join(
    folder,
    destinationName === undefined ? basename(sourceFile) : basename(`${destinationName}${extname(sourceFile)}`),
  )
}

/** Transfers a file under a temporary name first, so that an existing target stays until the transfer is complete. */
async function put(source: string, target: string, mode: CopyMode): Promise<void> {
  const arriving = `${target}.importing`
  try {
    await bring(source, arriving, mode)
    renameSync(arriving, target)
  } finally {
    rmSync(arriving, { force: true })
  }
}

/** Moves, links or copies a file. Copies asynchronously, because large files take minutes. */
async function bring(source: string, target: string, mode: CopyMode): Promise<void> {
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
 * Moves metadata, progress, uploaded posters and read list memberships from the upgraded book to the new one, and
 * deletes the upgraded book.
 */
function upgrade(world: World, book: BookRecord, former: BookRecord): void {
  book.media = { ...former.media, status: 'OUTDATED', pages: [] }
  book.metadata = { ...former.metadata }
  for (const progress of world.progress.ofBook(former.id)) world.progress.set({ ...progress, bookId: book.id })
  for (const thumbnail of [...world.thumbnails.of('book', former.id)])
    if (thumbnail.type === 'USER_UPLOADED') moveThumbnail(world, thumbnail.id, book.id)
  for (const list of world.readLists.values()) replaceIn(list, former.id, book.id)
  if (
    former.path !== book.path &&
    isInLibrary(world, former.libraryId, dirname(former.path)) &&
    existsSync(former.path)
  )
    rmSync(former.path, { force: true })
  const about = { bookId: former.id, seriesId: former.seriesId }
  world.remember('BookFileDeleted', about, { name: former.path, reason: 'File was deleted to import an upgrade' })
  removeBook(world, former)
}
