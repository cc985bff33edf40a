/** Runs the function `work` in an IndexedDB transaction on the object stores `stores`. Returns the result of `work`. */
export type IndexedDbTransactionRunner<StoreName extends string> = <T>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (storeOf: (name: StoreName) => IDBObjectStore) => Promise<T>,
) => Promise<T>

/**
 * Creates a function that runs transactions on an IndexedDB database. The first transaction creates the database.
 * @param name name of the database
 * @param storeNames names of all object stores
 * @returns function that returns a promise. The promise resolves after the transaction has completed. If the function
 *   `work` fails, the transaction is aborted and the promise rejects.
 */
export const createIndexedDbTransactionRunner =
  <StoreName extends string>(name: string, storeNames: readonly StoreName[]): IndexedDbTransactionRunner<StoreName> =>
  async (stores, mode, work) => {
    const openDatabase = await open(name, storeNames)
    try {
      const transaction = openDatabase.transaction(stores, mode)
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB transaction aborted'))
      })
      // If `work` fails, `ended` also rejects, but no code awaits it. This empty handler prevents an unhandled
      // rejection.
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
export const awaitIndexedDbRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

function open(name: string, storeNames: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of storeNames) request.result.createObjectStore(store)
  }
  return awaitIndexedDbRequest(request)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // Ignores the error of `abort`, because `abort` fails only if the transaction has already ended.
  }
}
