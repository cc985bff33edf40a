import type { ArchiveTaskRunner } from '../scanner/archiveTaskRunner'
import type { BookPageRecord } from '../state/libraryRecords'
import { archiveLimits } from './archiveLimits'
import { type BookDrawing, renderGeneratedBookPage, renderPdfPagePlaceholder } from './renderGeneratedBookPage'
import { toWebStream } from './toWebStream'
import { type ZipEntry, ZipError, ZipFile } from './zip/zipFile'

/** Fields of a book that reading its file requires. */
export type BookFileSource = { path: string; media: { mediaProfile: string }; drawing?: BookDrawing }

/**
 * Reads a page of a book as stored in the file. Pages of PDF and generated books are rendered.
 * @param number page number, from 1
 * @throws Error when the file is missing or damaged, or the page is too large
 */
export function readBookPageBytes(book: BookFileSource, page: BookPageRecord, number: number): Promise<Buffer> {
  if (book.drawing) return renderGeneratedBookPage(book.drawing, number, page.hash)
  if (book.media.mediaProfile === 'PDF') return renderPdfPagePlaceholder(page.width ?? 800, page.height ?? 1100, number)
  return readZipEntry(book.path, page.fileName)
}

/** A large zip entry, streamed from the file. */
export type StreamedZipEntry = {
  stream: ReadableStream<Uint8Array>
  /** Content tag, computed from the checksum in the archive without reading the content. */
  etag: string
}

/**
 * Opens a page as response body: small pages from memory, large ones as stream. Parameters and errors as for `readBookPageBytes`.
 */
export async function openBookPageBody(
  book: BookFileSource,
  page: BookPageRecord,
  number: number,
): Promise<Buffer | StreamedZipEntry> {
  if (book.drawing || book.media.mediaProfile === 'PDF') return readBookPageBytes(book, page, number)
  return openZipEntryBody(book.path, page.fileName)
}

/**
 * Opens a zip entry as response body: small entries from memory, large ones as stream.
 * @throws ZipError when it cannot be read
 */
export async function openZipEntryBody(path: string, name: string): Promise<Buffer | StreamedZipEntry> {
  const { zip, entry } = openZipEntry(path, name)
  if (entry.size > archiveLimits.bufferedEntryBytes)
    return {
      stream: toWebStream(zip.stream(entry, archiveLimits.streamedEntryBytes)),
      etag: `"0${entry.crc32.toString(16)}-${entry.size.toString(16)}"`,
    }
  return zip.readAsync(entry, archiveLimits.bufferedEntryBytes)
}

/** Reads the image for the poster of a book: the first page, or the cover of an EPUB. Returns undefined if there is none. */
export async function readBookCoverImage(
  archives: ArchiveTaskRunner,
  book: BookFileSource,
  pages: readonly BookPageRecord[],
): Promise<Buffer | undefined> {
  if (book.media.mediaProfile === 'EPUB') {
    const path = await archives.run('epubCoverPath', book.path)
    return path === undefined ? undefined : readZipEntry(book.path, path)
  }
  return pages[0] && readBookPageBytes(book, pages[0], 1)
}

async function readZipEntry(path: string, name: string): Promise<Buffer> {
  const { zip, entry } = openZipEntry(path, name)
  return zip.readAsync(entry, archiveLimits.imageBytes)
}

function openZipEntry(path: string, name: string): { zip: ZipFile; entry: ZipEntry } {
  const zip = ZipFile.open(path)
  const entry = zip.get(name)
  if (!entry) throw new ZipError(`${name} is missing`)
  return { zip, entry }
}
