import type { components } from '../../src/generated/openapi'
import type { GeneratedBookDrawingData } from '../archives/renderGeneratedBookPage'

/**
 * This file defines the records of the mock server, except the records in `administrationRecords.ts`. Times are in
 * epoch milliseconds. Paths are absolute. Ids are TSIDs. Metadata fields have the same names as in the API (openapi/).
 */
export type Author = { name: string; role: string }
type Schemas = components['schemas']
type FieldLocks<Field extends string> = Partial<Record<Field, boolean>>

export type LibraryRecord = {
  id: string
  name: string
  root: string
  unavailable: boolean
  importComicInfoBook: boolean
  importComicInfoSeries: boolean
  importComicInfoCollection: boolean
  importComicInfoReadList: boolean
  importComicInfoSeriesAppendVolume: boolean
  importEpubBook: boolean
  importEpubSeries: boolean
  importMylarSeries: boolean
  importLocalArtwork: boolean
  importBarcodeIsbn: boolean
  scanForceModifiedTime: boolean
  scanInterval: 'DISABLED' | 'HOURLY' | 'EVERY_6H' | 'EVERY_12H' | 'DAILY' | 'WEEKLY'
  scanOnStartup: boolean
  scanCbx: boolean
  scanPdf: boolean
  scanEpub: boolean
  scanDirectoryExclusions: string[]
  repairExtensions: boolean
  convertToCbz: boolean
  emptyTrashAfterScan: boolean
  seriesCover: 'FIRST' | 'FIRST_UNREAD_OR_FIRST' | 'FIRST_UNREAD_OR_LAST' | 'LAST'
  hashFiles: boolean
  hashPages: boolean
  hashKoreader: boolean
  analyzeDimensions: boolean
  oneshotsDirectory: string | null
}

/** Names of the metadata fields that a user can lock in the API. */
type MetadataFieldName<Metadata> = Exclude<keyof Metadata & string, `${string}Lock` | 'created' | 'lastModified'>
type MetadataRecord<Metadata, Field extends keyof Metadata & string> = Pick<Metadata, Field> & {
  locks: FieldLocks<Field>
  created: number
  lastModified: number
}

export type SeriesMetadataField = MetadataFieldName<Schemas['SeriesMetadata']>
export type SeriesMetadataRecord = MetadataRecord<Schemas['SeriesMetadata'], SeriesMetadataField>

type AggregationRecord = {
  authors: Author[]
  tags: string[]
  releaseDate: string | null
  summary: string
  summaryNumber: string
  created: number
  lastModified: number
}

export type SeriesRecord = {
  id: string
  libraryId: string
  name: string
  path: string
  created: number
  lastModified: number
  fileLastModified: number
  metadata: SeriesMetadataRecord
  aggregation: AggregationRecord
  deleted: boolean
  oneshot: boolean
  /** Number of books of the series after the last scan, including soft-deleted books (server-facts 4.1). */
  booksCount: number
}

export type BookMetadataField = MetadataFieldName<Schemas['BookMetadata']>
export type BookMetadataRecord = MetadataRecord<Schemas['BookMetadata'], BookMetadataField>

export type BookPageRecord = {
  fileName: string
  mediaType: string
  width: number | null
  height: number | null
  sizeBytes: number | null
  hash?: string
}

export type BookMediaRecord = {
  status: 'UNKNOWN' | 'ERROR' | 'READY' | 'UNSUPPORTED' | 'OUTDATED'
  mediaType: string
  mediaProfile: '' | 'DIVINA' | 'PDF' | 'EPUB'
  pagesCount: number
  comment: string
  epubDivinaCompatible: boolean
  epubIsKepub: boolean
  lastModified: number
  /** Pages of the book. Empty if the pages are not in memory. `getBookPageRecords` loads or generates them. */
  pages: BookPageRecord[]
}

export type BookRecord = {
  id: string
  seriesId: string
  libraryId: string
  name: string
  path: string
  number: number
  created: number
  lastModified: number
  fileLastModified: number
  sizeBytes: number
  fileHash: string
  /** Whether the task for the KOReader hash of the file has run. */
  hasKoreaderHash?: boolean
  media: BookMediaRecord
  metadata: BookMetadataRecord
  deleted: boolean
  oneshot: boolean
  /** Data from which the server draws the pages of a generated book. Undefined for a book with a file. */
  drawing?: GeneratedBookDrawingData
}

export type ReadiumLocator = {
  href?: string
  type?: string
  title?: string
  locations?: { fragments?: string[]; progression?: number; position?: number; totalProgression?: number }
  text?: { after?: string; before?: string; highlight?: string }
  koboSpan?: string
}

export type ReadProgressRecord = {
  bookId: string
  userId: string
  page: number
  completed: boolean
  readDate: number
  created: number
  lastModified: number
  deviceId: string
  deviceName: string
  locator: ReadiumLocator | null
}

export type CollectionRecord = {
  id: string
  name: string
  ordered: boolean
  seriesIds: string[]
  storedCount: number
  created: number
  lastModified: number
}
export type ReadListRecord = {
  id: string
  name: string
  summary: string
  ordered: boolean
  bookIds: string[]
  /**
   * Position of each book in the read list, by book id. A scan sets the positions when it adds books whose ComicInfo
   * files name this read list. A request that stores `bookIds` sets the positions 0, 1, 2 and so on. The positions are
   * valid only while they increase in the order of `bookIds`.
   */
  places?: Record<string, number> | undefined
  storedCount: number
  created: number
  lastModified: number
}

export type ThumbnailOwnerType = 'book' | 'series' | 'collection' | 'readList'
export type ThumbnailRecord = {
  id: string
  owner: ThumbnailOwnerType
  ownerId: string
  type: 'GENERATED' | 'SIDECAR' | 'USER_UPLOADED'
  selected: boolean
  mediaType: string
  fileSize: number
  width: number
  height: number
  /**
   * Source of the poster. `file` is the path of an image file. `generated` means that the server renders the poster
   * from the book.
   */
  source: { file: string } | { generated: true }
}

export type UserRecord = {
  id: string
  email: string
  passwordHash: string
  roles: string[]
  sharedAllLibraries: boolean
  sharedLibrariesIds: string[]
  labelsAllow: string[]
  labelsExclude: string[]
  ageRestriction: { age: number; restriction: 'ALLOW_ONLY' | 'EXCLUDE' } | null
}

/** Users to whom the server sends a live event (server-facts 2.11). */
export type LiveEventAudience = 'everyone' | 'admins' | { userId: string }
export type LiveEventWithAudience = { to: LiveEventAudience; event: string; data: Record<string, unknown> }
