import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/** Maximum number of stored EPUB and PDF records. If the store is full, a new record replaces an older record. */
const MAX_STORED_PACKAGES = 400

const transactFor = (userId: string) => createIndexedDbTransactionRunner(`longbox.packages.${userId}`, ['packages'])

/**
 * Prefix of the keys of PDF records. EPUB records have no prefix. PDF records are deleted first, because downloaded
 * EPUBs need their records offline.
 */
export const PDF_OUTLINE_KEY_PREFIX = 'pdf '

/**
 * Returns the key of the record to delete before a record is stored. Prefers the record of a PDF.
 * @returns undefined if there is room, or if the new key is already in use
 */
export function selectPackageKeyToDelete(keys: readonly string[], newKey: string): string | undefined {
  if (keys.length < MAX_STORED_PACKAGES || keys.includes(newKey)) return undefined
  return keys.find(key => key.startsWith(PDF_OUTLINE_KEY_PREFIX)) ?? keys[0]
}

/**
 * Reads the stored package information of a book file.
 * @param fingerprint identifier of the file version
 * @returns undefined when nothing is stored; rejects with the error of IndexedDB
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
