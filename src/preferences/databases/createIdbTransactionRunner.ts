/** Function that runs `work` in one IndexedDB transaction on the object stores `stores`. Opens and closes the database. */
export type IdbTransactionRunner<StoreName extends string> = <T>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (storeOf: (name: StoreName) => IDBObjectStore) => Promise<T>,
) => Promise<T>

/**
 * Creates a function that runs transactions on an IndexedDB database. The first transaction creates the database and its stores.
 * @param name  name of the database
 * @param storeNames  names of all object stores
 * @returns function that resolves after its transaction has completed. A failure aborts the transaction. The function then
 *   rejects with the error of IndexedDB (for example over the storage quota) or with the error of the work.
 */
export const createIdbTransactionRunner =
  <StoreName extends string>(name: string, storeNames: readonly StoreName[]): IdbTransactionRunner<StoreName> =>
  async (stores, mode, work) => {
    const openDatabase = await open(name, storeNames)
    try {
      const transaction = openDatabase.transaction(stores, mode)
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB transaction aborted'))
      })
      // Prevents an unhandled rejection if the work fails first.
      ended.catch(() => {})
      try {
        const result = await work(store => transaction.objectStore(store))
        await ended
        return result
      } catch (failure) {
        if (transaction.error === null) abort(transaction)
        throw transaction.error ?? failure
      }
    } finally {
      openDatabase.close()
    }
  }

/** Returns a promise for the result of an IndexedDB request. */
export const awaitIdbRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

function open(name: string, storeNames: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of storeNames) request.result.createObjectStore(store)
  }
  return awaitIdbRequest(request)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ignores the error, because the transaction has already ended.
  }
}
