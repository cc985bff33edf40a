import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { BookRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { getFileExtension, getFileNameWithoutExtension, scanBookFile } from './walkLibraryFolder'

const EXTENSIONS_BY_MEDIA_TYPE: Record<string, string> = {
  'application/zip': 'cbz',
  'application/epub+zip': 'epub',
  'application/pdf': 'pdf',
}

/**
 * Returns whether the file extension of a book is wrong for its media type. For a zip file, the extension `epub` is not
 * wrong. Returns false for a deleted book and for media types other than zip, EPUB and PDF.
 */
export function hasWrongFileExtension(book: BookRecord): boolean {
  const { mediaType } = book.media
  const expectedExtension = EXTENSIONS_BY_MEDIA_TYPE[mediaType]
  const currentExtension = getFileExtension(book.path)
  if (book.deleted || expectedExtension === undefined || currentExtension === expectedExtension) return false
  return !(currentExtension === 'epub' && mediaType === 'application/zip')
}

/**
 * Changes the extension of a book file to the extension for its media type. Does nothing if `hasWrongFileExtension`
 * returns false, or if a file with the new name exists. As on the real server, a book with a renamed file has the
 * number 0 and no hashes, and is not a one-shot.
 */
export function repairBookFileExtension(world: MockServerState, book: BookRecord): void {
  const expectedExtension = EXTENSIONS_BY_MEDIA_TYPE[book.media.mediaType]
  if (expectedExtension === undefined || !hasWrongFileExtension(book)) return
  const path = join(book.path, '..', `${getFileNameWithoutExtension(book.path)}.${expectedExtension}`)
  if (existsSync(path)) return
  renameSync(book.path, path)
  book.path = path
  book.fileLastModified = scanBookFile(path)?.fileLastModified ?? book.fileLastModified
  book.lastModified = world.now()
  Object.assign(book, { number: 0, fileHash: '', hasKoreaderHash: false, oneshot: false })
  world.markChanged()
}
