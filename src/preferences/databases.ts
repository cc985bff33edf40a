/** Returns the names of the IndexedDB databases; none where the browser cannot list them. */
export async function listDatabaseNames(): Promise<readonly string[]> {
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return []
  return (await indexedDB.databases().catch(() => [])).flatMap(({ name }) => name ?? [])
}

/** Deletes an IndexedDB database once no tab uses it. */
export const deleteDatabase = (name: string): void => void indexedDB.deleteDatabase(name)
