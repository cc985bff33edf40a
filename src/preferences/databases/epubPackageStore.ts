import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/**
 * Maximum number of stored records. A record contains the package data of an EPUB, or the outline and links of a PDF.
 * If the store is full, a new record replaces another record.
 */
const MAX_STORED_PACKAGES = 400

const transactFor = (userId: string) => createIndexedDbTransactionRunner(`longbox.packages.${userId}`, ['packages'])

/** Prefix of the keys of PDF records. Keys of EPUB records have no prefix. */
export const PDF_OUTLINE_KEY_PREFIX = 'pdf '

type BookTest = (bookId: string) => boolean | undefined

/** Returns the keys of the records of books that are not downloaded. A key ends with the book id and the file. */
export const findPackageKeysOfOtherBooks = (keys: readonly string[], isDownloaded: BookTest): string[] =>
  keys.filter(key => !isDownloaded(key.split(' ').at(-2) ?? ''))

/**
 * Returns the key of the record that must be deleted before a new record is stored. Selects a record of a downloaded
 * book only if all records belong to downloaded books, because the reader cannot create these records again without the
 * server. In both cases, prefers PDF records to EPUB records, because a reader needs EPUB records for the layout.
 * @returns undefined if the store is not full, or if the new record replaces a record with the same key
 */
export function selectPackageKeyToDelete(
  keys: readonly string[],
  newKey: string,
  isDownloaded: BookTest,
): string | undefined {
  if (keys.length < MAX_STORED_PACKAGES || keys.includes(newKey)) return undefined
  const others = findPackageKeysOfOtherBooks(keys, isDownloaded)
  const candidates = others.length > 0 ? others : keys
  return candidates.find(key => key.startsWith(PDF_OUTLINE_KEY_PREFIX)) ?? candidates[0]
}

/**
 * Reads the stored package information of a book file. Rejects with the error of IndexedDB.
 * @param fingerprint identifier of the file version
 * @returns undefined when nothing is stored
 */
export const readStoredEpubPackage = async (userId: string, fingerprint: string): Promise<unknown> =>
  transactFor(userId)(['packages'], 'readonly', storeOf => awaitIndexedDbRequest(storeOf('packages').get(fingerprint)))

/**
 * Stores the package information of a book file. Rejects with the error of IndexedDB.
 * @param isDownloaded returns whether a book is downloaded. When the store is full, the records of
 *   downloaded books are deleted last.
 */
export const storeEpubPackage = (
  userId: string,
  fingerprint: string,
  bookPackage: object,
  isDownloaded: BookTest,
): Promise<void> =>
  transactFor(userId)(['packages'], 'readwrite', async storeOf => {
    const packages = storeOf('packages')
    const keys = (await awaitIndexedDbRequest(packages.getAllKeys())).map(String)
    const surplusKey = selectPackageKeyToDelete(keys, fingerprint, isDownloaded)
    if (surplusKey !== undefined) await awaitIndexedDbRequest(packages.delete(surplusKey))
    await awaitIndexedDbRequest(packages.put(bookPackage, fingerprint))
  })

/** Deletes the records of all books that are not downloaded. Rejects with the error of IndexedDB. */
export const deleteEpubPackagesOfOtherBooks = (userId: string, isDownloaded: BookTest): Promise<void> =>
  transactFor(userId)(['packages'], 'readwrite', async storeOf => {
    const packages = storeOf('packages')
    const keys = (await awaitIndexedDbRequest(packages.getAllKeys())).map(String)
    for (const key of findPackageKeysOfOtherBooks(keys, isDownloaded)) await awaitIndexedDbRequest(packages.delete(key))
  })
