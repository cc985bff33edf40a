/**
 * Font files of the user, stored in IndexedDB of this browser. All functions reject with the error of IndexedDB, for example in private
 * browsing or when the storage quota is exceeded.
 */
const name = 'longbox.fonts'
const store = 'files'

/** Lists the names of the stored fonts in ascending order. */
export const customFontNames = async (): Promise<readonly string[]> =>
  (await inStore('readonly', files => files.getAllKeys())).map(String)

/** Returns the file of a font; undefined when it is not stored. */
export const readCustomFont = (font: string): Promise<Blob | undefined> =>
  inStore('readonly', files => files.get(font) as IDBRequest<Blob | undefined>)

/** Stores a font file under a name and replaces a font of the same name. */
export const storeCustomFont = async (font: string, file: Blob): Promise<void> =>
  void (await inStore('readwrite', files => files.put(file, font)))

/** Deletes a font; does nothing when it is not stored. */
export const deleteCustomFont = async (font: string): Promise<void> =>
  void (await inStore('readwrite', files => files.delete(font)))

async function inStore<T>(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await answer(ask(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return answer(request)
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'))
  })
