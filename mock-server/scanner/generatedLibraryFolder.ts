import type { LibraryRecord } from '../state/libraryRecords'

/** The paths of all generated libraries start with this folder. The folder does not exist on the disk. */
export const GENERATED_LIBRARY_FOLDER = '/srv/longbox-sample'

/** Returns whether a library was generated and has no files to scan. */
export const isGeneratedLibrary = ({ root }: Pick<LibraryRecord, 'root'>): boolean =>
  root.startsWith(`${GENERATED_LIBRARY_FOLDER}/`)
