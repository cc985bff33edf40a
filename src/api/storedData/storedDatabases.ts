import { awaitIdbRequest } from '../../preferences/createIdbTransactionRunner'
import { findStoredDataEntry } from './storedDataRegister'

/** Returns the names of all databases. Empty in browsers that do not list databases. */
export async function listDatabaseNames(): Promise<string[]> {
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return []
  return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
}

/** Deletes a database. */
export const deleteDatabase = async (name: string): Promise<void> =>
  void (await awaitIdbRequest(indexedDB.deleteDatabase(name)))

/** Returns the number of files in the stored imports of a user. */
export async function countStoredImportFiles(userId: string): Promise<number> {
  let count = 0
  for (const name of await listDatabaseNames())
    if (findStoredDataEntry('indexedDB', name)?.key.exec(name)?.groups?.user === userId)
      count += await countRecords(name)
  return count
}

/** Names of the object stores with a record per file: `lists` of the read list import, otherwise `rows` of the book import. */
const fileStoreNames = ['lists', 'rows']

async function countRecords(databaseName: string): Promise<number> {
  const database = await awaitIdbRequest(indexedDB.open(databaseName))
  try {
    const storeName = fileStoreNames.find(name => database.objectStoreNames.contains(name))
    return storeName ? await awaitIdbRequest(database.transaction(storeName).objectStore(storeName).count()) : 0
  } finally {
    database.close()
  }
}
