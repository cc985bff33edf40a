import type { ArchiveRunner } from '../scanner/archiveRunner'
import type { PageRecord } from '../world/records'
import { DRAWN_PREFIX, drawPage, drawSheet } from './drawing'
import { archiveLimits } from './limits'
import { webStream } from './webStream'
import { type ZipEntry, ZipError, ZipFile } from './zip/zip'

/** What is needed of a book to read from its file. */
export type Readable = { path: string; media: { mediaProfile: string } }

/**
 * The bytes of one page, as they are in the file (PDF and drawn books: as drawn).
 * @throws Error when the file is gone or damaged, or the page is too large to be decoded
 */
export function readPage(book: Readable, page: PageRecord, number: number): Promise<Buffer> {
  if (book.path.startsWith(DRAWN_PREFIX)) return drawPage(book.path, number)
  if (book.media.mediaProfile === 'PDF') return drawSheet(page.width ?? 800, page.height ?? 1100, number)
  return readEntry(book.path, page.fileName)
}

/** A large entry of an archive that is streamed from the file. */
export type StreamedEntry = {
  stream: ReadableStream<Uint8Array>
  /** Content tag, made from the checksum in the archive: the content is not read for it. */
  etag: string
}

/** One page as a body: small ones from memory, large ones streamed from the file. Errors as `readPage`. */
export async function pageBody(book: Readable, page: PageRecord, number: number): Promise<Buffer | StreamedEntry> {
  if (book.path.startsWith(DRAWN_PREFIX) || book.media.mediaProfile === 'PDF') return readPage(book, page, number)
  return entryBody(book.path, page.fileName)
}

/** A file in a zip as a body: small ones from memory, large ones streamed. @throws ZipError when it cannot be read */
export async function entryBody(path: string, name: string): Promise<Buffer | StreamedEntry> {
  const { zip, entry } = find(path, name)
  if (entry.size > archiveLimits.bufferedEntryBytes)
    return {
      stream: webStream(zip.stream(entry, archiveLimits.streamedEntryBytes)),
      etag: `"0${entry.crc32.toString(16)}-${entry.size.toString(16)}"`,
    }
  return zip.readAsync(entry, archiveLimits.bufferedEntryBytes)
}

/** The image of which a book's poster is made: the first page, or the cover of an EPUB. */
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
