import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { readPage } from '../archives/bookPages'
import { Xxh3, xxh3 } from '../archives/formats/xxh3'
import { pagesOf, storePages } from '../world/pageStore'
import type { BookRecord } from '../world/records'
import type { World } from '../world/world'

/** So many pages at either end of a book get a hash. */
const PAGES_AT_EACH_END = 3

async function hashOfFile(path: string): Promise<string> {
  const hash = new Xxh3()
  for await (const part of createReadStream(path, { highWaterMark: 1 << 18 })) hash.update(part as Buffer)
  return hash.digest()
}

/** The same at once, for the few files that may be old ones come back; '' when the file cannot be read. */
export function hashFile(path: string): string {
  const hash = new Xxh3()
  const chunk = Buffer.alloc(1024 * 1024)
  let fd: number | undefined
  try {
    fd = openSync(path, 'r')
    for (let count = readSync(fd, chunk); count > 0; count = readSync(fd, chunk)) hash.update(chunk.subarray(0, count))
    return hash.digest()
  } catch {
    return ''
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** Fills in a book's hash, if it has none. */
export async function hashBook(world: World, book: BookRecord): Promise<void> {
  if (book.fileHash !== '') return
  const hash = await hashOfFile(book.path).catch(() => undefined)
  if (hash === undefined) return
  book.fileHash = hash
  book.lastModified = world.now()
  world.changed()
}

/** Whether a page at either end of a readable zip book has no hash yet. */
export function isPageHashMissing(world: World, book: BookRecord): boolean {
  if (book.media.status !== 'READY' || book.media.mediaType !== 'application/zip' || book.deleted) return false
  const pages = pagesOf(world, book)
  return pages.some((page, i) => !page.hash && isAtAnEnd(i, pages.length))
}

/** Hashes the first and last pages of a book, as far as they have none. */
export async function hashPages(world: World, book: BookRecord): Promise<void> {
  const pages = pagesOf(world, book)
  for (const [i, page] of pages.entries()) {
    if (page.hash || !isAtAnEnd(i, pages.length)) continue
    const bytes = await readPage(book, page, i + 1)
    page.hash = xxh3(bytes)
  }
  storePages(world, book)
}

function isAtAnEnd(index: number, count: number): boolean {
  return index < PAGES_AT_EACH_END || index >= count - PAGES_AT_EACH_END
}
