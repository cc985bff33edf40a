import { database, requestResult } from './database'

/**
 * Font files of the user, stored in IndexedDB of this browser. All functions reject with the error of IndexedDB, for example in private
 * browsing or when the storage quota is exceeded.
 */
const transact = database('longbox.fonts', ['files'])

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

const inStore = <T>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  transact(['files'], mode, storeOf => requestResult(request(storeOf('files'))))
