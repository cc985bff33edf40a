import { countIndexedDbRecords, listIndexedDbNames } from '../../preferences/databases/indexedDbDatabases'
import { findStoredDataKind } from './storedDataKinds'

/** For each kind of import, the name of the IndexedDB object store that contains the files of the import. */
const fileStores: Readonly<Record<string, string>> = { bookImport: 'rows', readListImport: 'lists' }

/** Returns the number of files in the stored imports of a user. */
export async function countFilesOfStoredImports(userId: string): Promise<number> {
  let count = 0
  for (const name of await listIndexedDbNames()) {
    const { user, kind } = findStoredDataKind('indexedDB', name)?.key.exec(name)?.groups ?? {}
    const store = kind && fileStores[kind]
    if (user === userId && store) count += await countIndexedDbRecords(name, store)
  }
  return count
}
