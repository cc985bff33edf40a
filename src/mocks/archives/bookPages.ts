import type { PageRecord } from '../world/records'
import { DRAWN_PREFIX, drawPage, drawSheet } from './drawing'
import { coverItem, openEpub } from './epubPackage'
import { ZipError, ZipFile } from './zip'

/** What is needed of a book to read from its file. */
export type Readable = { path: string; media: { mediaProfile: string } }

/** The bytes of one page, as they are in the file (PDF and drawn books: as drawn). Throws when the file is gone or damaged. */
export function readPage(book: Readable, page: PageRecord, number: number): Promise<Buffer> {
  if (book.path.startsWith(DRAWN_PREFIX)) return drawPage(book.path, number)
  if (book.media.mediaProfile === 'PDF') return drawSheet(page.width ?? 800, page.height ?? 1100, number)
  return Promise.resolve().then(() => readEntry(book.path, page.fileName))
}

/** The bytes of a file in a zip. */
export function readEntry(path: string, name: string): Buffer {
  const zip = ZipFile.open(path)
  const entry = zip.get(name)
  if (!entry) throw new ZipError(`${name} is missing`)
  return zip.read(entry)
}

/** The picture of which a book's poster is made: the first page, or the cover of an EPUB. */
export async function readCover(book: Readable, pages: readonly PageRecord[]): Promise<Buffer | undefined> {
  if (book.media.mediaProfile === 'EPUB') {
    const epub = openEpub(ZipFile.open(book.path))
    const cover = coverItem(epub)
    return cover && readEntry(book.path, cover.path)
  }
  return pages[0] && readPage(book, pages[0], 1)
}
