import type { LibraryRecord } from '../state/libraryRecords'

/** Path that generated libraries have in place of a parent folder. This folder does not exist. */
export const GENERATED_LIBRARY_FOLDER = '/srv/longbox-sample'

/** Returns whether a library was generated and has no files to scan. */
export const isGeneratedLibrary = ({ root }: Pick<LibraryRecord, 'root'>): boolean =>
  root.startsWith(`${GENERATED_LIBRARY_FOLDER}/`)
