import { getBook } from '../../../generated/books/books'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import { loadEpubPackage } from './loadEpubPackage'
import { isCurrentEpubPackageStored } from './storedEpubPackage'

/**
 * Stores the data of the package document on this device while a book is downloaded. The book can then be opened
 * without the server. Does nothing for files of more than 150 MB. The user needs the permission `file.download`.
 * @throws ServerError when a request fails, or the abort reason of the signal
 */
export async function storeEpubPackageDuringDownload(
  userId: string,
  bookId: string,
  signal: AbortSignal,
): Promise<void> {
  const book = await getBook(bookId, { signal })
  if (book.media.mediaProfile !== 'EPUB' || book.sizeBytes > MAX_REQUIRED_EPUB_FILE_BYTES) return
  if (!(await isCurrentEpubPackageStored(userId, book))) await loadEpubPackage(userId, book, signal)
}
