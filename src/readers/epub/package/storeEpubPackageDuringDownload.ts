import { getBook } from '../../../generated/books/books'
import { getBookManifest } from '../../../generated/publications/publications'
import { shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import { parseReadiumManifest } from '../epubPublication'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'
import { loadEpubPackage } from './loadEpubPackage'
import { readEpubPackageFromDevice } from './storedEpubPackage'

/**
 * Stores the data of the package document while a book is downloaded. The book can then be opened completely without
 * the server. Does nothing for books that need no package data. The user needs the permission `file.download`.
 * @throws ServerError when a request fails; the abort reason of the signal
 */
export async function storeEpubPackageDuringDownload(
  userId: string,
  bookId: string,
  signal: AbortSignal,
): Promise<void> {
  const book = await getBook(bookId, { signal })
  if (book.media.mediaProfile !== 'EPUB' || (await readEpubPackageFromDevice(userId, book))) return
  const publication = parseReadiumManifest(await getBookManifest(bookId, { signal }))
  // Books with fonts need the package data, because the data contains the list of obfuscated fonts.
  const hasFonts = [...publication.resourceTypes].some(type => /font|opentype/.test(type))
  if (shouldFetchWholeBookFile(book.sizeBytes, hasFonts || doesBookNeedEpubPackage(publication), false))
    await loadEpubPackage(userId, book, signal)
}
