import { isBookInDownloads } from '../../../api/offline/isBookInDownloads'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import {
  PDF_OUTLINE_KEY_PREFIX,
  readStoredEpubPackage,
  storeEpubPackage,
} from '../../../preferences/databases/epubPackageStore'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import { type PdfOutlineAndLinks, readPdfOutlineAndLinks } from './readPdfOutlineAndLinks'
import { PdfParser } from './worker/pdfParser'

const FILE_TIMEOUT_MS = 60_000
/**
 * Version of the storage format for the outline and links of a PDF. If this number increases, outlines that are already
 * stored are ignored and the PDF file is read again.
 */
const PDF_OUTLINE_FORMAT_VERSION = 1

const storageKeyOf = (book: Book) =>
  `${PDF_OUTLINE_KEY_PREFIX}${PDF_OUTLINE_FORMAT_VERSION} ${book.id} ${getBookFileFingerprint(book)}`

/** Returns the outline and links of a PDF that this device has stored. Returns undefined if nothing is stored. */
export const readStoredPdfOutlineAndLinks = async (
  userId: string,
  book: Book,
): Promise<PdfOutlineAndLinks | undefined> =>
  (await readStoredEpubPackage(userId, storageKeyOf(book)).catch(() => undefined)) as PdfOutlineAndLinks | undefined

/**
 * Downloads a PDF, reads its outline and links in a worker, and stores them on this device. The user needs the
 * permission `file.download`.
 * @throws ServerError when the request fails; Error when the file is too large or cannot be read; the abort reason of
 *   the signal
 */
export async function loadPdfOutlineAndLinks(
  userId: string,
  book: Book,
  signal: AbortSignal,
): Promise<PdfOutlineAndLinks> {
  const readBody = async (response: Response) => {
    const body = await readResponseBodyWithSizeLimit(response, MAX_REQUIRED_EPUB_FILE_BYTES)
    if (!body) throw new Error('The file is too large')
    return body
  }
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  const parser = new PdfParser(FILE_TIMEOUT_MS)
  signal.addEventListener('abort', () => parser.stop(), { once: true })
  try {
    const bytes = await file.arrayBuffer()
    signal.throwIfAborted()
    const outlineAndLinks = await parser.parse(bytes, readPdfOutlineAndLinks).finally(() => signal.throwIfAborted())
    const isDownloaded = (bookId: string) => isBookInDownloads(bookId, userId)
    await storeEpubPackage(userId, storageKeyOf(book), outlineAndLinks, isDownloaded).catch(() => {})
    return outlineAndLinks
  } finally {
    parser.stop()
  }
}
