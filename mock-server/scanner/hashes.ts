import { createReadStream } from 'node:fs'
import { readPage } from '../archives/bookPages'
import { xxh3, xxh3OfParts } from '../archives/formats/xxh3'
import { pagesOf, storePages } from '../world/pageStore'
import type { BookRecord } from '../world/records'
import type { World } from '../world/world'

/** Number of pages at the start and at the end of a book that get a hash. */
const PAGES_AT_EACH_END = 3

/** Hashes a file asynchronously; undefined when it cannot be read. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  try {
    return await xxh3OfParts(createReadStream(path, { highWaterMark: 1 << 18 }))
  } catch {
    return undefined
  }
}

/** Computes the hash of a book, if it has none. */
export async function hashBook(world: World, book: BookRecord): Promise<void> {
  if (book.fileHash !== '') return
  const hash = await hashOfFile(book.path)
  if (hash === undefined) return
  book.fileHash = hash
  book.lastModified = world.now()
  world.changed()
}

/** Whether one of the first or last pages of a readable zip book has no hash. */
export function isPageHashMissing(world: World, book: BookRecord): boolean {
  if (book.media.status !== 'READY' || book.media.mediaType !== 'application/zip' || book.deleted) return false
  const pages = pagesOf(world, book)
  return pages.some((page, i) => !page.hash && isAtAnEnd(i, pages.length))
}

/** Hashes the first and last pages of a book that have no hash. */
export async function hashPages(world: World, book: BookRecord): Promise<void> {
  const pages = pagesOf(world, book)
  for (const [i, page] of pages.entries()) {
    if (page.hash || !isAtAnEnd(i, pages.length)) continue
    const bytes = await readPage(book, page, i + 1)
    page.hash = await xxh3(bytes)
  }
  storePages(world, book)
}

function isAtAnEnd(index: number, count: number): boolean {
  return index < PAGES_AT_EACH_END || index >= count - PAGES_AT_EACH_END
}
