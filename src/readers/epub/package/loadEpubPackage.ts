import { isBookInDownloads } from '../../../api/offline/isBookInDownloads'
import { downloadBook } from '../../../generated/books/books'
import type { Book } from '../../../generated/model.schemas'
import { storeEpubPackage } from '../../../preferences/databases/epubPackageStore'
import { readResponseBodyWithSizeLimit } from '../../files/readResponseBodyWithSizeLimit'
import { MAX_REQUIRED_EPUB_FILE_BYTES } from '../../files/shouldFetchWholeBookFile'
import { readArchiveInWorker } from './archive/readArchiveInWorker'
import type { EpubPackageFileTexts } from './archive/readEpubPackageFiles'
import type { EpubFetchExtent, EpubPackageData } from './epubPackageData'
import { parseEpubPackage } from './parseEpubPackage'
import { createEpubPackageStorageKey, readCurrentEpubPackage } from './storedEpubPackage'

/**
 * Loads the package document of a book. If this device has stored sufficient package data, returns this data without a
 * fetch. Otherwise, fetches the file of the book, reads the package document in a worker and stores the data on this
 * device. The user needs the permission `file.download`.
 * @param extent how much of the file to fetch. With `beginning`, the transfer ends as soon as the package document has
 *   been read. If the file is larger than 10 MB, the transfer ends after 2 MB at the latest. The result of `beginning`
 *   is marked as incomplete. Stored data with this mark is not sufficient for `whole`.
 * @returns undefined when the file is too large, takes too long to read or contains no readable package document
 * @throws ServerError when the request fails, or the abort reason of the signal
 */
export async function loadEpubPackage(
  userId: string,
  book: Book,
  signal: AbortSignal,
  extent: EpubFetchExtent = 'whole',
): Promise<EpubPackageData | undefined> {
  const stored = await readCurrentEpubPackage(userId, book)
  if (stored && !(extent === 'whole' && stored.isIncomplete)) return stored
  const readTexts =
    extent === 'whole' ? readWholeFile : (await import('./archive/readBeginningOfEpub')).readBeginningOfEpub
  const texts = await readTexts(book, signal)
  const parsedPackage = texts && parseEpubPackage(texts)
  const bookPackage: EpubPackageData | undefined =
    parsedPackage && (extent === 'whole' ? parsedPackage : { ...parsedPackage, isIncomplete: true })
  const isDownloaded = (bookId: string) => isBookInDownloads(bookId, userId)
  if (bookPackage)
    await storeEpubPackage(userId, createEpubPackageStorageKey(book), bookPackage, isDownloaded).catch(() => {})
  return bookPackage
}

async function readWholeFile(book: Book, signal: AbortSignal): Promise<EpubPackageFileTexts | undefined> {
  const readBody = async (response: Response) =>
    (await readResponseBodyWithSizeLimit(response, MAX_REQUIRED_EPUB_FILE_BYTES)) ?? new Blob()
  const file = await downloadBook(book.id, { signal, priority: 'low', readBody })
  const worker = new Worker(new URL('./archive/epubPackageWorker.ts', import.meta.url), { type: 'module' })
  return readArchiveInWorker(worker, await file.arrayBuffer(), signal)
}
