import { closeSync, fstatSync, readSync, realpathSync, statSync } from 'node:fs'
import { openRegularFile } from '../archives/openRegularFile'
import { isPathWithinFolder } from './isPathWithinFolder'
import type { BookRecord } from './libraryRecords'
import type { MockServerState } from './mockServerState'

type LibraryPath = Pick<BookRecord, 'path' | 'libraryId' | 'drawing'>

/** Returns whether a path exists and is in the folder of a library. Resolves symbolic links before the check. */
export function isPathInLibrary({ libraries }: MockServerState, libraryId: string, path: string): boolean {
  const library = libraries.get(libraryId)
  if (!library) return false
  try {
    return isPathWithinFolder(realpathSync(path), realpathSync(library.root))
  } catch {
    return false
  }
}

/** Returns whether the file of a book exists in the folder of its library. Returns true for a generated book. */
export function isBookFileReadable(world: MockServerState, book: LibraryPath): boolean {
  return (
    book.drawing !== undefined || (isPathInLibrary(world, book.libraryId, book.path) && statSync(book.path).isFile())
  )
}

/**
 * Reads a file of a library.
 * @throws Error when the path is not a regular file, or the file is outside the library or larger than `maxBytes`
 */
export function readLibraryFile(world: MockServerState, libraryId: string, path: string, maxBytes: number): Buffer {
  if (!isPathInLibrary(world, libraryId, path)) throw new Error('The file is missing or lies outside its library')
  return readFileWithSizeLimit(path, maxBytes)
}

/**
 * Reads a regular file.
 * @throws Error when the path is not a regular file, or the file is larger than `maxBytes`
 */
export function readFileWithSizeLimit(path: string, maxBytes: number): Buffer {
  const fd = openRegularFile(path)
  try {
    const stats = fstatSync(fd)
    if (stats.size > maxBytes) throw new Error('The file is too large')
    const buffer = Buffer.alloc(stats.size)
    let done = 0
    while (done < buffer.length) {
      const count = readSync(fd, buffer, done, buffer.length - done, done)
      if (count === 0) break
      done += count
    }
    return buffer.subarray(0, done)
  } finally {
    closeSync(fd)
  }
}
