import { awaitIdbRequest, createIdbTransactionRunner } from './createIdbTransactionRunner'

/** Maximum number of stored records. At this number, all records are deleted before the next write. */
const MAX_STORED_PACKAGES = 400

const transactFor = (userId: string) => createIdbTransactionRunner(`longbox.packages.${userId}`, ['packages'])

/**
 * Reads the stored package information of a book file.
 * @param fingerprint identifier of the file version
 * @returns undefined when nothing is stored; rejects with the error of IndexedDB
 */
export const readStoredBookPackage = async (userId: string, fingerprint: string): Promise<unknown> =>
  transactFor(userId)(['packages'], 'readonly', storeOf => awaitIdbRequest(storeOf('packages').get(fingerprint)))

/** Stores the package information of a book file. Rejects with the error of IndexedDB. */
export const storeBookPackage = (userId: string, fingerprint: string, bookPackage: object): Promise<void> =>
  transactFor(userId)(['packages'], 'readwrite', async storeOf => {
    const packages = storeOf('packages')
    if ((await awaitIdbRequest(packages.count())) >= MAX_STORED_PACKAGES) await awaitIdbRequest(packages.clear())
    await awaitIdbRequest(packages.put(bookPackage, fingerprint))
  })
