/** Runs work in a transaction on stores of a database, which is opened for it. */
export type Transact<StoreName extends string> = <T>(
  stores: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (storeOf: (name: StoreName) => IDBObjectStore) => Promise<T>,
) => Promise<T>

/**
 * Describes an IndexedDB database whose stores are created at its first use.
 * @returns function that runs work in one transaction and resolves after the transaction has completed. It rejects with the error of
 *   IndexedDB, for example in private browsing or when the storage quota is exceeded, else with the error of the work; both
 *   abort the transaction
 */
export const database =
  <StoreName extends string>(name: string, storeNames: readonly StoreName[]): Transact<StoreName> =>
  async (stores, mode, work) => {
    const opened = await open(name, storeNames)
    try {
      const transaction = opened.transaction(stores, mode)
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB transaction aborted'))
      })
      // An error of the work is thrown first; this promise must not cause an unhandled rejection then.
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
      opened.close()
    }
  }

/** Resolves to the result of a request. */
export const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })

function open(name: string, storeNames: readonly string[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of storeNames) request.result.createObjectStore(store)
  }
  return requestResult(request)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}
