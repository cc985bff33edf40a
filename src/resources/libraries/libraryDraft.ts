import type { LibraryCreation } from '../../generated/model.schemas'

/** A new library as it is being described. What is not here keeps the server's own default (server-facts 2.2). */
export type LibraryDraft = Required<
  Pick<LibraryCreation, 'name' | 'root' | 'scanInterval' | 'seriesCover' | (typeof flags)[number]>
> & { oneshotsDirectory: string; scanDirectoryExclusions: string }

/** What can be switched on and off, in the order of the dialog. */
export const flags = [
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

/** The flags by the part of the dialog that they stand in. */
export const flagGroups = {
  scanner: flags.slice(0, 6),
  analysis: flags.slice(6, 12),
  metadata: flags.slice(12),
} as const

/** What a new library begins with. Reading barcodes costs the server much for little, so it is off. */
export const newLibrary: LibraryDraft = {
  name: '',
  root: '',
  scanInterval: 'EVERY_6H',
  seriesCover: 'FIRST',
  oneshotsDirectory: '',
  scanDirectoryExclusions: '#recycle, @eaDir, @Recycle',
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

/** What the call is sent. An empty one-shots directory switches them off. */
export const creationOf = ({ oneshotsDirectory, scanDirectoryExclusions, ...rest }: LibraryDraft): LibraryCreation => ({
  ...rest,
  name: rest.name.trim(),
  root: rest.root.trim(),
  oneshotsDirectory: oneshotsDirectory.trim() || null,
  scanDirectoryExclusions: scanDirectoryExclusions
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
})

/** A name for a library in a folder that nobody named yet: the folder's own. */
export const nameFor = (root: string): string =>
  root
    .split(/[/\\]/)
    .filter(part => part !== '')
    .at(-1) ?? ''
