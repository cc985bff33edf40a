import type { LibraryRecord } from '../state/libraryRecords'
import type { MockServerState } from '../state/mockServerState'
import { enqueueLibraryScan } from './enqueueLibraryTasks'

export type LibraryOptions = Omit<LibraryRecord, 'id' | 'unavailable'>

/** Default options of a library (server-facts 2.2). */
export const DEFAULT_LIBRARY_OPTIONS: Omit<LibraryOptions, 'name' | 'root'> = {
  importComicInfoBook: true,
  importComicInfoSeries: true,
  importComicInfoCollection: true,
  importComicInfoReadList: true,
  importComicInfoSeriesAppendVolume: true,
  importEpubBook: true,
  importEpubSeries: true,
  importMylarSeries: true,
  importLocalArtwork: true,
  importBarcodeIsbn: true,
  scanForceModifiedTime: false,
  scanInterval: 'EVERY_6H',
  scanOnStartup: false,
  scanCbx: true,
  scanPdf: true,
  scanEpub: true,
  scanDirectoryExclusions: [],
  repairExtensions: false,
  convertToCbz: false,
  emptyTrashAfterScan: false,
  seriesCover: 'FIRST',
  hashFiles: true,
  hashPages: false,
  hashKoreader: false,
  analyzeDimensions: true,
  oneshotsDirectory: null,
}

/** Adds a library, sends the event LibraryAdded and schedules a scan. */
export function addLibrary(world: MockServerState, options: LibraryOptions): LibraryRecord {
  const library: LibraryRecord = { id: world.newId(), ...options, unavailable: false }
  world.libraries.set(library.id, library)
  world.emit('everyone', 'LibraryAdded', { libraryId: library.id })
  world.markChanged()
  enqueueLibraryScan(world, library.id)
  return library
}
