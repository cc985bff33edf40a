import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { BookRecord } from '../world/records'
import type { World } from '../world/world'
import { tellBook } from './bookMetadata'
import { extensionOf, nameOf, scanFile } from './walk'

const EXTENSIONS: Record<string, readonly string[]> = {
  'application/zip': ['cbz', 'zip'],
  'application/epub+zip': ['epub'],
  'application/pdf': ['pdf'],
}

/** Whether a book's file is named as something that it is not. */
export function hasWrongExtension(book: BookRecord): boolean {
  const right = EXTENSIONS[book.media.mediaType]
  return (
    book.media.status === 'READY' && !book.deleted && right !== undefined && !right.includes(extensionOf(book.path))
  )
}

/** Names a book's file after what it is, unless that name is taken. */
export function repairExtension(world: World, book: BookRecord): void {
  const right = EXTENSIONS[book.media.mediaType]?.[0]
  if (right === undefined || !hasWrongExtension(book)) return
  const path = join(book.path, '..', `${nameOf(book.path)}.${right}`)
  if (existsSync(path)) return
  renameSync(book.path, path)
  book.path = path
  book.fileLastModified = scanFile(path)?.fileLastModified ?? book.fileLastModified
  book.lastModified = world.now()
  tellBook(world, 'BookChanged', book)
  world.changed()
}
