import { database, requestResult } from './database'

/**
 * Font files of the user, stored in IndexedDB of this browser. All functions reject with the error of IndexedDB, for example in private
 * browsing or when the storage quota is exceeded.
 */
const transact = database('longbox.fonts', ['files'])

/** Lists the names of the stored fonts in ascending order. */
export const listCustomFontNames = async (): Promise<readonly string[]> =>
  (await withFontStore('readonly', files => files.getAllKeys())).map(String)

/** Returns the file of a font; undefined when it is not stored. */
export const readCustomFont = (fontName: string): Promise<Blob | undefined> =>
  withFontStore('readonly', files => files.get(fontName) as IDBRequest<Blob | undefined>)

/** Stores a font file under a name and replaces a font of the same name. */
export const storeCustomFont = async (fontName: string, file: Blob): Promise<void> =>
  void (await withFontStore('readwrite', files => files.put(file, fontName)))

/** Deletes a font; does nothing when it is not stored. */
export const deleteCustomFont = async (fontName: string): Promise<void> =>
  void (await withFontStore('readwrite', files => files.delete(fontName)))

const withFontStore = <T>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  transact(['files'], mode, storeOf => requestResult(request(storeOf('files'))))
