import type { ArchiveTaskRunner } from '../scanner/archiveTaskFunctions'
import type { BookPageRecord } from '../state/libraryRecords'
import { archiveLimits } from './archiveLimits'
import {
  type GeneratedBookDrawingData,
  renderGeneratedBookPage,
  renderPdfPagePlaceholder,
} from './renderGeneratedBookPage'
import { toWebStream } from './toWebStream'
import { InvalidZipError, type ZipEntry, ZipFile } from './zip/zipFile'

/** Fields of a book record that are necessary to read the file of the book. */
export type BookFieldsNeededToReadFile = {
  path: string
  media: { mediaProfile: string }
  drawing?: GeneratedBookDrawingData
}

/**
 * Reads the image of a page from the book file. Renders the pages of PDF files and generated books.
 * @param number page number, from 1
 * @throws Error when the file is missing or damaged, or the page is too large
 */
export function readOrRenderBookPageImage(
  book: BookFieldsNeededToReadFile,
  page: BookPageRecord,
  number: number,
): Promise<Buffer> {
  if (book.drawing) return renderGeneratedBookPage(book.drawing, number, page.hash)
  if (book.media.mediaProfile === 'PDF') return renderPdfPagePlaceholder(page.width ?? 800, page.height ?? 1100, number)
  return readZipEntry(book.path, page.fileName)
}

/** Content of a large zip entry as a stream. */
export type ZipEntryStream = {
  stream: ReadableStream<Uint8Array>
  /** ETag of the zip entry. It contains the checksum from the central directory of the zip file. */
  etag: string
}

/**
 * Returns a page image as a response body: a buffer for a small image, or a stream for a large image. The parameters
 * and errors are the same as for `readOrRenderBookPageImage`.
 */
export async function createBookPageResponseBody(
  book: BookFieldsNeededToReadFile,
  page: BookPageRecord,
  number: number,
): Promise<Buffer | ZipEntryStream> {
  if (book.drawing || book.media.mediaProfile === 'PDF') return readOrRenderBookPageImage(book, page, number)
  return createZipEntryResponseBody(book.path, page.fileName)
}

/**
 * Returns a zip entry as a response body: a buffer for a small entry, or a stream for a large entry.
 * @throws InvalidZipError when the entry cannot be read
 */
export async function createZipEntryResponseBody(path: string, name: string): Promise<Buffer | ZipEntryStream> {
  const { zip, entry } = openZipEntry(path, name)
  if (entry.size > archiveLimits.bufferedEntryBytes)
    return {
      stream: toWebStream(zip.stream(entry, archiveLimits.streamedEntryBytes)),
      etag: `"0${entry.crc32.toString(16)}-${entry.size.toString(16)}"`,
    }
  return zip.readAsync(entry, archiveLimits.bufferedEntryBytes)
}

/**
 * Reads the image from which the server makes the poster of a book: the cover of an EPUB, or the first page of a book
 * without cover. Returns undefined for a book without cover and pages.
 * @throws Error when the file or the image is missing, damaged or too large
 */
export async function readBookCoverImage(
  archives: ArchiveTaskRunner,
  book: BookFieldsNeededToReadFile,
  pages: readonly BookPageRecord[],
): Promise<Buffer | undefined> {
  if (book.media.mediaProfile === 'EPUB') {
    const path = await archives.run('epubCoverPath', book.path)
    if (path !== undefined) return readZipEntry(book.path, path)
  }
  return pages[0] && readOrRenderBookPageImage(book, pages[0], 1)
}

async function readZipEntry(path: string, name: string): Promise<Buffer> {
  const { zip, entry } = openZipEntry(path, name)
  return zip.readAsync(entry, archiveLimits.imageBytes)
}

function openZipEntry(path: string, name: string): { zip: ZipFile; entry: ZipEntry } {
  const zip = ZipFile.open(path)
  const entry = zip.get(name)
  if (!entry) throw new InvalidZipError(`${name} is missing`)
  return { zip, entry }
}
