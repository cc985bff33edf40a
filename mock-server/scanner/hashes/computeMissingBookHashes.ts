import { createReadStream } from 'node:fs'
import { hashXxh3, hashXxh3Stream } from '../../archives/formats/hashXxh3'
import { readOrRenderBookPageImage } from '../../archives/readOrRenderBookPageImage'
import { getBookPageRecords, storeBookPageRecords } from '../../state/bookContents/bookPageStore'
import type { BookRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

/** The server hashes this number of pages at the start of a book and the same number of pages at the end. */
const HASHED_PAGES_AT_EACH_END = 3

/** Returns the hash of a file. Returns undefined if the file cannot be read. */
export async function hashFile(path: string): Promise<string | undefined> {
  try {
    return await hashXxh3Stream(readParts(path))
  } catch {
    return undefined
  }
}

/**
 * Reads a file in chunks. Opens the file only when the consumer requests the first chunk. If the file were opened
 * earlier, no consumer could handle an error, and the error would end the process.
 */
async function* readParts(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 1 << 18 })
}

/** Computes the file hash of a book if the book has no file hash yet. */
export async function computeMissingBookFileHash(world: MockServerState, book: BookRecord): Promise<void> {
  if (book.fileHash !== '') return
  const hash = await hashFile(book.path)
  if (hash === undefined) return
  book.fileHash = hash
  book.lastModified = world.now()
  world.markChanged()
}

/**
 * Returns whether page hashes of a book are missing. Only the first and last pages of a book have hashes. Returns false
 * for deleted books, unreadable books, and books that are not zip files.
 */
export function hasMissingPageHashes(world: MockServerState, book: BookRecord): boolean {
  if (book.media.status !== 'READY' || book.media.mediaType !== 'application/zip' || book.deleted) return false
  const pages = getBookPageRecords(world, book)
  return pages.some((page, i) => !page.hash && isHashedPosition(i, pages.length))
}

/** Computes the missing hashes of the first and last pages of a book. Updates the modification time of its media. */
export async function computeMissingBookPageHashes(world: MockServerState, book: BookRecord): Promise<void> {
  const pages = getBookPageRecords(world, book)
  for (const [i, page] of pages.entries()) {
    if (page.hash || !isHashedPosition(i, pages.length)) continue
    const bytes = await readOrRenderBookPageImage(book, page, i + 1)
    page.hash = await hashXxh3(bytes)
  }
  book.media.lastModified = world.now()
  storeBookPageRecords(world, book)
  world.markChanged()
}

function isHashedPosition(index: number, count: number): boolean {
  return index < HASHED_PAGES_AT_EACH_END || index >= count - HASHED_PAGES_AT_EACH_END
}
