import { areFieldValuesEqual } from '../../forms/formDraft'
import type { LibraryCreation } from '../../generated/model.schemas'

/** Values of the form in which the user creates a library. */
export type NewLibraryFormValues = Required<
  Pick<
    LibraryCreation,
    | 'name'
    | 'root'
    | 'scanInterval'
    | 'seriesCover'
    | 'scanDirectoryExclusions'
    | (typeof libraryBooleanOptions)[number]
  >
> & { oneshotsDirectory: string }

/** Names of the boolean options of a library, in display order. */
export const libraryBooleanOptions = [
  'scanCbx',
  'scanPdf',
  'scanEpub',
  'scanOnStartup',
  'emptyTrashAfterScan',
  'scanForceModifiedTime',
  'analyzeDimensions',
  'hashFiles',
  'hashPages',
  'hashKoreader',
  'repairExtensions',
  'convertToCbz',
  'importComicInfoBook',
  'importComicInfoSeries',
  'importComicInfoSeriesAppendVolume',
  'importComicInfoCollection',
  'importComicInfoReadList',
  'importEpubBook',
  'importEpubSeries',
  'importMylarSeries',
  'importLocalArtwork',
  'importBarcodeIsbn',
] as const satisfies readonly (keyof LibraryCreation)[]

/** Names of the boolean options of a library, by section of the form in which the user creates a library. */
export const libraryBooleanOptionGroups = {
  scanner: libraryBooleanOptions.slice(0, 6),
  analysis: libraryBooleanOptions.slice(6, 12),
  metadata: libraryBooleanOptions.slice(12),
} as const

/**
 * Initial values of the form in which the user creates a library. The recognition of ISBN barcodes is off, because it
 * slows down the server.
 */
export const initialNewLibraryFormValues: NewLibraryFormValues = {
  name: '',
  root: '',
  scanInterval: 'EVERY_6H',
  seriesCover: 'FIRST',
  oneshotsDirectory: '',
  scanDirectoryExclusions: ['#recycle', '@eaDir', '@Recycle'],
  scanCbx: true,
  scanPdf: true,
  scanEpub: true,
  scanOnStartup: false,
  emptyTrashAfterScan: false,
  scanForceModifiedTime: false,
  analyzeDimensions: true,
  hashFiles: true,
  hashPages: false,
  hashKoreader: false,
  repairExtensions: false,
  convertToCbz: false,
  importComicInfoBook: true,
  importComicInfoSeries: true,
  importComicInfoSeriesAppendVolume: true,
  importComicInfoCollection: true,
  importComicInfoReadList: true,
  importEpubBook: true,
  importEpubSeries: true,
  importMylarSeries: true,
  importLocalArtwork: true,
  importBarcodeIsbn: false,
}

/** Returns whether at least one value differs from its initial value. */
export const isNewLibraryFormChanged = (values: NewLibraryFormValues): boolean =>
  Object.entries(initialNewLibraryFormValues).some(
    ([name, initial]) => !areFieldValuesEqual(values[name as keyof NewLibraryFormValues], initial),
  )

/**
 * Converts the form values to the request that creates a library. If the one-shots directory is an empty string, the
 * request contains null.
 */
export const toLibraryCreation = ({ oneshotsDirectory, ...rest }: NewLibraryFormValues): LibraryCreation => ({
  ...rest,
  name: rest.name.trim(),
  root: rest.root.trim(),
  oneshotsDirectory: oneshotsDirectory.trim() || null,
})

/** Returns the last part of a folder path as a suggested library name. */
export const suggestLibraryNameFromFolder = (root: string): string =>
  root
    .split(/[/\\]/)
    .filter(part => part !== '')
    .at(-1) ?? ''
