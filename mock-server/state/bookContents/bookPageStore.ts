import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED_PAGE_SIZE_PX } from '../../archives/renderGeneratedBookPage'
import type { BookPageRecord, BookRecord } from '../libraryRecords'
import type { MockServerState } from '../mockServerState'

const pagesFolder = (world: MockServerState) => join(world.filesDir, 'pages')
const pagesFile = (world: MockServerState, bookId: string) => join(pagesFolder(world), `${bookId}.json`)

/**
 * Returns the pages of a book from its record or from the data folder. The data folder contains the pages, so that the
 * server does not have to read the book files again after a restart. The pages of a generated book are generated at
 * each call.
 */
export function getBookPageRecords(world: MockServerState, book: BookRecord): BookPageRecord[] {
  const { media } = book
  if (book.drawing) return generatedPages(world, book)
  if (media.pages.length || !media.pagesCount) return media.pages
  try {
    media.pages = JSON.parse(readFileSync(pagesFile(world, book.id), 'utf8')) as BookPageRecord[]
  } catch {
    return []
  }
  return media.pages
}

/**
 * Writes the pages of a book to the data folder. Call it after each change of the pages. Does nothing without a data
 * folder.
 */
export function storeBookPageRecords(world: MockServerState, book: BookRecord): void {
  if (!world.dataDir) return
  mkdirSync(pagesFolder(world), { recursive: true })
  writeFileSync(pagesFile(world, book.id), JSON.stringify(book.media.pages))
}

export function deleteBookPageRecords(world: MockServerState, bookId: string): void {
  if (world.dataDir) rmSync(pagesFile(world, bookId), { force: true })
}

function generatedPages(world: MockServerState, book: BookRecord): BookPageRecord[] {
  const count = book.media.pagesCount
  return Array.from({ length: count }, (_, i) => ({
    fileName: `${String(i + 1).padStart(3, '0')}.jpg`,
    mediaType: 'image/jpeg',
    ...GENERATED_PAGE_SIZE_PX,
    sizeBytes: 60_000,
    ...world.hashGeneratedPage?.(book, i, count),
  }))
}
