import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/**
 * Maximum number of stored records. A record contains the package data of an EPUB, or the outline and links of a PDF.
 * If the store is full, a new record replaces another record.
 */
const MAX_STORED_PACKAGES = 400

const transactFor = (userId: string) => createIndexedDbTransactionRunner(`longbox.packages.${userId}`, ['packages'])

/**
 * Prefix of the keys of PDF records. Keys of EPUB records have no prefix. If the store is full, PDF records are deleted
 * first, because a downloaded EPUB needs its record offline.
 */
export const PDF_OUTLINE_KEY_PREFIX = 'pdf '

/**
 * Returns the key of the record that must be deleted before a new record is stored. Returns the key of a PDF record if
 * there is any, or else the first key.
 * @returns undefined if the store is not full, or if the new record replaces a record with the same key
 */
export function selectPackageKeyToDelete(keys: readonly string[], newKey: string): string | undefined {
  if (keys.length < MAX_STORED_PACKAGES || keys.includes(newKey)) return undefined
  return keys.find(key => key.startsWith(PDF_OUTLINE_KEY_PREFIX)) ?? keys[0]
}

/**
 * Reads the stored package information of a book file. Rejects with the error of IndexedDB.
 * @param fingerprint identifier of the file version
 * @returns undefined when nothing is stored
 */
export const readStoredEpubPackage = async (userId: string, fingerprint: string): Promise<unknown> =>
  transactFor(userId)(['packages'], 'readonly', storeOf => awaitIndexedDbRequest(storeOf('packages').get(fingerprint)))

/** Stores the package information of a book file. Rejects with the error of IndexedDB. */
export const storeEpubPackage = (userId: string, fingerprint: string, bookPackage: object): Promise<void> =>
  transactFor(userId)(['packages'], 'readwrite', async storeOf => {
    const packages = storeOf('packages')
    const keys = (await awaitIndexedDbRequest(packages.getAllKeys())).map(String)
    const surplusKey = selectPackageKeyToDelete(keys, fingerprint)
    if (surplusKey !== undefined) await awaitIndexedDbRequest(packages.delete(surplusKey))
    await awaitIndexedDbRequest(packages.put(bookPackage, fingerprint))
  })
