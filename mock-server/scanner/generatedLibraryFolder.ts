import type { LibraryRecord } from '../state/libraryRecords'

/** Path of the folder in which all generated libraries seem to be. The folder does not exist. */
export const GENERATED_LIBRARY_FOLDER = '/srv/longbox-sample'

/** Returns whether a library was generated and has no files to scan. */
export const isGeneratedLibrary = ({ root }: Pick<LibraryRecord, 'root'>): boolean =>
  root.startsWith(`${GENERATED_LIBRARY_FOLDER}/`)
