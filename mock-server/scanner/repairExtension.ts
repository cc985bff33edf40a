import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { BookRecord } from '../world/records'
import type { World } from '../world/world'
import { extensionOf, nameOf, scanFile } from './walkLibrary'

const EXTENSIONS_BY_MEDIA_TYPE: Record<string, string> = {
  'application/zip': 'cbz',
  'application/epub+zip': 'epub',
  'application/pdf': 'pdf',
}

/**
 * Whether the extension of a book file contradicts its media type. An EPUB that reads as a plain zip keeps its
 * extension.
 */
export function hasWrongExtension(book: BookRecord): boolean {
  const { mediaType } = book.media
  const right = EXTENSIONS_BY_MEDIA_TYPE[mediaType]
  const given = extensionOf(book.path)
  if (book.deleted || right === undefined || given === right) return false
  return !(given === 'epub' && mediaType === 'application/zip')
}

/** Renames a book file to the extension of its media type, unless that name exists. */
export function repairExtension(world: World, book: BookRecord): void {
  const right = EXTENSIONS_BY_MEDIA_TYPE[book.media.mediaType]
  if (right === undefined || !hasWrongExtension(book)) return
  const path = join(book.path, '..', `${nameOf(book.path)}.${right}`)
  if (existsSync(path)) return
  renameSync(book.path, path)
  book.path = path
  book.fileLastModified = scanFile(path)?.fileLastModified ?? book.fileLastModified
  book.lastModified = world.now()
  world.changed()
}
