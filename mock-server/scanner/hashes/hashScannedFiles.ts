import type { LibraryRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'
import type { ScannedSeries } from '../walkLibraryFolder'
import { hashFile } from './computeMissingBookHashes'

/**
 * Computes hashes of scanned files, so that the scan can recognize known books. Hashes a new file only if its size
 * equals the size of a deleted or missing book, because the new file can be this book with another name or folder.
 * Hashes the file of an existing book only if its modification time has changed and its size has not. In this case, the
 * hash shows whether the content has changed.
 * @returns hashes by path. Unreadable files are not included
 */
export async function hashScannedFiles(
  world: MockServerState,
  library: LibraryRecord,
  scanned: readonly ScannedSeries[],
  deep: boolean,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const path of pathsToHash(world, library, scanned, deep)) {
    const hash = await hashFile(path)
    if (hash !== undefined) hashes.set(path, hash)
  }
  return hashes
}

function pathsToHash(
  world: MockServerState,
  library: LibraryRecord,
  scanned: readonly ScannedSeries[],
  deep: boolean,
): string[] {
  const present = new Set(scanned.flatMap(({ books }) => books.map(({ path }) => path)))
  const seriesTimes = new Map(
    world
      .seriesOf(library.id)
      .filter(series => !series.deleted)
      .map(series => [series.path, series.fileLastModified]),
  )
  const presentBooks = new Map<string, { sizeBytes: number; fileLastModified: number; fileHash: string }>()
  const missingSizes = new Set<number>()
  for (const book of world.books.values()) {
    const isMissing = book.deleted || (book.libraryId === library.id && !present.has(book.path))
    if (isMissing && book.fileHash !== '') missingSizes.add(book.sizeBytes)
    if (!isMissing && book.libraryId === library.id) presentBooks.set(book.path, book)
  }
  const isToHash = (book: ScannedSeries['books'][number]) => {
    const existing = presentBooks.get(book.path)
    if (!existing) return missingSizes.has(book.sizeBytes)
    const isChanged = existing.fileLastModified !== book.fileLastModified
    return isChanged && existing.fileHash !== '' && existing.sizeBytes === book.sizeBytes
  }
  return scanned
    .filter(series => deep || seriesTimes.get(series.path) !== series.fileLastModified)
    .flatMap(({ books }) => books.filter(isToHash).map(({ path }) => path))
}
