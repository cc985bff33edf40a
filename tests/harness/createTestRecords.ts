import type { Book, BookPage, Manifest, Series, User } from '../../src/generated/model.schemas'
import type { EpubPackageData, EpubPackageSpineItem } from '../../src/readers/epub/package/epubPackageData'

/**
 * Fields that replace the default fields of a test record. In `media` and `metadata`, the given fields replace the
 * fields with the same names. Field values may have a wrong type, because some tests need invalid records.
 */
type Changes = { [field: string]: unknown; media?: object; metadata?: object }

const date = '2024-01-01T00:00:00Z'

/** Creates a user with all required fields. */
export const createTestUser = (changes: object = {}): User => ({
  id: 'U',
  email: 'user@example.org',
  roles: ['USER'],
  sharedAllLibraries: true,
  sharedLibrariesIds: [],
  labelsAllow: [],
  labelsExclude: [],
  ...changes,
})

/** Creates a comic with one page and all required fields. */
export function createTestBook({ media, metadata, ...changes }: Changes = {}): Book {
  const book = {
    id: 'B',
    seriesId: 'S',
    seriesTitle: 'Series',
    libraryId: 'L',
    name: 'Book',
    url: '/books/book.cbz',
    number: 1,
    created: date,
    lastModified: date,
    fileLastModified: date,
    sizeBytes: 1000,
    size: '1000 B',
    fileHash: 'hash',
    deleted: false,
    oneshot: false,
    readProgress: null,
    media: {
      status: 'READY',
      mediaType: 'application/zip',
      pagesCount: 1,
      comment: '',
      mediaProfile: 'DIVINA',
      epubDivinaCompatible: false,
      epubIsKepub: false,
      ...media,
    },
    metadata: { ...texts(['title', 'summary', 'number', 'isbn']), ...bookMetadata, ...metadata },
    ...changes,
  }
  return book as unknown as Book
}

const bookMetadata = {
  numberSort: 1,
  releaseDate: null,
  authors: [],
  tags: [],
  links: [],
  created: date,
  lastModified: date,
}

/** Creates a series with one book and all required fields. */
export function createTestSeries({ metadata, ...changes }: Changes = {}): Series {
  const series = {
    id: 'S',
    libraryId: 'L',
    name: 'Series',
    url: '/books',
    created: date,
    lastModified: date,
    fileLastModified: date,
    booksCount: 1,
    booksReadCount: 0,
    booksUnreadCount: 1,
    booksInProgressCount: 0,
    deleted: false,
    oneshot: false,
    metadata: { ...texts(seriesTexts), ...seriesMetadata, ...metadata },
    booksMetadata: { ...texts(['summary', 'summaryNumber']), ...bookMetadata },
    ...changes,
  }
  return series as unknown as Series
}

const seriesTexts = ['status', 'title', 'titleSort', 'summary', 'readingDirection', 'publisher', 'language']
const seriesMetadata = {
  created: date,
  lastModified: date,
  ageRating: null,
  totalBookCount: null,
  genres: [],
  tags: [],
  sharingLabels: [],
  links: [],
  alternateTitles: [],
}

const texts = (names: string[]) => Object.fromEntries(names.map(name => [name, name]))

/** Creates a comic page with all required fields. */
export const createTestBookPage = (changes: object = {}): BookPage => ({
  number: 1,
  fileName: '1.jpg',
  mediaType: 'image/jpeg',
  width: 800,
  height: 1200,
  sizeBytes: 1000,
  size: '1000 B',
  ...changes,
})

/** Creates the manifest of an EPUB without chapters, with all required fields. */
export const createTestEpubManifest = (changes: object = {}): Manifest => ({
  context: 'https://readium.org/webpub-manifest/context.jsonld',
  metadata: { title: 'Book', conformsTo: 'https://readium.org/webpub-manifest/profiles/epub' },
  links: [],
  images: [],
  readingOrder: [],
  resources: [],
  toc: [],
  landmarks: [],
  pageList: [],
  ...changes,
})

/**
 * Creates the data of an EPUB package document. Without `changes`, the package document has no chapters and no optional
 * properties.
 */
export const createTestEpubPackage = (changes: Partial<EpubPackageData> = {}): EpubPackageData => ({
  uniqueIdentifier: '',
  obfuscatedPaths: [],
  creatorDirections: new Map(),
  language: '',
  contentsLabels: new Map(),
  spine: [],
  fallbacks: new Map(),
  overlayClasses: {},
  ...changes,
})

/** Creates a spine item (an entry of the reading order) of an EPUB package document. */
export const createTestSpineItem = (
  path: string,
  changes: Partial<EpubPackageSpineItem> = {},
): EpubPackageSpineItem => ({
  path,
  cfiStep: 0,
  mediaType: 'application/xhtml+xml',
  linear: true,
  layout: 'reflowable',
  flow: 'auto',
  spread: 'auto',
  isCentered: false,
  hasScripts: false,
  ...changes,
})
