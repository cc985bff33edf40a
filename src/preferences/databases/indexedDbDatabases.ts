import { awaitIndexedDbRequest } from './createIndexedDbTransactionRunner'

/** Returns the names of all IndexedDB databases. Returns an empty array in browsers that cannot list databases. */
export async function listIndexedDbNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return []
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
}

/** Deletes a database of IndexedDB. Rejects with the error of IndexedDB. */
export const deleteIndexedDb = async (name: string): Promise<void> =>
  void (await awaitIndexedDbRequest(indexedDB.deleteDatabase(name)))

/**
 * Returns the number of records in an object store. Returns 0 if the database has no such store. Rejects with the
 * error of IndexedDB.
 * @param databaseName name of an existing database
 */
export async function countIndexedDbRecords(databaseName: string, storeName: string): Promise<number> {
  const database = await awaitIndexedDbRequest(indexedDB.open(databaseName))
  try {
    if (!database.objectStoreNames.contains(storeName)) return 0
    return await awaitIndexedDbRequest(database.transaction(storeName).objectStore(storeName).count())
  } finally {
    database.close()
  }
}
