import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWN_PAGE, DRAWN_PREFIX } from '../archives/drawing'
import type { BookRecord, PageRecord } from './records'
import type { World } from './world'

const folderOf = (world: World) => join(world.filesDir, 'pages')
const fileOf = (world: World, bookId: string) => join(folderOf(world), `${bookId}.json`)

/**
 * Returns the pages of a book: from its record, else from the file that `storePages` wrote, so that a restart does not
 * read the archives again.
 */
export function pagesOf(world: World, book: BookRecord): PageRecord[] {
  const { media } = book
  if (book.path.startsWith(DRAWN_PREFIX)) return drawnPages(media.pagesCount)
  if (media.pages.length || !media.pagesCount) return media.pages
  try {
    media.pages = JSON.parse(readFileSync(fileOf(world, book.id), 'utf8')) as PageRecord[]
  } catch {
    return []
  }
  return media.pages
}

/** Writes the pages of a book to the data folder. Call it after they changed. */
export function storePages(world: World, book: BookRecord): void {
  if (!world.dataDir) return
  mkdirSync(folderOf(world), { recursive: true })
  writeFileSync(fileOf(world, book.id), JSON.stringify(book.media.pages))
}

/** Deletes the stored pages of a book. */
export function deletePages(world: World, bookId: string): void {
  if (world.dataDir) rmSync(fileOf(world, bookId), { force: true })
}

function drawnPages(count: number): PageRecord[] {
  return Array.from({ length: count }, (_, i) => ({
    fileName: `${String(i + 1).padStart(3, '0')}.jpg`,
    mediaType: 'image/jpeg',
    ...DRAWN_PAGE,
    sizeBytes: 60_000,
  }))
}
