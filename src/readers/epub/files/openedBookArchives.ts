import { type BookArchiveReader, createBookArchiveReader } from './createBookArchiveReader'

/** Maximum number of books whose files are in memory: the open book, and a book that is loaded in advance. */
const MAX_ARCHIVES = 2

interface OpenedArchive {
  readonly fingerprint: string | undefined
  readonly read: BookArchiveReader
  readonly abortController: AbortController
}

/** Archives by book id. The last entry was used last. */
const archives = new Map<string, OpenedArchive>()

/**
 * Returns the function that reads the files of an opened book from the file of the book.
 * @param fingerprint fingerprint of the opened book file. The archive of another file is discarded.
 */
export function getOpenedBookArchive(bookId: string, fingerprint: string | undefined): BookArchiveReader {
  const opened = archives.get(bookId)
  if (opened && opened.fingerprint !== fingerprint) closeBookArchive(bookId)
  const abortController = new AbortController()
  const archive = archives.get(bookId) ?? {
    fingerprint,
    read: createBookArchiveReader(bookId, abortController.signal),
    abortController,
  }
  archives.delete(bookId)
  archives.set(bookId, archive)
  const [oldest] = archives.keys()
  if (archives.size > MAX_ARCHIVES && oldest !== undefined) closeBookArchive(oldest)
  return archive.read
}

/** Aborts the transfer of the file of a book, and removes the file from memory. */
export function closeBookArchive(bookId: string): void {
  archives.get(bookId)?.abortController.abort()
  archives.delete(bookId)
}
