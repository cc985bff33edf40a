import { getBookFileFingerprint } from '../../../api/records/bookReaderKind'
import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import {
  PDF_KEY_PREFIX,
  readStoredEpubPackage,
  storeEpubPackage,
} from '../../../preferences/databases/epubPackageStore'
import { readResponseBodyUpTo } from '../../files/readResponseBodyUpTo'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchBookFile'
import { type PdfStructure, readPdfStructure } from './readPdfStructure'
import { PdfParser } from './worker/pdfParser'

const FILE_TIMEOUT_MS = 60_000
/**
 * Version of the format in which the structure of a PDF is stored. Data in another version is ignored, and the file is
 * read again.
 */
const STRUCTURE_FORMAT_VERSION = 1

const storageKeyOf = (book: Book) =>
  `${PDF_KEY_PREFIX}${STRUCTURE_FORMAT_VERSION} ${book.id} ${getBookFileFingerprint(book)}`

/** Returns the structure that this device has stored for the file of a book; undefined when nothing is stored. */
export const readStoredPdfStructure = async (userId: string, book: Book): Promise<PdfStructure | undefined> =>
  (await readStoredEpubPackage(userId, storageKeyOf(book)).catch(() => undefined)) as PdfStructure | undefined

/**
 * Fetches the file of a PDF, reads its structure in a worker and stores the structure on this device. The user needs
 * the permission `file.download`.
 * @throws ServerError; Error when the file is too large or cannot be read; the abort reason of the signal
 */
export async function loadPdfStructure(userId: string, book: Book, signal: AbortSignal): Promise<PdfStructure> {
  const readBody = async (response: Response) => {
    const body = await readResponseBodyUpTo(response, MAX_REQUIRED_EPUB_FILE_BYTES)
    if (!body) throw new Error('The file is too large')
    return body
  }
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  const parser = new PdfParser(FILE_TIMEOUT_MS)
  signal.addEventListener('abort', () => parser.stop(), { once: true })
  try {
    const bytes = await file.arrayBuffer()
    signal.throwIfAborted()
    const structure = await parser.parse(bytes, readPdfStructure).finally(() => signal.throwIfAborted())
    await storeEpubPackage(userId, storageKeyOf(book), structure).catch(() => {})
    return structure
  } finally {
    parser.stop()
  }
}
