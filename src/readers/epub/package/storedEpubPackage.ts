import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import type { Book } from '../../../generated/model.schemas'
import { readStoredEpubPackage } from '../../../preferences/databases/epubPackageStore'
import type { EpubPackageData } from './epubPackageData'

/**
 * Version of the format in which the package data is stored. Data in another version is ignored, and the book file is
 * read again.
 */
const PACKAGE_FORMAT_VERSION = 3

/** Maximum time in milliseconds that the first page waits for the stored data. */
const READ_TIMEOUT_MS = 250

/** Returns the storage key of the package data of a book file. */
export const createEpubPackageStorageKey = (book: Book): string =>
  `${PACKAGE_FORMAT_VERSION} ${book.id} ${getBookFileFingerprint(book)}`

/**
 * Returns the package data that this device has stored for a book file.
 * @returns undefined without stored data, or when the storage is unavailable or slow
 */
export async function readEpubPackageFromDevice(userId: string, book: Book): Promise<EpubPackageData | undefined> {
  const timeout = new Promise<undefined>(resolve => setTimeout(resolve, READ_TIMEOUT_MS))
  const stored = readStoredEpubPackage(userId, createEpubPackageStorageKey(book)).catch(() => undefined)
  return (await Promise.race([stored, timeout])) as EpubPackageData | undefined
}
