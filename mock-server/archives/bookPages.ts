import type { ArchiveRunner } from '../scanner/archiveRunner'
import type { PageRecord } from '../world/records'
import { DRAWN_PREFIX, drawSheet, renderGeneratedPage } from './drawing'
import { archiveLimits } from './limits'
import { webStream } from './webStream'
import { type ZipEntry, ZipError, ZipFile } from './zip/zip'

/** Fields of a book that reading its file requires. */
export type Readable = { path: string; media: { mediaProfile: string } }

/**
 * Reads a page of a book as stored in the file. Pages of PDF and generated books are rendered.
 * @param number page number, from 1
 * @throws Error when the file is missing or damaged, or the page is too large
 */
export function readPage(book: Readable, page: PageRecord, number: number): Promise<Buffer> {
  if (book.path.startsWith(DRAWN_PREFIX)) return renderGeneratedPage(book.path, number)
  if (book.media.mediaProfile === 'PDF') return drawSheet(page.width ?? 800, page.height ?? 1100, number)
  return readEntry(book.path, page.fileName)
}

/** A large zip entry, streamed from the file. */
export type StreamedEntry = {
  stream: ReadableStream<Uint8Array>
  /** Content tag, computed from the checksum in the archive without reading the content. */
  etag: string
}

/**
 * Opens a page as response body: small pages from memory, large ones as stream. Parameters and errors as `readPage`.
 */
export async function pageBody(book: Readable, page: PageRecord, number: number): Promise<Buffer | StreamedEntry> {
  if (book.path.startsWith(DRAWN_PREFIX) || book.media.mediaProfile === 'PDF') return readPage(book, page, number)
  return entryBody(book.path, page.fileName)
}

/**
 * Opens a zip entry as response body: small entries from memory, large ones as stream.
 * @throws ZipError when it cannot be read
 */
export async function entryBody(path: string, name: string): Promise<Buffer | StreamedEntry> {
  const { zip, entry } = find(path, name)
  if (entry.size > archiveLimits.bufferedEntryBytes)
    return {
      stream: webStream(zip.stream(entry, archiveLimits.streamedEntryBytes)),
      etag: `"0${entry.crc32.toString(16)}-${entry.size.toString(16)}"`,
    }
  return zip.readAsync(entry, archiveLimits.bufferedEntryBytes)
}

/** Reads the image for the poster of a book: the first page, or the cover of an EPUB. Undefined without one. */
export async function readCover(
  archives: ArchiveRunner,
  book: Readable,
  pages: readonly PageRecord[],
): Promise<Buffer | undefined> {
  if (book.media.mediaProfile === 'EPUB') {
    const path = await archives.run('epubCoverPath', book.path)
    return path === undefined ? undefined : readEntry(book.path, path)
  }
  return pages[0] && readPage(book, pages[0], 1)
}

async function readEntry(path: string, name: string): Promise<Buffer> {
  const { zip, entry } = find(path, name)
  return zip.readAsync(entry, archiveLimits.imageBytes)
}

function find(path: string, name: string): { zip: ZipFile; entry: ZipEntry } {
  const zip = ZipFile.open(path)
  const entry = zip.get(name)
  if (!entry) throw new ZipError(`${name} is missing`)
  return { zip, entry }
}
