import type { Page } from 'playwright/test'

/**
 * Counts the records in some object stores of an IndexedDB database. Uses the first database whose name starts with
 * `namePrefix`.
 * @param page page that runs the code
 * @param stores names of the object stores
 * @returns number of records in each store. 0 if the database or the store does not exist
 */
export const countIndexedDbRecords = (page: Page, namePrefix: string, stores: readonly string[]): Promise<number[]> =>
  page.evaluate(
    async ({ namePrefix, stores }) => {
      const name = (await indexedDB.databases()).find(database => database.name?.startsWith(namePrefix))?.name
      if (name === undefined) return stores.map(() => 0)
      const resultOf = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await resultOf(indexedDB.open(name))
      const count = (store: string) =>
        database.objectStoreNames.contains(store)
          ? resultOf(database.transaction(store).objectStore(store).count())
          : Promise.resolve(0)
      const counts = await Promise.all(stores.map(count))
      database.close()
      return counts
    },
    { namePrefix, stores },
  )
