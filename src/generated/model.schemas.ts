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

export interface ClaimStatus {
  isClaimed: boolean;
}

export interface OAuth2Provider {
  /** For people to read. */
  name: string;
  /** Part of the address that starts it: `/oauth2/authorization/{registrationId}`. */
  registrationId: string;
}

export type AgeRestrictionMode = typeof AgeRestrictionMode[keyof typeof AgeRestrictionMode];


export const AgeRestrictionMode = {
  ALLOW_ONLY: 'ALLOW_ONLY',
  EXCLUDE: 'EXCLUDE',
} as const;

export interface AgeRestriction {
  age: number;
  restriction: AgeRestrictionMode;
}

export interface User {
  id: Id;
  email: string;
  /** USER is always among them. */
  roles: Role[];
  sharedAllLibraries: boolean;
  /** Empty when all libraries are shared. */
  sharedLibrariesIds: Id[];
  /** Sharing labels that are needed, in lower case. */
  labelsAllow: string[];
  /** Sharing labels that are kept away, in lower case. */
  labelsExclude: string[];
  /** Absent when there is none; null before 1.24.4. */
  ageRestriction?: AgeRestriction | null;
}

/**
 * NONE is known since 1.22.0.
 */
export type AgeRestrictionUpdateMode = typeof AgeRestrictionUpdateMode[keyof typeof AgeRestrictionUpdateMode];


export const AgeRestrictionUpdateMode = {
  ALLOW_ONLY: 'ALLOW_ONLY',
  EXCLUDE: 'EXCLUDE',
  NONE: 'NONE',
} as const;

export interface AgeRestrictionUpdate {
  /** @minimum 0 */
  age: number;
  restriction: AgeRestrictionUpdateMode;
}

/**
 * Both are needed; ids of unknown libraries are dropped.
 */
export interface SharedLibrariesUpdate {
  all: boolean;
  libraryIds: Id[];
}

/**
 * A role, or another word, which is ignored.
 */
export type UserRoleWord = Role | string;

/**
 * Restrictions and libraries are taken since 1.22.0; without them all libraries are shared and nothing is kept away.
 */
export interface UserCreation {
  /** @pattern .+@.+\..+ */
  email: string;
  /**
     * Not blank.
     * @minLength 1
     */
  password: string;
  /** Words that are no roles are ignored. */
  roles?: UserRoleWord[];
  ageRestriction?: AgeRestrictionUpdate | null;
  /** @nullable */
  labelsAllow?: string[] | null;
  /** @nullable */
  labelsExclude?: string[] | null;
  sharedLibraries?: SharedLibrariesUpdate | null;
}

/**
 * What is absent stays.
 */
export interface UserUpdate {
  /** Null or the mode NONE takes it away. */
  ageRestriction?: AgeRestrictionUpdate | null;
  /**
     * Null empties it. Words are trimmed and put in lower case.
     * @nullable
     */
  labelsAllow?: string[] | null;
  /**
     * Null empties it. Words are trimmed and put in lower case.
     * @nullable
     */
  labelsExclude?: string[] | null;
  /** All roles that the user shall have, USER aside. Null makes the server fail. */
  roles?: UserRoleWord[];
  sharedLibraries?: SharedLibrariesUpdate;
}

export interface PasswordUpdate {
  /**
     * Not blank.
     * @minLength 1
     */
  password: string;
}

export interface AuthenticationActivity {
  /**
     * Null for an unknown address or key.
     * @nullable
     */
  userId: string | null;
  /**
     * What was tried; null for an unknown key.
     * @nullable
     */
  email: string | null;
  /** @nullable */
  apiKeyId: string | null;
  /**
     * Comment of the key, or a hash of what was tried when it is unknown.
     * @nullable
     */
  apiKeyComment: string | null;
  /** @nullable */
  ip: string | null;
  /**
     * Empty when the program did not say.
     * @nullable
     */
  userAgent: string | null;
  success: boolean;
  /** @nullable */
  error: string | null;
  dateTime: string;
  /**
     * Password, ApiKey, RememberMe or `OAuth2:` and the name of the provider.
     * @nullable
     */
  source: string | null;
}

/**
 * One page of sign-ins.
 */
export interface PagedAuthenticationActivity {
  content: AuthenticationActivity[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export interface ApiKey {
  id: Id;
  userId: Id;
  /** Thirty-two hexadecimal characters in the answer that makes it, stars everywhere else. */
  key: string;
  comment: string;
  createdDate: string;
  lastModifiedDate: string;
}

export interface ApiKeyRequest {
  /**
     * Not blank; trimmed; each can be used once, whatever its case.
     * @minLength 1
     */
  comment: string;
}

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
  /** @minimum 0 */
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
  /** @minimum 0 */
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
  /** @minimum 0 */
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
  /** In an order made by hand, else by title. */
  ordered: boolean;
  /** In stored order, without those that are hidden from the caller. */
  seriesIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  /** Some series are hidden from the caller. */
  filtered: boolean;
}

export interface CollectionCreation {
  /**
     * Not blank; each can be used once, whatever its case.
     * @minLength 1
     */
  name: string;
  ordered: boolean;
  /** @minItems 1 */
  seriesIds: Id[];
}

/**
 * What is absent or null stays.
 */
export interface CollectionUpdate {
  /**
     * Not blank; each can be used once, whatever its case.
     * @minLength 1
     * @nullable
     */
  name?: string | null;
  /** @nullable */
  ordered?: boolean | null;
  /**
     * Takes the place of the whole list.
     * @minItems 1
     * @nullable
     */
  seriesIds?: Id[] | null;
}

/**
 * One page of collections.
 */
export interface PagedCollections {
  content: Collection[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export interface ReadList {
  id: Id;
  name: string;
  /** Can be empty. */
  summary: string;
  /** In an order made by hand, else by release date. */
  ordered: boolean;
  /** In stored order, without those that are hidden from the caller. */
  bookIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  /** Some books are hidden from the caller. */
  filtered: boolean;
}

export interface ReadListCreation {
  /**
     * Not blank; each can be used once, whatever its case.
     * @minLength 1
     */
  name: string;
  summary?: string;
  ordered?: boolean;
  /** @minItems 1 */
  bookIds: Id[];
}

/**
 * What is absent or null stays.
 */
export interface ReadListUpdate {
  /**
     * Not blank; each can be used once, whatever its case.
     * @minLength 1
     * @nullable
     */
  name?: string | null;
  /** @nullable */
  summary?: string | null;
  /** @nullable */
  ordered?: boolean | null;
  /**
     * Takes the place of the whole list.
     * @minItems 1
     * @nullable
     */
  bookIds?: Id[] | null;
}

export interface ReadListMatchName {
  name: string;
  /** `ERR_1009` when a read list of this name exists, else empty. */
  errorCode: string;
}

export interface ReadListMatchRequest {
  /** Titles that were looked for, with and without the volume. */
  series: string[];
  number: string;
}

export interface ReadListMatchSeries {
  seriesId: Id;
  title: string;
  /** @nullable */
  releaseDate: string | null;
}

export interface ReadListMatchBook {
  bookId: Id;
  number: string;
  title: string;
}

export interface ReadListMatchCandidate {
  series: ReadListMatchSeries;
  books: ReadListMatchBook[];
}

export interface ReadListMatchEntry {
  request: ReadListMatchRequest;
  /** Empty when nothing was found. */
  matches: ReadListMatchCandidate[];
}

export interface ReadListMatch {
  readListMatch: ReadListMatchName;
  /** One for each entry of the file. */
  requests: ReadListMatchEntry[];
  /** Always empty in the known releases. */
  errorCode: string;
}

/**
 * One page of read lists.
 */
export interface PagedReadLists {
  content: ReadList[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
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
  /** @minimum 0 */
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
  /** @minimum 0 */
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
  /** @minimum 0 */
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
 * Words joined by dots, in lower case; the first begins with a letter.
 * @pattern ^[a-z](?:[a-z0-9_-]*[a-z0-9])*(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])*)*$
 */
export type ClientSettingKey = string;

export interface ClientSetting {
  value: string;
  /** Shown to people who are signed out. Absent for settings of one person. */
  allowUnauthorized?: boolean;
}

/**
 * Settings by key.
 */
export interface ClientSettings {[key: string]: ClientSetting}

export interface UserClientSettingUpdate {
  /**
     * Not blank.
     * @minLength 1
     */
  value: string;
}

export interface UserClientSettingsUpdate {[key: string]: UserClientSettingUpdate}

export interface GlobalClientSettingUpdate {
  /**
     * Not blank.
     * @minLength 1
     */
  value: string;
  allowUnauthorized: boolean;
}

export interface GlobalClientSettingsUpdate {[key: string]: GlobalClientSettingUpdate}

/**
 * Longest side: 300, 600, 900 or 1200 px.
 */
export type ThumbnailSize = typeof ThumbnailSize[keyof typeof ThumbnailSize];


export const ThumbnailSize = {
  DEFAULT: 'DEFAULT',
  MEDIUM: 'MEDIUM',
  LARGE: 'LARGE',
  XLARGE: 'XLARGE',
} as const;

/**
 * A number that can be set in two places, and which one counts now.
 */
export interface NumberSetting {
  /**
     * What the configuration file says.
     * @nullable
     */
  configurationSource: number | null;
  /**
     * What was set by a person.
     * @nullable
     */
  databaseSource: number | null;
  /** @nullable */
  effectiveValue: number | null;
}

/**
 * A text that can be set in two places, and which one counts now.
 */
export interface TextSetting {
  /**
     * What the configuration file says.
     * @nullable
     */
  configurationSource: string | null;
  /**
     * What was set by a person.
     * @nullable
     */
  databaseSource: string | null;
  /** @nullable */
  effectiveValue: string | null;
}

export interface ServerSettings {
  deleteEmptyCollections: boolean;
  deleteEmptyReadLists: boolean;
  rememberMeDurationDays: number;
  thumbnailSize: ThumbnailSize;
  /** How many tasks run at a time. */
  taskPoolSize: number;
  serverPort: NumberSetting;
  serverContextPath: TextSetting;
  /** Pass what the server does not know on to the e-reader’s shop. */
  koboProxy: boolean;
  /**
     * Outer port in addresses for e-readers.
     * @nullable
     */
  koboPort: number | null;
  kepubifyPath: TextSetting;
}

/**
 * What is absent stays; null stays too, except where it is said to unset.
 */
export interface ServerSettingsUpdate {
  /** @nullable */
  deleteEmptyCollections?: boolean | null;
  /** @nullable */
  deleteEmptyReadLists?: boolean | null;
  /**
     * @minimum 1
     * @nullable
     */
  rememberMeDurationDays?: number | null;
  /**
     * Make all remembered sign-ins worthless.
     * @nullable
     */
  renewRememberMeKey?: boolean | null;
  thumbnailSize?: ThumbnailSize | null;
  /**
     * @minimum 1
     * @nullable
     */
  taskPoolSize?: number | null;
  /**
     * Null unsets it.
     * @minimum 1
     * @maximum 65535
     * @nullable
     */
  serverPort?: number | null;
  /**
     * Null unsets it.
     * @nullable
     * @pattern ^/[\w/-]*[a-zA-Z0-9]$
     */
  serverContextPath?: string | null;
  /** @nullable */
  koboProxy?: boolean | null;
  /**
     * Null unsets it.
     * @minimum 1
     * @maximum 65535
     * @nullable
     */
  koboPort?: number | null;
  /**
     * Null unsets it. The path is not checked.
     * @nullable
     */
  kepubifyPath?: string | null;
}

export interface DirectoryRequest {
  /** Absolute; empty for the roots. */
  path?: string;
  showFiles?: boolean;
}

export type PathEntryType = typeof PathEntryType[keyof typeof PathEntryType];


export const PathEntryType = {
  directory: 'directory',
  file: 'file',
} as const;

export interface PathEntry {
  type: PathEntryType;
  name: string;
  path: string;
}

export interface DirectoryListing {
  /** Absent for the list of roots, empty when the folder is a root. For a path that does not exist it names the listed folder itself. */
  parent?: string;
  directories: PathEntry[];
  /** Empty unless asked for. */
  files: PathEntry[];
}

export interface TransientBooksRequest {
  /** A folder on the server. */
  path: string;
}

export interface TransientBook {
  id: Id;
  /** Name of the file without its extension. */
  name: string;
  /** Path of the file on the server. */
  url: string;
  /** On the clock of the server, without a zone. */
  fileLastModified: string;
  sizeBytes: number;
  /** The size for people to read. */
  size: string;
  status: MediaStatus;
  /** Empty before the analysis. */
  mediaType: string;
  /** Empty before the analysis. */
  pages: BookPage[];
  /** Entries that are no pages. */
  files: string[];
  /** Empty, or an error code with detail in brackets. */
  comment: string;
  /**
     * Guessed number in the series.
     * @nullable
     */
  number: number | null;
  /**
     * Guessed series.
     * @nullable
     */
  seriesId: string | null;
}

export interface BookImport {
  /** Absolute path, outside all libraries. */
  sourceFile: string;
  seriesId: Id;
  /**
     * Book of the series whose place the file takes. Needed for a one-shot.
     * @nullable
     */
  upgradeBookId?: string | null;
  /**
     * Name of the file in the library, without extension.
     * @nullable
     */
  destinationName?: string | null;
}

/**
 * HARDLINK copies where no hard link can be made.
 */
export type CopyMode = typeof CopyMode[keyof typeof CopyMode];


export const CopyMode = {
  MOVE: 'MOVE',
  COPY: 'COPY',
  HARDLINK: 'HARDLINK',
} as const;

export interface BookImportBatch {
  books: BookImport[];
  copyMode: CopyMode;
}

/**
 * Texts by name: `name` and `reason` of what was deleted, `source` and `upgrade` of an import, `former file` of a conversion, `page number`, `page file name`, `page file hash`, `page file size` and `page media type` of a page.
 */
export type HistoryEventProperties = {[key: string]: string};

export type HistoryEventType = typeof HistoryEventType[keyof typeof HistoryEventType];


export const HistoryEventType = {
  BookConverted: 'BookConverted',
  BookFileDeleted: 'BookFileDeleted',
  BookImported: 'BookImported',
  DuplicatePageDeleted: 'DuplicatePageDeleted',
  SeriesFolderDeleted: 'SeriesFolderDeleted',
} as const;

export interface HistoryEvent {
  /** Since 1.23.5. */
  id?: string;
  type: HistoryEventType;
  /** On the clock of the server, without a zone. */
  timestamp: string;
  /**
     * Null for a folder. The book may be gone.
     * @nullable
     */
  bookId: string | null;
  /**
     * The series may be gone.
     * @nullable
     */
  seriesId: string | null;
  /** Texts by name: `name` and `reason` of what was deleted, `source` and `upgrade` of an import, `former file` of a conversion, `page number`, `page file name`, `page file hash`, `page file size` and `page media type` of a page. */
  properties: HistoryEventProperties;
}

/**
 * One page of events.
 */
export interface PagedHistory {
  content: HistoryEvent[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export interface AnnouncementAuthor {
  /** @nullable */
  name: string | null;
  /** @nullable */
  url: string | null;
}

export interface AnnouncementState {
  /** The caller has marked it as read. */
  read: boolean;
}

export interface Announcement {
  id: string;
  /** @nullable */
  url: string | null;
  /** @nullable */
  title: string | null;
  /** @nullable */
  summary: string | null;
  /**
     * HTML from outside; clean it before showing it.
     * @nullable
     */
  content_html: string | null;
  /** @nullable */
  date_modified: string | null;
  author: AnnouncementAuthor | null;
  tags: string[];
  _komga: AnnouncementState;
}

/**
 * A JSON feed.
 */
export interface AnnouncementFeed {
  version: string;
  title: string;
  /** @nullable */
  home_page_url: string | null;
  /** @nullable */
  description: string | null;
  items: Announcement[];
}

export interface Release {
  version: string;
  releaseDate: string;
  url: string;
  latest: boolean;
  preRelease: boolean;
  /** Markdown from outside; clean it before showing it. */
  description: string;
}

export type PageHashAction = typeof PageHashAction[keyof typeof PageHashAction];


export const PageHashAction = {
  DELETE_AUTO: 'DELETE_AUTO',
  DELETE_MANUAL: 'DELETE_MANUAL',
  IGNORE: 'IGNORE',
} as const;

export interface KnownPageHash {
  hash: string;
  /**
     * Bytes of one such page.
     * @nullable
     */
  size: number | null;
  action: PageHashAction;
  /** How many were removed so far. */
  deleteCount: number;
  /** How many there are now. */
  matchCount: number;
  /** In UTC, but without the letter that says so. */
  created: string;
  /** In UTC, but without the letter that says so. */
  lastModified: string;
}

export interface UnknownPageHash {
  hash: string;
  /**
     * Bytes of one such page.
     * @nullable
     */
  size: number | null;
  matchCount: number;
}

export interface PageHashMatch {
  bookId: Id;
  /** Path of the book on the server. */
  url: string;
  /** Counted from 1. */
  pageNumber: number;
  fileName: string;
  fileSize: number;
  mediaType: string;
}

export interface PageHashUpdate {
  /**
     * Not blank.
     * @minLength 1
     */
  hash: string;
  /** @nullable */
  size?: number | null;
  action: PageHashAction;
}

/**
 * One page of known hashes.
 */
export interface PagedKnownPageHashes {
  content: KnownPageHash[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
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
 * One page of new hashes.
 */
export interface PagedUnknownPageHashes {
  content: UnknownPageHash[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
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
 * One page of places.
 */
export interface PagedPageHashMatches {
  content: PageHashMatch[];
  pageable: Pageable;
  sort: SortState;
  /** @minimum 0 */
  totalElements: number;
  totalPages: number;
  number: number;
  size: number;
  numberOfElements: number;
  first: boolean;
  last: boolean;
  empty: boolean;
}

export type ServerInfoOs = {
  name: string;
  version: string;
  arch: string;
};

export type ServerInfoGitCommit = {
  id: string;
  time: string;
};

export interface ServerInfoGit {
  branch: string;
  commit: ServerInfoGitCommit;
}

export interface ServerInfoBuild {
  artifact: string;
  name: string;
  /** Version of the server. */
  version: string;
  group: string;
}

export type ServerInfoJavaVendor = {
  name: string;
  version?: string;
};

export type ServerInfoJavaRuntime = {
  name: string;
  version: string;
};

export type ServerInfoJavaJvm = {
  name: string;
  vendor: string;
  version: string;
};

export interface ServerInfoJava {
  version: string;
  vendor: ServerInfoJavaVendor;
  runtime: ServerInfoJavaRuntime;
  jvm: ServerInfoJavaJvm;
}

export interface ServerInfo {
  git: ServerInfoGit;
  build: ServerInfoBuild;
  java: ServerInfoJava;
  os: ServerInfoOs;
}

export interface ShutdownNotice {
  message: string;
}

export interface MetricNames {
  names: string[];
}

export type MetricStatistic = typeof MetricStatistic[keyof typeof MetricStatistic];


export const MetricStatistic = {
  VALUE: 'VALUE',
  COUNT: 'COUNT',
  TOTAL: 'TOTAL',
  TOTAL_TIME: 'TOTAL_TIME',
  MAX: 'MAX',
  ACTIVE_TASKS: 'ACTIVE_TASKS',
  DURATION: 'DURATION',
  UNKNOWN: 'UNKNOWN',
} as const;

export interface Measurement {
  statistic: MetricStatistic;
  value: number;
}

export interface MetricTag {
  tag: string;
  values: string[];
}

export interface Metric {
  name: string;
  /**
     * Absent at times.
     * @nullable
     */
  description?: string | null;
  /**
     * Absent at times.
     * @nullable
     */
  baseUnit?: string | null;
  measurements: Measurement[];
  /** Empty once every tag is given. */
  availableTags: MetricTag[];
}

export type HealthPartDetails = { [key: string]: unknown };

export type HealthPartComponents = {[key: string]: HealthPart};

export interface HealthPart {
  status: string;
  description?: string;
  details?: HealthPartDetails;
  components?: HealthPartComponents;
}

/**
 * Only for administrators: each part of the server.
 */
export type HealthComponents = {[key: string]: HealthPart};

export interface Health {
  status: string;
  groups?: string[];
  /** Only for administrators: each part of the server. */
  components?: HealthComponents;
}

export interface LibraryEvent {
  libraryId: Id;
}

export interface SeriesEvent {
  seriesId: Id;
  libraryId: Id;
}

export interface BookEvent {
  bookId: Id;
  seriesId: Id;
  libraryId: Id;
}

export interface BookImportedEvent {
  /**
     * Null when it failed.
     * @nullable
     */
  bookId: string | null;
  sourceFile: string;
  success: boolean;
  /**
     * Why it failed: an error code or a sentence.
     * @nullable
     */
  message: string | null;
}

export interface CollectionEvent {
  collectionId: Id;
  seriesIds: Id[];
}

export interface ReadListEvent {
  readListId: Id;
  bookIds: Id[];
}

export interface ReadProgressEvent {
  bookId: Id;
  userId: Id;
}

export interface ReadProgressSeriesEvent {
  seriesId: Id;
  userId: Id;
}

export interface BookThumbnailEvent {
  bookId: Id;
  /** Empty when the book is gone. */
  seriesId: string;
  selected: boolean;
}

export interface SeriesThumbnailEvent {
  seriesId: Id;
  selected: boolean;
}

export interface ReadListThumbnailEvent {
  readListId: Id;
  selected: boolean;
}

export interface CollectionThumbnailEvent {
  collectionId: Id;
  selected: boolean;
}

/**
 * How many of each kind, such as ScanLibrary or AnalyzeBook.
 */
export type TaskQueueStatusCountByType = {[key: string]: number};

/**
 * Told every ten seconds, also when nothing waits.
 */
export interface TaskQueueStatus {
  count: number;
  /** How many of each kind, such as ScanLibrary or AnalyzeBook. */
  countByType: TaskQueueStatusCountByType;
}

export interface SessionExpiredEvent {
  userId: Id;
}

/**
 * The answer cannot be given in the type that was asked for.
 */
export type NotAcceptableResponse = ServerErrorBody;

/**
 * Fields break rules (violations), or the body as a whole cannot be taken (message).
 */
export type InvalidResponse = ValidationError | ServerErrorBody;

/**
 * Nobody is signed in. Empty for calls with `X-Requested-With: XMLHttpRequest`, else a description of the ways to sign in.
 */
export type UnauthorizedResponse = SignInOffer;

/**
 * Done.
 */
export type NoContentResponse = void;

/**
 * The content type or, for a poster, the file is of a kind that is not taken.
 */
export type UnsupportedMediaTypeResponse = ServerErrorBody;

/**
 * The role is missing, or the thing is not for this user. Empty when only pictures were asked for.
 */
export type ForbiddenResponse = ServerErrorBody;

/**
 * There is no such thing. Empty when only pictures were asked for.
 */
export type NotFoundResponse = ServerErrorBody;

/**
 * The server failed on it.
 */
export type ServerFailedResponse = ServerErrorBody;

/**
 * A parameter or the body cannot be understood, or a rule was broken; the message says which. Empty when only pictures were asked for.
 */
export type BadRequestResponse = ServerErrorBody;

/**
 * Taken on; the work is done later or has just been done.
 */
export type AcceptedResponse = void;

/**
 * There is no such thing; no body.
 */
export type NotFoundEmptyResponse = void;

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

export type ClaimServerHeaders = {
/**
 * E-mail address of the first account.
 */
'X-Komga-Email': string;
/**
 * Its password.
 * @minLength 1
 */
'X-Komga-Password': string;
};

export type SetSessionCookieHeaders = {
/**
 * The session.
 */
'X-Auth-Token': string;
};

export type GetMeParams = {
/**
 * When signing in: whether a second cookie remembers the person when the session has ended.
 */
'remember-me'?: boolean;
};

export type GetMyAuthenticationActivityParams = {
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

export type GetAuthenticationActivityParams = {
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

export type GetLatestAuthenticationActivityParams = {
/**
 * Only sign-ins with this key.
 */
apikey_id?: Id;
};

export type DeleteSyncPointsParams = {
/**
 * Only those of these keys; all when absent.
 */
key_id?: Id[];
};

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

export type GetCollectionsParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
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
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetSeriesOfCollectionParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
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
 * Only what is in the trash, or only what is not; both when absent.
 */
deleted?: DeletedParameter;
/**
 * Only complete series, or only incomplete ones; a series of unknown length is neither.
 */
complete?: CompleteParameter;
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
};

export type GetReadListsParams = {
/**
 * Words to look for.
 */
search?: SearchParameter;
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
/**
 * Everything at once; page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetBooksOfReadListParams = {
/**
 * Only what is in these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * How far the caller has read.
 */
read_status?: ReadStatusesParameter;
/**
 * Tags. One lone value that holds a comma is cut at the comma.
 */
tag?: TagsParameter;
/**
 * States of the analysis.
 */
media_status?: MediaStatusesParameter;
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
};

export type MatchReadListBody = {
  /** A list in XML (.cbl), 1 MB at most. */
  file: Blob | File;
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

export type GetHistoryParams = {
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
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetKnownPageHashesParams = {
/**
 * Only with these decisions.
 */
action?: PageHashAction[];
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
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetUnknownPageHashesParams = {
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
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetPageHashMatchesParams = {
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
 * Order, as `key`, `key,asc` or `key,desc`; repeat for further keys. Keys that the list does not know are dropped without a word.
 */
sort?: SortParameter;
};

export type GetUnknownPageHashThumbnailParams = {
/**
 * Longest side in pixels; the page as it is when absent.
 * @minimum 1
 */
resize?: number;
};

export type GetMetricParams = {
/**
 * Tags as `key:value`. The tag `library` carries the id of a library, `type` the kind of task.
 * @items.pattern ^[^:]+:.*$
 */
tag?: string[];
};

export type GetLogFileHeaders = {
/**
 * Which bytes.
 */
Range?: string;
};

