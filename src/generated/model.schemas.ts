/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * Thirteen characters, digits and capital letters.
 */
export type Id = string;

/**
 * What the server says of a failure. A message such as `404 NOT_FOUND` or `No message available` says nothing to a person.
 */
export interface ServerErrorBody {
  timestamp: string;
  status: number;
  error: string;
  message: string;
  path: string;
}

export interface Violation {
  /** Path of the field in the body, or a method name and the parameter. */
  fieldName?: string;
  message?: string;
}

/**
 * Rules that were broken. The list can be empty.
 */
export interface ValidationError {
  violations: Violation[];
}

export type SignInOfferAuthenticationItemLabels = {
  login: string;
  password: string;
};

export type SignInOfferAuthenticationItem = {
  type: string;
  labels: SignInOfferAuthenticationItemLabels;
};

export type SignInOfferLinksItem = {
  rel: string;
  href: string;
};

/**
 * The ways to sign in, told to programs that are not pages of this server.
 */
export interface SignInOffer {
  id: string;
  title: string;
  description: string;
  authentication: SignInOfferAuthenticationItem[];
  links: SignInOfferLinksItem[];
}

/**
 * Whether there was an order; the keys are not told.
 */
export interface SortState {
  empty: boolean;
  sorted: boolean;
  unsorted: boolean;
}

/**
 * What was asked for. It never tells that a list was unpaged.
 */
export interface Pageable {
  pageNumber: number;
  pageSize: number;
  offset: number;
  paged: boolean;
  unpaged: boolean;
  sort: SortState;
}

export type AuthorRole = typeof AuthorRole[keyof typeof AuthorRole];


export const AuthorRole = {
  writer: 'writer',
  penciller: 'penciller',
  inker: 'inker',
  colorist: 'colorist',
  letterer: 'letterer',
  cover: 'cover',
  editor: 'editor',
  translator: 'translator',
} as const;

export interface Author {
  /** @minLength 1 */
  name: string;
  /** One of the usual roles, or any other word. */
  role: AuthorRole | string;
}

export interface WebLink {
  /** @minLength 1 */
  label: string;
  /** @minLength 1 */
  url: string;
}

export interface AlternateTitle {
  /** @minLength 1 */
  label: string;
  /** @minLength 1 */
  title: string;
}

export interface GroupCount {
  /** The first character of the sort title in lower case. */
  group: string;
  count: number;
}

export type EqualityOperator = typeof EqualityOperator[keyof typeof EqualityOperator];


export const EqualityOperator = {
  is: 'is',
  isNot: 'isNot',
} as const;

export interface IdCondition {
  operator: EqualityOperator;
  value: Id;
}

export interface WordCondition {
  operator: EqualityOperator;
  value: string;
}

export type PresenceOperator = typeof PresenceOperator[keyof typeof PresenceOperator];


export const PresenceOperator = {
  isNull: 'isNull',
  isNotNull: 'isNotNull',
} as const;

export interface PresenceCondition {
  operator: PresenceOperator;
}

export type NullableWordCondition = WordCondition | PresenceCondition;

export type TextOperator = typeof TextOperator[keyof typeof TextOperator];


export const TextOperator = {
  is: 'is',
  isNot: 'isNot',
  contains: 'contains',
  doesNotContain: 'doesNotContain',
  beginsWith: 'beginsWith',
  doesNotBeginWith: 'doesNotBeginWith',
  endsWith: 'endsWith',
  doesNotEndWith: 'doesNotEndWith',
} as const;

export interface TextCondition {
  operator: TextOperator;
  value: string;
}

export type NumberOperator = typeof NumberOperator[keyof typeof NumberOperator];


export const NumberOperator = {
  is: 'is',
  isNot: 'isNot',
  greaterThan: 'greaterThan',
  lessThan: 'lessThan',
} as const;

/**
 * Greater and less include the value itself.
 */
export interface NumberCondition {
  operator: NumberOperator;
  value: number;
}

export type NullableNumberCondition = NumberCondition | PresenceCondition;

export type MomentOperator = typeof MomentOperator[keyof typeof MomentOperator];


export const MomentOperator = {
  before: 'before',
  after: 'after',
} as const;

export interface MomentCondition {
  operator: MomentOperator;
  /** With a time zone; only its date in UTC counts. */
  dateTime: string;
}

export type PeriodOperator = typeof PeriodOperator[keyof typeof PeriodOperator];


export const PeriodOperator = {
  isInTheLast: 'isInTheLast',
  isNotInTheLast: 'isNotInTheLast',
} as const;

export interface PeriodCondition {
  operator: PeriodOperator;
  /** ISO 8601, in days or smaller parts, such as `P30D`. */
  duration: string;
}

export type DateCondition = MomentCondition | PeriodCondition | PresenceCondition;

export type FlagOperator = typeof FlagOperator[keyof typeof FlagOperator];


export const FlagOperator = {
  isTrue: 'isTrue',
  isFalse: 'isFalse',
} as const;

export interface FlagCondition {
  operator: FlagOperator;
}

export type ReadStatus = typeof ReadStatus[keyof typeof ReadStatus];


export const ReadStatus = {
  UNREAD: 'UNREAD',
  IN_PROGRESS: 'IN_PROGRESS',
  READ: 'READ',
} as const;

export interface ReadStatusCondition {
  operator: EqualityOperator;
  value: ReadStatus;
}

export type AuthorConditionValue = {
  /** @nullable */
  name?: string | null;
  /** @nullable */
  role?: string | null;
};

/**
 * Neither name nor role means any author.
 */
export interface AuthorCondition {
  operator: EqualityOperator;
  value: AuthorConditionValue;
}

export type SeriesStatus = typeof SeriesStatus[keyof typeof SeriesStatus];


export const SeriesStatus = {
  ONGOING: 'ONGOING',
  ENDED: 'ENDED',
  HIATUS: 'HIATUS',
  ABANDONED: 'ABANDONED',
} as const;

export type MediaStatus = typeof MediaStatus[keyof typeof MediaStatus];


export const MediaStatus = {
  UNKNOWN: 'UNKNOWN',
  READY: 'READY',
  ERROR: 'ERROR',
  UNSUPPORTED: 'UNSUPPORTED',
  OUTDATED: 'OUTDATED',
} as const;

export type MediaProfile = typeof MediaProfile[keyof typeof MediaProfile];


export const MediaProfile = {
  DIVINA: 'DIVINA',
  PDF: 'PDF',
  EPUB: 'EPUB',
} as const;

export type ReadingDirection = typeof ReadingDirection[keyof typeof ReadingDirection];


export const ReadingDirection = {
  LEFT_TO_RIGHT: 'LEFT_TO_RIGHT',
  RIGHT_TO_LEFT: 'RIGHT_TO_LEFT',
  VERTICAL: 'VERTICAL',
  WEBTOON: 'WEBTOON',
} as const;

export type Role = typeof Role[keyof typeof Role];


export const Role = {
  USER: 'USER',
  ADMIN: 'ADMIN',
  FILE_DOWNLOAD: 'FILE_DOWNLOAD',
  PAGE_STREAMING: 'PAGE_STREAMING',
  KOBO_SYNC: 'KOBO_SYNC',
  KOREADER_SYNC: 'KOREADER_SYNC',
} as const;

export type PosterType = typeof PosterType[keyof typeof PosterType];


export const PosterType = {
  GENERATED: 'GENERATED',
  SIDECAR: 'SIDECAR',
  USER_UPLOADED: 'USER_UPLOADED',
} as const;

export type ScanInterval = typeof ScanInterval[keyof typeof ScanInterval];


export const ScanInterval = {
  DISABLED: 'DISABLED',
  HOURLY: 'HOURLY',
  EVERY_6H: 'EVERY_6H',
  EVERY_12H: 'EVERY_12H',
  DAILY: 'DAILY',
  WEEKLY: 'WEEKLY',
} as const;

export type SeriesCover = typeof SeriesCover[keyof typeof SeriesCover];


export const SeriesCover = {
  FIRST: 'FIRST',
  FIRST_UNREAD_OR_FIRST: 'FIRST_UNREAD_OR_FIRST',
  FIRST_UNREAD_OR_LAST: 'FIRST_UNREAD_OR_LAST',
  LAST: 'LAST',
} as const;

export interface Library {
  id: Id;
  name: string;
  /** Folder on the server; empty for people who are no administrators. */
  root: string;
  importComicInfoBook: boolean;
  importComicInfoSeries: boolean;
  importComicInfoCollection: boolean;
  importComicInfoReadList: boolean;
  importComicInfoSeriesAppendVolume: boolean;
  importEpubBook: boolean;
  importEpubSeries: boolean;
  importMylarSeries: boolean;
  importLocalArtwork: boolean;
  importBarcodeIsbn: boolean;
  scanForceModifiedTime: boolean;
  scanOnStartup: boolean;
  scanCbx: boolean;
  scanPdf: boolean;
  scanEpub: boolean;
  /** Rename files whose extension is wrong. */
  repairExtensions: boolean;
  /** Turn other archives into CBZ. */
  convertToCbz: boolean;
  emptyTrashAfterScan: boolean;
  hashFiles: boolean;
  hashPages: boolean;
  /** Since 1.17.0. */
  hashKoreader?: boolean;
  /** Measure the pages. */
  analyzeDimensions: boolean;
  scanInterval: ScanInterval;
  seriesCover: SeriesCover;
  scanDirectoryExclusions: string[];
  /** @nullable */
  oneshotsDirectory: string | null;
  /** The folder could not be found at the last scan. */
  unavailable: boolean;
}

export interface LibraryCreation {
  /** @minLength 1 */
  name: string;
  /** @minLength 1 */
  root: string;
  importComicInfoBook?: boolean;
  importComicInfoSeries?: boolean;
  importComicInfoCollection?: boolean;
  importComicInfoReadList?: boolean;
  importComicInfoSeriesAppendVolume?: boolean;
  importEpubBook?: boolean;
  importEpubSeries?: boolean;
  importMylarSeries?: boolean;
  importLocalArtwork?: boolean;
  importBarcodeIsbn?: boolean;
  scanForceModifiedTime?: boolean;
  scanOnStartup?: boolean;
  scanCbx?: boolean;
  scanPdf?: boolean;
  scanEpub?: boolean;
  /** Rename files whose extension is wrong. */
  repairExtensions?: boolean;
  /** Turn other archives into CBZ. */
  convertToCbz?: boolean;
  emptyTrashAfterScan?: boolean;
  hashFiles?: boolean;
  hashPages?: boolean;
  /** Since 1.17.0. */
  hashKoreader?: boolean;
  /** Measure the pages. */
  analyzeDimensions?: boolean;
  scanInterval?: ScanInterval;
  seriesCover?: SeriesCover;
  scanDirectoryExclusions?: string[];
  /** @nullable */
  oneshotsDirectory?: string | null;
}

/**
 * Only what is sent changes. Null keeps too, but it clears scanDirectoryExclusions and oneshotsDirectory.
 */
export interface LibraryUpdate {
  /**
     * @minLength 1
     * @nullable
     */
  name?: string | null;
  /**
     * @minLength 1
     * @nullable
     */
  root?: string | null;
  /** @nullable */
  importComicInfoBook?: boolean | null;
  /** @nullable */
  importComicInfoSeries?: boolean | null;
  /** @nullable */
  importComicInfoCollection?: boolean | null;
  /** @nullable */
  importComicInfoReadList?: boolean | null;
  /** @nullable */
  importComicInfoSeriesAppendVolume?: boolean | null;
  /** @nullable */
  importEpubBook?: boolean | null;
  /** @nullable */
  importEpubSeries?: boolean | null;
  /** @nullable */
  importMylarSeries?: boolean | null;
  /** @nullable */
  importLocalArtwork?: boolean | null;
  /** @nullable */
  importBarcodeIsbn?: boolean | null;
  /** @nullable */
  scanForceModifiedTime?: boolean | null;
  /** @nullable */
  scanOnStartup?: boolean | null;
  /** @nullable */
  scanCbx?: boolean | null;
  /** @nullable */
  scanPdf?: boolean | null;
  /** @nullable */
  scanEpub?: boolean | null;
  /**
     * Rename files whose extension is wrong.
     * @nullable
     */
  repairExtensions?: boolean | null;
  /**
     * Turn other archives into CBZ.
     * @nullable
     */
  convertToCbz?: boolean | null;
  /** @nullable */
  emptyTrashAfterScan?: boolean | null;
  /** @nullable */
  hashFiles?: boolean | null;
  /** @nullable */
  hashPages?: boolean | null;
  /**
     * Since 1.17.0.
     * @nullable
     */
  hashKoreader?: boolean | null;
  /**
     * Measure the pages.
     * @nullable
     */
  analyzeDimensions?: boolean | null;
  scanInterval?: ScanInterval | null;
  seriesCover?: SeriesCover | null;
  /** @nullable */
  scanDirectoryExclusions?: string[] | null;
  /** @nullable */
  oneshotsDirectory?: string | null;
}

export interface SeriesMetadata {
  status: SeriesStatus;
  title: string;
  titleSort: string;
  summary: string;
  /** Empty when not known. */
  readingDirection: ReadingDirection | '';
  publisher: string;
  /** @nullable */
  ageRating: number | null;
  /** BCP 47 or empty. */
  language: string;
  /** In lower case. */
  genres: string[];
  /** In lower case. */
  tags: string[];
  /** @nullable */
  totalBookCount: number | null;
  /** In lower case. */
  sharingLabels: string[];
  links: WebLink[];
  alternateTitles: AlternateTitle[];
  created: string;
  lastModified: string;
  statusLock: boolean;
  titleLock: boolean;
  titleSortLock: boolean;
  summaryLock: boolean;
  readingDirectionLock: boolean;
  publisherLock: boolean;
  ageRatingLock: boolean;
  languageLock: boolean;
  genresLock: boolean;
  tagsLock: boolean;
  totalBookCountLock: boolean;
  sharingLabelsLock: boolean;
  linksLock: boolean;
  alternateTitlesLock: boolean;
}

/**
 * What the books of the series say together.
 */
export interface BookMetadataAggregation {
  authors: Author[];
  tags: string[];
  /**
     * The earliest of the books.
     * @nullable
     */
  releaseDate: string | null;
  summary: string;
  /** Number of the book whose summary it is. */
  summaryNumber: string;
  created: string;
  lastModified: string;
}

export interface Series {
  id: Id;
  libraryId: Id;
  /** Name of the folder. */
  name: string;
  /** Path on the server; empty for people who are no administrators. */
  url: string;
  created: string;
  /** When books came or went on the disk, not when metadata were edited. */
  lastModified: string;
  fileLastModified: string;
  /** Books in the trash count too. */
  booksCount: number;
  booksReadCount: number;
  booksUnreadCount: number;
  booksInProgressCount: number;
  metadata: SeriesMetadata;
  booksMetadata: BookMetadataAggregation;
  deleted: boolean;
  oneshot: boolean;
}

/**
 * Only what is sent changes. Null keeps status, titles, summary, publisher, language and locks; it clears the rest.
 */
export interface SeriesMetadataUpdate {
  status?: SeriesStatus | null;
  /**
     * @minLength 1
     * @nullable
     */
  title?: string | null;
  /**
     * @minLength 1
     * @nullable
     */
  titleSort?: string | null;
  /**
     * Empty text clears it.
     * @nullable
     */
  summary?: string | null;
  readingDirection?: ReadingDirection | null;
  /**
     * Empty text clears it.
     * @nullable
     */
  publisher?: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  ageRating?: number | null;
  /**
     * BCP 47; empty text clears it.
     * @nullable
     */
  language?: string | null;
  /** @nullable */
  genres?: string[] | null;
  /** @nullable */
  tags?: string[] | null;
  /**
     * @minimum 1
     * @nullable
     */
  totalBookCount?: number | null;
  /** @nullable */
  sharingLabels?: string[] | null;
  /** @nullable */
  links?: WebLink[] | null;
  /** @nullable */
  alternateTitles?: AlternateTitle[] | null;
  /** @nullable */
  statusLock?: boolean | null;
  /** @nullable */
  titleLock?: boolean | null;
  /** @nullable */
  titleSortLock?: boolean | null;
  /** @nullable */
  summaryLock?: boolean | null;
  /** @nullable */
  readingDirectionLock?: boolean | null;
  /** @nullable */
  publisherLock?: boolean | null;
  /** @nullable */
  ageRatingLock?: boolean | null;
  /** @nullable */
  languageLock?: boolean | null;
  /** @nullable */
  genresLock?: boolean | null;
  /** @nullable */
  tagsLock?: boolean | null;
  /** @nullable */
  totalBookCountLock?: boolean | null;
  /** @nullable */
  sharingLabelsLock?: boolean | null;
  /** @nullable */
  linksLock?: boolean | null;
  /** @nullable */
  alternateTitlesLock?: boolean | null;
}

export interface SeriesStatusCondition {
  operator: EqualityOperator;
  value: SeriesStatus;
}

/**
 * One thing asked of a series, named by its key. The server looks at the first key that it knows and passes over any other; an empty list of conditions lets everything through.
 */
export type SeriesCondition = {
  allOf: SeriesCondition[];
} | {
  anyOf: SeriesCondition[];
} | {
  libraryId: IdCondition;
} | {
  collectionId: IdCondition;
} | {
  deleted: FlagCondition;
} | {
  oneShot: FlagCondition;
} | {
  complete: FlagCondition;
} | {
  title: TextCondition;
} | {
  titleSort: TextCondition;
} | {
  releaseDate: DateCondition;
} | {
  tag: NullableWordCondition;
} | {
  sharingLabel: NullableWordCondition;
} | {
  genre: NullableWordCondition;
} | {
  publisher: WordCondition;
} | {
  language: WordCondition;
} | {
  ageRating: NullableNumberCondition;
} | {
  readStatus: ReadStatusCondition;
} | {
  seriesStatus: SeriesStatusCondition;
} | {
  author: AuthorCondition;
};

export interface SeriesSearch {
  condition?: SeriesCondition | null;
  /** @nullable */
  fullTextSearch?: string | null;
}

/**
 * One page of series.
 */
export interface PagedSeries {
  content: Series[];
  pageable: Pageable;
  sort: SortState;
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export interface Media {
  status: MediaStatus;
  /** Empty until it is known. */
  mediaType: string;
  pagesCount: number;
  /** Error codes such as ERR_1006, some with details in brackets; empty when all is well. */
  comment: string;
  /** Empty when it is not known. */
  mediaProfile: MediaProfile | '';
  /** Whether the pages of the EPUB are pictures. */
  epubDivinaCompatible: boolean;
  epubIsKepub: boolean;
}

export interface BookMetadata {
  title: string;
  summary: string;
  number: string;
  numberSort: number;
  /** @nullable */
  releaseDate: string | null;
  authors: Author[];
  /** In lower case. */
  tags: string[];
  /** Thirteen digits or empty. */
  isbn: string;
  links: WebLink[];
  created: string;
  lastModified: string;
  titleLock: boolean;
  summaryLock: boolean;
  numberLock: boolean;
  numberSortLock: boolean;
  releaseDateLock: boolean;
  authorsLock: boolean;
  tagsLock: boolean;
  isbnLock: boolean;
  linksLock: boolean;
}

export interface ReadProgress {
  /** Counted from 1; 0 is possible near the start of an EPUB, where pages are estimated. */
  page: number;
  completed: boolean;
  readDate: string;
  created: string;
  lastModified: string;
  deviceId: string;
  deviceName: string;
}

export interface Book {
  id: Id;
  seriesId: Id;
  seriesTitle: string;
  libraryId: Id;
  /** Name of the file without its extension. */
  name: string;
  /** Path on the server; only the name of the file for people who are no administrators. */
  url: string;
  /** Place in the series, counted from 1. */
  number: number;
  created: string;
  lastModified: string;
  fileLastModified: string;
  sizeBytes: number;
  /** The size for people to read. */
  size: string;
  media: Media;
  metadata: BookMetadata;
  /** How far the caller has read. */
  readProgress: ReadProgress | null;
  deleted: boolean;
  /** Empty until it is known. */
  fileHash: string;
  oneshot: boolean;
}

/**
 * Only what is sent changes. Null keeps title, numbers and locks; it clears the rest. Lists replace what was there.
 */
export interface BookMetadataUpdate {
  /**
     * @minLength 1
     * @nullable
     */
  title?: string | null;
  /** @nullable */
  summary?: string | null;
  /**
     * @minLength 1
     * @nullable
     */
  number?: string | null;
  /** @nullable */
  numberSort?: number | null;
  /** @nullable */
  releaseDate?: string | null;
  /** @nullable */
  authors?: Author[] | null;
  /** @nullable */
  tags?: string[] | null;
  /**
     * ISBN-13, with or without hyphens.
     * @nullable
     */
  isbn?: string | null;
  /** @nullable */
  links?: WebLink[] | null;
  /** @nullable */
  titleLock?: boolean | null;
  /** @nullable */
  summaryLock?: boolean | null;
  /** @nullable */
  numberLock?: boolean | null;
  /** @nullable */
  numberSortLock?: boolean | null;
  /** @nullable */
  releaseDateLock?: boolean | null;
  /** @nullable */
  authorsLock?: boolean | null;
  /** @nullable */
  tagsLock?: boolean | null;
  /** @nullable */
  isbnLock?: boolean | null;
  /** @nullable */
  linksLock?: boolean | null;
}

/**
 * A page, or `completed: true`, which wins.
 */
export interface ReadProgressUpdate {
  /**
     * @minimum 1
     * @nullable
     */
  page?: number | null;
  /** @nullable */
  completed?: boolean | null;
}

export interface BookPage {
  /** Counted from 1. */
  number: number;
  fileName: string;
  mediaType: string;
  /**
     * Null when the library measures no pages.
     * @nullable
     */
  width: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  sizeBytes: number | null;
  /** The size for people to read; empty when it is not known. */
  size: string;
}

export interface ProgressionDevice {
  id: string;
  name: string;
}

export interface LocatorLocations {
  fragments?: string[];
  /**
     * How far inside the file.
     * @minimum 0
     * @maximum 1
     */
  progression?: number;
  /** Counted from 1 over the whole book; the page of a comic. */
  position?: number;
  /**
     * How far inside the book.
     * @minimum 0
     * @maximum 1
     */
  totalProgression?: number;
}

export interface LocatorText {
  before?: string;
  highlight?: string;
  after?: string;
}

/**
 * A place in a book. Empty when progress was saved by page; href and type must be sent.
 */
export interface Locator {
  /** Path inside the EPUB, not percent-encoded; for other books any text. */
  href?: string;
  type?: string;
  title?: string;
  locations?: LocatorLocations;
  text?: LocatorText;
  /** For one family of e-readers. */
  koboSpan?: string;
}

export interface Progression {
  modified: string;
  device: ProgressionDevice;
  locator: Locator;
}

export interface MediaStatusCondition {
  operator: EqualityOperator;
  value: MediaStatus;
}

export interface MediaProfileCondition {
  operator: EqualityOperator;
  value: MediaProfile;
}

export interface PosterMatch {
  type?: PosterType | null;
  /** @nullable */
  selected?: boolean | null;
}

/**
 * Since 1.25.0.
 */
export interface PosterCondition {
  operator: EqualityOperator;
  value: PosterMatch;
}

/**
 * One thing asked of a book, named by its key. The server looks at the first key that it knows and passes over any other; an empty list of conditions lets everything through.
 */
export type BookCondition = {
  allOf: BookCondition[];
} | {
  anyOf: BookCondition[];
} | {
  libraryId: IdCondition;
} | {
  seriesId: IdCondition;
} | {
  readListId: IdCondition;
} | {
  deleted: FlagCondition;
} | {
  oneShot: FlagCondition;
} | {
  title: TextCondition;
} | {
  releaseDate: DateCondition;
} | {
  numberSort: NumberCondition;
} | {
  tag: NullableWordCondition;
} | {
  readStatus: ReadStatusCondition;
} | {
  mediaStatus: MediaStatusCondition;
} | {
  mediaProfile: MediaProfileCondition;
} | {
  author: AuthorCondition;
} | {
  poster: PosterCondition;
};

export interface BookSearch {
  condition?: BookCondition | null;
  /** @nullable */
  fullTextSearch?: string | null;
}

/**
 * One page of books.
 */
export interface PagedBooks {
  content: Book[];
  pageable: Pageable;
  sort: SortState;
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export type ReadingProgression = typeof ReadingProgression[keyof typeof ReadingProgression];


export const ReadingProgression = {
  rtl: 'rtl',
  ltr: 'ltr',
  ttb: 'ttb',
  btt: 'btt',
  auto: 'auto',
} as const;

export interface ManifestGroup {
  name: string;
  position?: number;
}

export interface ManifestBelongsTo {
  series?: ManifestGroup[];
  collection?: ManifestGroup[];
}

export type EpubLayout = typeof EpubLayout[keyof typeof EpubLayout];


export const EpubLayout = {
  fixed: 'fixed',
  reflowable: 'reflowable',
} as const;

export interface ManifestRendition {
  layout: EpubLayout;
}

/**
 * Parts that are empty are left out. Writers and cover artists come as contributors.
 */
export interface ManifestMetadata {
  title: string;
  identifier?: string;
  /** Ends with the profile: divina, epub or pdf. */
  conformsTo: string;
  modified?: string;
  published?: string;
  language?: string;
  author?: string[];
  translator?: string[];
  editor?: string[];
  artist?: string[];
  illustrator?: string[];
  letterer?: string[];
  penciler?: string[];
  colorist?: string[];
  inker?: string[];
  contributor?: string[];
  publisher?: string[];
  subject?: string[];
  readingProgression?: ReadingProgression;
  description?: string;
  numberOfPages?: number;
  belongsTo?: ManifestBelongsTo;
  rendition?: ManifestRendition;
}

export type ManifestLinkProperties = { [key: string]: unknown };

/**
 * Parts that are empty are left out.
 */
export interface ManifestLink {
  title?: string;
  rel?: string;
  href?: string;
  type?: string;
  templated?: boolean;
  width?: number;
  height?: number;
  alternate?: ManifestLink[];
  /** Chapters inside this one. */
  children?: ManifestLink[];
  properties?: ManifestLinkProperties;
}

export interface Manifest {
  context: string;
  metadata: ManifestMetadata;
  links: ManifestLink[];
  images: ManifestLink[];
  readingOrder: ManifestLink[];
  resources: ManifestLink[];
  toc: ManifestLink[];
  landmarks: ManifestLink[];
  pageList: ManifestLink[];
}

export interface Positions {
  total: number;
  positions: Locator[];
}

export interface BookThumbnail {
  id: Id;
  bookId: Id;
  type: PosterType;
  selected: boolean;
  mediaType: string;
  fileSize: number;
  width: number;
  height: number;
}

export interface SeriesThumbnail {
  id: Id;
  seriesId: Id;
  type: PosterType;
  selected: boolean;
  mediaType: string;
  fileSize: number;
  width: number;
  height: number;
}

export interface CollectionThumbnail {
  id: Id;
  collectionId: Id;
  type: PosterType;
  selected: boolean;
  mediaType: string;
  fileSize: number;
  width: number;
  height: number;
}

export interface ReadListThumbnail {
  id: Id;
  readListId: Id;
  type: PosterType;
  selected: boolean;
  mediaType: string;
  fileSize: number;
  width: number;
  height: number;
}

export interface Collection {
  id: Id;
  name: string;
  ordered: boolean;
  seriesIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  filtered: boolean;
}

export interface ReadList {
  id: Id;
  name: string;
  summary: string;
  ordered: boolean;
  bookIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  filtered: boolean;
}

export type TagOwner = typeof TagOwner[keyof typeof TagOwner];


export const TagOwner = {
  SERIES: 'SERIES',
  BOOK: 'BOOK',
  BOTH: 'BOTH',
} as const;

/**
 * One page of words.
 */
export interface PagedStrings {
  content: string[];
  pageable: Pageable;
  sort: SortState;
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

/**
 * One page of numbers.
 */
export interface PagedNumbers {
  content: number[];
  pageable: Pageable;
  sort: SortState;
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

/**
 * One page of authors.
 */
export interface PagedAuthors {
  content: Author[];
  pageable: Pageable;
  sort: SortState;
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

/**
 * Nobody is signed in. Empty for calls with `X-Requested-With: XMLHttpRequest`, else a description of the ways to sign in.
 */
export type UnauthorizedResponse = SignInOffer;

/**
 * The answer cannot be given in the type that was asked for.
 */
export type NotAcceptableResponse = ServerErrorBody;

/**
 * Fields break rules (violations), or the body as a whole cannot be taken (message).
 */
export type InvalidResponse = ValidationError | ServerErrorBody;

/**
 * The role is missing, or the thing is not for this user. Empty when only pictures were asked for.
 */
export type ForbiddenResponse = ServerErrorBody;

/**
 * The content type or, for a poster, the file is of a kind that is not taken.
 */
export type UnsupportedMediaTypeResponse = ServerErrorBody;

/**
 * There is no such thing. Empty when only pictures were asked for.
 */
export type NotFoundResponse = ServerErrorBody;

/**
 * Done.
 */
export type NoContentResponse = void;

/**
 * Taken on; the work is done later or has just been done.
 */
export type AcceptedResponse = void;

/**
 * A parameter or the body cannot be understood, or a rule was broken; the message says which. Empty when only pictures were asked for.
 */
export type BadRequestResponse = ServerErrorBody;

/**
 * There is no such thing; no body.
 */
export type NotFoundEmptyResponse = void;

/**
 * The server failed on it.
 */
export type ServerFailedResponse = ServerErrorBody;

/**
 * What the server holds is newer.
 */
export type ConflictResponse = ServerErrorBody;

/**
 * What the caller already has is still right.
 */
export type NotModifiedResponse = void;

/**
 * The picture. The type always says JPEG, even where an uploaded file of another type is served as it is.
 */
export type PosterResponse = Blob;

/**
 * The file is too large (1 MB a file, 10 MB a call); no body.
 */
export type TooLargeResponse = void;

/**
 * Which page of the list, counted from 0.
 */
export type PageParameter = number;

/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 */
export type SizeParameter = number;

/**
 * Everything at once; page and size are then ignored.
 */
export type UnpagedParameter = boolean;

/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
export type SortParameter = string[];

/**
 * Words to look for.
 */
export type SearchParameter = string;

/**
 * Only what is in these libraries.
 */
export type LibraryIdsParameter = Id[];

/**
 * Only what is in these collections.
 */
export type CollectionIdsParameter = Id[];

/**
 * States of publication.
 */
export type SeriesStatusesParameter = SeriesStatus[];

/**
 * How far the caller has read.
 */
export type ReadStatusesParameter = ReadStatus[];

/**
 * Publishers.
 */
export type PublishersParameter = string[];

/**
 * Languages as BCP 47 codes.
 */
export type LanguagesParameter = string[];

/**
 * Genres.
 */
export type GenresParameter = string[];

/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
export type TagsParameter = string[];

/**
 * Age ratings; a word such as `None` stands for unrated.
 */
export type AgeRatingsParameter = string[];

/**
 * Years in which the earliest book came out.
 */
export type ReleaseYearsParameter = string[];

/**
 * Sharing labels.
 */
export type SharingLabelsParameter = string[];

/**
 * Only what is in the trash, or only what is not; both when absent.
 */
export type DeletedParameter = boolean;

/**
 * Only complete series, or only incomplete ones; a series of unknown length is neither.
 */
export type CompleteParameter = boolean;

/**
 * Only one-shots, or none; both when absent.
 */
export type OneshotParameter = boolean;

/**
 * A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma.
 */
export type SearchRegexParameter = string;

/**
 * Authors as `name,role`, cut at the last comma; a value without a comma is ignored.
 */
export type AuthorsParameter = string[];

/**
 * States of the analysis.
 */
export type MediaStatusesParameter = MediaStatus[];

/**
 * Whether the new poster becomes the chosen one.
 */
export type SelectedParameter = boolean;

/**
 * Only what belongs to these series.
 */
export type SeriesIdsParameter = Id[];

/**
 * Only what is on these read lists.
 */
export type ReadListIdsParameter = Id[];

export type ScanLibraryParams = {
/**
 * Look into every file whatever its date.
 */
deep?: boolean;
};

export type ListSeriesParams = {
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type ListSeriesByQueryParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * States of publication.
 */
status?: SeriesStatusesParameter;
/**
 * How far the caller has read.
 */
read_status?: ReadStatusesParameter;
/**
 * Publishers.
 */
publisher?: PublishersParameter;
/**
 * Languages as BCP 47 codes.
 */
language?: LanguagesParameter;
/**
 * Genres.
 */
genre?: GenresParameter;
/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
tag?: TagsParameter;
/**
 * Age ratings; a word such as `None` stands for unrated.
 */
age_rating?: AgeRatingsParameter;
/**
 * Years in which the earliest book came out.
 */
release_year?: ReleaseYearsParameter;
/**
 * Sharing labels.
 */
sharing_label?: SharingLabelsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only complete series, or only incomplete ones; a series of unknown length is neither.
 */
complete?: CompleteParameter;
/**
 * Only one-shots, or none; both when absent.
 */
oneshot?: OneshotParameter;
/**
 * A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma.
 */
search_regex?: SearchRegexParameter;
/**
 * Authors as `name,role`, cut at the last comma; a value without a comma is ignored.
 */
author?: AuthorsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type ListSeriesGroupsByQueryParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * States of publication.
 */
status?: SeriesStatusesParameter;
/**
 * How far the caller has read.
 */
read_status?: ReadStatusesParameter;
/**
 * Publishers.
 */
publisher?: PublishersParameter;
/**
 * Languages as BCP 47 codes.
 */
language?: LanguagesParameter;
/**
 * Genres.
 */
genre?: GenresParameter;
/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
tag?: TagsParameter;
/**
 * Age ratings; a word such as `None` stands for unrated.
 */
age_rating?: AgeRatingsParameter;
/**
 * Years in which the earliest book came out.
 */
release_year?: ReleaseYearsParameter;
/**
 * Sharing labels.
 */
sharing_label?: SharingLabelsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only complete series, or only incomplete ones; a series of unknown length is neither.
 */
complete?: CompleteParameter;
/**
 * Only one-shots, or none; both when absent.
 */
oneshot?: OneshotParameter;
/**
 * A regular expression and the field it is held against, as `expression,title` or `expression,title_sort`, cut at the last comma.
 */
search_regex?: SearchRegexParameter;
/**
 * Authors as `name,role`, cut at the last comma; a value without a comma is ignored.
 */
author?: AuthorsParameter;
};

export type GetNewSeriesParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only one-shots, or none; both when absent.
 */
oneshot?: OneshotParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetUpdatedSeriesParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only one-shots, or none; both when absent.
 */
oneshot?: OneshotParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetLatestSeriesParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only one-shots, or none; both when absent.
 */
oneshot?: OneshotParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetBooksOfSeriesParams = {
/**
 * States of the analysis.
 */
media_status?: MediaStatusesParameter;
/**
 * How far the caller has read.
 */
read_status?: ReadStatusesParameter;
/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
tag?: TagsParameter;
/**
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Authors as `name,role`, cut at the last comma; a value without a comma is ignored.
 */
author?: AuthorsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type ListBooksParams = {
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type ListBooksByQueryParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * States of the analysis.
 */
media_status?: MediaStatusesParameter;
/**
 * How far the caller has read.
 */
read_status?: ReadStatusesParameter;
/**
 * Only books that came out after this day.
 */
released_after?: string;
/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
tag?: TagsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetDuplicateBooksParams = {
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetBooksOnDeckParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
};

export type GetLatestBooksParams = {
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

/**
 * One update for each book by its id; unknown ids are passed over.
 */
export type UpdateBooksMetadataBody = {[key: string]: BookMetadataUpdate};

export type GetBookPageParams = {
/**
 * Turn the picture into another type; small or capital letters.
 */
convert?: GetBookPageConvert;
/**
 * Count pages from 0.
 */
zero_based?: boolean;
/**
 * Whether the Accept header may turn a page of a PDF into a PDF of one page; a plain fetch would get that.
 */
contentNegotiation?: boolean;
};

export type GetBookPageConvert = typeof GetBookPageConvert[keyof typeof GetBookPageConvert];


export const GetBookPageConvert = {
  jpeg: 'jpeg',
  png: 'png',
} as const;

export type AddBookThumbnailParams = {
/**
 * Whether the new poster becomes the chosen one.
 */
selected?: SelectedParameter;
};

export type AddBookThumbnailBody = {
  /** A picture, 1 MB at most. */
  file: Blob | File;
  /** Whether it becomes the chosen one; may also be said in the address. */
  selected?: boolean;
};

export type AddSeriesThumbnailParams = {
/**
 * Whether the new poster becomes the chosen one.
 */
selected?: SelectedParameter;
};

export type AddSeriesThumbnailBody = {
  /** A picture, 1 MB at most. */
  file: Blob | File;
  /** Whether it becomes the chosen one; may also be said in the address. */
  selected?: boolean;
};

export type AddCollectionThumbnailParams = {
/**
 * Whether the new poster becomes the chosen one.
 */
selected?: SelectedParameter;
};

export type AddCollectionThumbnailBody = {
  /** A picture, 1 MB at most. */
  file: Blob | File;
  /** Whether it becomes the chosen one; may also be said in the address. */
  selected?: boolean;
};

export type AddReadListThumbnailParams = {
/**
 * Whether the new poster becomes the chosen one.
 */
selected?: SelectedParameter;
};

export type AddReadListThumbnailBody = {
  /** A picture, 1 MB at most. */
  file: Blob | File;
  /** Whether it becomes the chosen one; may also be said in the address. */
  selected?: boolean;
};

export type RegenerateBookThumbnailsParams = {
/**
 * Only posters that would become larger.
 */
for_bigger_result_only?: boolean;
};

export type GetGenresParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetTagsParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetBookTagsParams = {
/**
 * Only what belongs to this series.
 */
series_id?: Id;
/**
 * Only what is on this read list.
 */
readlist_id?: Id;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
};

export type GetSeriesTagsParams = {
/**
 * Only what is in this library.
 */
library_id?: Id;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetSharingLabelsParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetPublishersParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetLanguagesParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetAgeRatingsParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetReleaseYearsParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in this collection; passed over when libraries are given.
 */
collection_id?: Id;
};

export type GetAuthorNamesParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Passed over by the server; all libraries count.
 */
library_id?: Id;
};

export type GetAuthorRolesParams = {
/**
 * Passed over by the server; all libraries count.
 */
library_id?: Id;
};

export type GetAuthorListParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in this library.
 */
library_id?: Id;
/**
 * Only what is in this collection.
 */
collection_id?: Id;
/**
 * Only what belongs to this series.
 */
series_id?: Id;
};

export type GetAuthorsParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only authors in this role; small and capital letters differ.
 */
role?: string;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Only what belongs to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Only what is on these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetGenresPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetTagsPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Whose tags.
 */
include?: TagOwner;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Only what belongs to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Only what is on these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetSharingLabelsPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetPublishersPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetLanguagesPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAgeRatingsPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetReleaseYearsPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAuthorNamesPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only authors in this role; small and capital letters differ.
 */
role?: string;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Only what belongs to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Only what is on these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAuthorRolesPageParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Only what is in these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Only what belongs to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Only what is on these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Which page of the list, counted from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * How many entries a page has. The server gives 2000 at most; a number below 1 counts as 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

