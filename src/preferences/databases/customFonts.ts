import { awaitIndexedDbRequest, createIndexedDbTransactionRunner } from './createIndexedDbTransactionRunner'

/**
 * Runs transactions on the database of imported fonts. All functions of this file reject with the error of IndexedDB.
 */
const transact = createIndexedDbTransactionRunner('longbox.fonts', ['files'])

/** Returns the names of the stored fonts in ascending order. */
export const listCustomFontNames = async (): Promise<readonly string[]> =>
  (await withFontStore('readonly', files => files.getAllKeys())).map(String)

/** Returns the file of a stored font. Returns undefined if the font is not stored. */
export const readCustomFont = (fontName: string): Promise<Blob | undefined> =>
  withFontStore('readonly', files => files.get(fontName) as IDBRequest<Blob | undefined>)

/** Stores a font file under a name. Replaces an existing font with the same name. */
export const storeCustomFont = async (fontName: string, file: Blob): Promise<void> =>
  void (await withFontStore('readwrite', files => files.put(file, fontName)))

/** Deletes a stored font. Does nothing if the font is not stored. */
export const deleteCustomFont = async (fontName: string): Promise<void> =>
  void (await withFontStore('readwrite', files => files.delete(fontName)))

const withFontStore = <T>(mode: IDBTransactionMode, request: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  transact(['files'], mode, storeOf => awaitIndexedDbRequest(request(storeOf('files'))))
