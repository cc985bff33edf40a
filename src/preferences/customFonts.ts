/**
 * Font files that a person brought along, kept in this browser's IndexedDB. A browser that refuses to keep them (private
 * mode, full) says so by a failure.
 */
const name = 'longbox.fonts'
const store = 'files'

/** The names of the fonts that are kept, in the order of the alphabet. */
export const customFontNames = async (): Promise<readonly string[]> =>
  (await inStore('readonly', files => files.getAllKeys())).map(String)

/** The file of a font; undefined when it is not kept here. */
export const readCustomFont = (font: string): Promise<Blob | undefined> =>
  inStore('readonly', files => files.get(font) as IDBRequest<Blob | undefined>)

/** Keeps a font under a name; one of the same name is replaced. */
export const storeCustomFont = async (font: string, file: Blob): Promise<void> =>
  void (await inStore('readwrite', files => files.put(file, font)))

/** Takes a font away. */
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
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'))
  })
