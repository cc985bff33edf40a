import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/** Maximum number of stored records. At this number, all records are deleted before the next write. */
const MAX_STORED_PACKAGES = 400

const transactFor = (userId: string) => createIndexedDbTransactionRunner(`longbox.packages.${userId}`, ['packages'])

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
    if ((await awaitIndexedDbRequest(packages.count())) >= MAX_STORED_PACKAGES)
      await awaitIndexedDbRequest(packages.clear())
    await awaitIndexedDbRequest(packages.put(bookPackage, fingerprint))
  })
