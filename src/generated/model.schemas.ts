/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * 13 characters: digits and capital letters.
 */
export type Id = string;

/**
 * Error response. Messages such as `404 NOT_FOUND` or `No message available` are not for users.
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
 * Violated rules. May be empty.
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
 * Sign-in methods for programs other than web pages of this server.
 */
export interface SignInOffer {
  id: string;
  title: string;
  description: string;
  authentication: SignInOfferAuthenticationItem[];
  links: SignInOfferLinksItem[];
}

/**
 * Whether the list is sorted. The keys are not included.
 */
export interface SortState {
  empty: boolean;
  sorted: boolean;
  unsorted: boolean;
}

/**
 * Requested page. Does not show whether the list was unpaged.
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
  /** One of the usual roles, or any other text. */
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
  /** First character of the sort title in lower case. */
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
 * Greater and less include the value.
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
  /** Date-time with time zone. Only its date in UTC is used. */
  dateTime: string;
}

export type PeriodOperator = typeof PeriodOperator[keyof typeof PeriodOperator];


export const PeriodOperator = {
  isInTheLast: 'isInTheLast',
  isNotInTheLast: 'isNotInTheLast',
} as const;

export interface PeriodCondition {
  operator: PeriodOperator;
  /** ISO 8601 duration in days or smaller units, such as `P30D`. */
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
 * Without name and role, every author matches.
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
  /** Display name. */
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
  /** Roles, always including USER. */
  roles: Role[];
  sharedAllLibraries: boolean;
  /** Empty when all libraries are shared. */
  sharedLibrariesIds: Id[];
  /** Allowed sharing labels, in lower case. */
  labelsAllow: string[];
  /** Excluded sharing labels, in lower case. */
  labelsExclude: string[];
  /** Absent without a restriction; null before 1.24.4. */
  ageRestriction?: AgeRestriction | null;
}

/**
 * NONE is supported since 1.22.0.
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
 * Both fields are required. Unknown library ids are ignored.
 */
export interface SharedLibrariesUpdate {
  all: boolean;
  libraryIds: Id[];
}

/**
 * A role. Other texts are ignored.
 */
export type UserRoleWord = Role | string;

/**
 * Restrictions and libraries are supported since 1.22.0. By default all libraries are shared, without restrictions.
 */
export interface UserCreation {
  /** @pattern .+@.+\..+ */
  email: string;
  /**
     * Not blank.
     * @minLength 1
     */
  password: string;
  /** Unknown roles are ignored. */
  roles?: UserRoleWord[];
  ageRestriction?: AgeRestrictionUpdate | null;
  /** @nullable */
  labelsAllow?: string[] | null;
  /** @nullable */
  labelsExclude?: string[] | null;
  sharedLibraries?: SharedLibrariesUpdate | null;
}

/**
 * Absent fields keep their value.
 */
export interface UserUpdate {
  /** Null or the mode NONE removes the restriction. */
  ageRestriction?: AgeRestrictionUpdate | null;
  /**
     * Null clears the list. Labels are trimmed and converted to lower case.
     * @nullable
     */
  labelsAllow?: string[] | null;
  /**
     * Null clears the list. Labels are trimmed and converted to lower case.
     * @nullable
     */
  labelsExclude?: string[] | null;
  /** All roles of the user except USER. Null causes a server error. */
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
     * Email address of the attempt; null for an unknown key.
     * @nullable
     */
  email: string | null;
  /** @nullable */
  apiKeyId: string | null;
  /**
     * Comment of the key; for an unknown key its hash.
     * @nullable
     */
  apiKeyComment: string | null;
  /** @nullable */
  ip: string | null;
  /**
     * User-Agent header; empty without one.
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
  /** 32 hexadecimal characters in the response that creates the key, asterisks in all others. */
  key: string;
  comment: string;
  createdDate: string;
  lastModifiedDate: string;
}

export interface ApiKeyRequest {
  /**
     * Not blank. Trimmed. Unique, ignoring case.
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
  /** Folder on the server; empty for users other than administrators. */
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
  /** Whether to rename files with a wrong extension. */
  repairExtensions: boolean;
  /** Whether to convert other archives to CBZ. */
  convertToCbz: boolean;
  emptyTrashAfterScan: boolean;
  hashFiles: boolean;
  hashPages: boolean;
  /** Since 1.17.0. */
  hashKoreader?: boolean;
  /** Whether to read page dimensions. */
  analyzeDimensions: boolean;
  scanInterval: ScanInterval;
  seriesCover: SeriesCover;
  scanDirectoryExclusions: string[];
  /** @nullable */
  oneshotsDirectory: string | null;
  /** Whether the folder was missing at the last scan. */
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
  /** Whether to rename files with a wrong extension. */
  repairExtensions?: boolean;
  /** Whether to convert other archives to CBZ. */
  convertToCbz?: boolean;
  emptyTrashAfterScan?: boolean;
  hashFiles?: boolean;
  hashPages?: boolean;
  /** Since 1.17.0. */
  hashKoreader?: boolean;
  /** Whether to read page dimensions. */
  analyzeDimensions?: boolean;
  scanInterval?: ScanInterval;
  seriesCover?: SeriesCover;
  scanDirectoryExclusions?: string[];
  /** @nullable */
  oneshotsDirectory?: string | null;
}

/**
 * Absent and null fields keep their value. Null clears scanDirectoryExclusions and oneshotsDirectory.
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
     * Whether to rename files with a wrong extension.
     * @nullable
     */
  repairExtensions?: boolean | null;
  /**
     * Whether to convert other archives to CBZ.
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
     * Whether to read page dimensions.
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
  /** Empty when unknown. */
  readingDirection: ReadingDirection | '';
  publisher: string;
  /** @nullable */
  ageRating: number | null;
  /** BCP 47 tag, or empty. */
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
 * Metadata aggregated from the books of the series.
 */
export interface BookMetadataAggregation {
  authors: Author[];
  tags: string[];
  /**
     * Earliest release date of the books.
     * @nullable
     */
  releaseDate: string | null;
  summary: string;
  /** Number of the book with this summary. */
  summaryNumber: string;
  created: string;
  lastModified: string;
}

export interface Series {
  id: Id;
  libraryId: Id;
  /** Name of the folder. */
  name: string;
  /** Path on the server; empty for users other than administrators. */
  url: string;
  created: string;
  /** Time of the last change of files, not of metadata. */
  lastModified: string;
  fileLastModified: string;
  /** Number of books, including those in the trash. */
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
 * Absent fields keep their value. Null keeps status, titles, summary, publisher, language and locks, and clears other fields.
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
     * An empty text clears it.
     * @nullable
     */
  summary?: string | null;
  readingDirection?: ReadingDirection | null;
  /**
     * An empty text clears it.
     * @nullable
     */
  publisher?: string | null;
  /**
     * @minimum 0
     * @nullable
     */
  ageRating?: number | null;
  /**
     * BCP 47 tag. An empty text clears it.
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
 * Condition on a series, named by its key. The server uses the first known key and ignores others. An empty list of conditions matches every series.
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
  /** Empty before the analysis. */
  mediaType: string;
  /** @minimum 0 */
  pagesCount: number;
  /** Error codes such as ERR_1006, some with details in brackets; empty without errors. */
  comment: string;
  /** Empty when unknown. */
  mediaProfile: MediaProfile | '';
  /** Whether all pages of the EPUB are images. */
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
  /** 13 digits, or empty. */
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
  /** Page from 1. May be 0 near the start of an EPUB, whose pages are estimated. */
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
  /** Path on the server. Only the file name for users other than administrators. */
  url: string;
  /** Position in the series, from 1. */
  number: number;
  created: string;
  lastModified: string;
  fileLastModified: string;
  sizeBytes: number;
  /** Formatted size. */
  size: string;
  media: Media;
  metadata: BookMetadata;
  /** Read status for the current user. */
  readProgress: ReadProgress | null;
  deleted: boolean;
  /** Empty before the analysis. */
  fileHash: string;
  oneshot: boolean;
}

/**
 * Absent fields keep their value. Null keeps title, numbers and locks, and clears other fields. Lists are replaced.
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
 * A page or `completed: true`, which takes precedence.
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
  /** From 1. */
  number: number;
  fileName: string;
  mediaType: string;
  /**
     * Null if the library does not read page dimensions.
     * @nullable
     */
  width: number | null;
  /** @nullable */
  height: number | null;
  /** @nullable */
  sizeBytes: number | null;
  /** Formatted size; empty when unknown. */
  size: string;
}

export interface ProgressionDevice {
  id: string;
  name: string;
}

export interface LocatorLocations {
  fragments?: string[];
  /**
     * Progression inside the file, from 0 to 1.
     * @minimum 0
     * @maximum 1
     */
  progression?: number;
  /** Position in the book, from 1. The page number of a comic. */
  position?: number;
  /**
     * Progression inside the book, from 0 to 1.
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
 * A position in a book. Empty if progress was stored by page. Requests must contain href and type.
 */
export interface Locator {
  /** Path inside the EPUB, not percent-encoded. Any text for other books. */
  href?: string;
  type?: string;
  title?: string;
  locations?: LocatorLocations;
  text?: LocatorText;
  /** Position for Kobo e-readers. */
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
 * Condition on a book, named by its key. The server uses the first known key and ignores others. An empty list of conditions matches every book.
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
 * Empty parts are left out. Writers and cover artists are contributors.
 */
export interface ManifestMetadata {
  title: string;
  identifier?: string;
  /** URL that ends with the profile: divina, epub or pdf. */
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
 * Empty parts are left out.
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
  /** Nested chapters. */
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
  /** Whether the order is manual. Otherwise sorted by title. */
  ordered: boolean;
  /** In stored order, without those hidden from the user. */
  seriesIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  /** Whether some series are hidden from the user. */
  filtered: boolean;
}

export interface CollectionCreation {
  /**
     * Not blank. Unique, ignoring case.
     * @minLength 1
     */
  name: string;
  ordered: boolean;
  /** @minItems 1 */
  seriesIds: Id[];
}

/**
 * Absent and null fields keep their value.
 */
export interface CollectionUpdate {
  /**
     * Not blank. Unique, ignoring case.
     * @minLength 1
     * @nullable
     */
  name?: string | null;
  /** @nullable */
  ordered?: boolean | null;
  /**
     * Replaces the complete list.
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
  /** Whether the order is manual. Otherwise sorted by release date. */
  ordered: boolean;
  /** In stored order, without those hidden from the user. */
  bookIds: Id[];
  createdDate: string;
  lastModifiedDate: string;
  /** Whether some books are hidden from the user. */
  filtered: boolean;
}

export interface ReadListCreation {
  /**
     * Not blank. Unique, ignoring case.
     * @minLength 1
     */
  name: string;
  summary?: string;
  ordered?: boolean;
  /** @minItems 1 */
  bookIds: Id[];
}

/**
 * Absent and null fields keep their value.
 */
export interface ReadListUpdate {
  /**
     * Not blank. Unique, ignoring case.
     * @minLength 1
     * @nullable
     */
  name?: string | null;
  /** @nullable */
  summary?: string | null;
  /** @nullable */
  ordered?: boolean | null;
  /**
     * Replaces the complete list.
     * @minItems 1
     * @nullable
     */
  bookIds?: Id[] | null;
}

export interface ReadListMatchName {
  name: string;
  /** `ERR_1009` if a read list with this name exists, else empty. */
  errorCode: string;
}

export interface ReadListMatchRequest {
  /** Searched titles, with and without the volume. */
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
  /** Empty without a match. */
  matches: ReadListMatchCandidate[];
}

export interface ReadListMatch {
  readListMatch: ReadListMatchName;
  /** Matches of each entry of the file. */
  requests: ReadListMatchEntry[];
  /** Empty in all known releases. */
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
 * One page of values.
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
 * Lower-case words joined by dots. The first begins with a letter.
 * @pattern ^[a-z](?:[a-z0-9_-]*[a-z0-9])*(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])*)*$
 */
export type ClientSettingKey = string;

export interface ClientSetting {
  value: string;
  /** Whether the setting is readable without sign-in. Absent for settings of a user. */
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
 * A number with two sources, and its effective value.
 */
export interface NumberSetting {
  /**
     * Value of the configuration file.
     * @nullable
     */
  configurationSource: number | null;
  /**
     * Value set by an administrator.
     * @nullable
     */
  databaseSource: number | null;
  /** @nullable */
  effectiveValue: number | null;
}

/**
 * A text with two sources, and its effective value.
 */
export interface TextSetting {
  /**
     * Value of the configuration file.
     * @nullable
     */
  configurationSource: string | null;
  /**
     * Value set by an administrator.
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
  /** Number of tasks that run at the same time. */
  taskPoolSize: number;
  serverPort: NumberSetting;
  serverContextPath: TextSetting;
  /** Whether to pass unknown requests on to the Kobo store. */
  koboProxy: boolean;
  /**
     * Public port in URLs for e-readers.
     * @nullable
     */
  koboPort: number | null;
  kepubifyPath: TextSetting;
}

/**
 * Absent fields keep their value. Null keeps it too, unless the field says otherwise.
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
     * Whether to invalidate all remember-me cookies.
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
     * Null removes the value.
     * @minimum 1
     * @maximum 65535
     * @nullable
     */
  serverPort?: number | null;
  /**
     * Null removes the value.
     * @nullable
     * @pattern ^/[\w/-]*[a-zA-Z0-9]$
     */
  serverContextPath?: string | null;
  /** @nullable */
  koboProxy?: boolean | null;
  /**
     * Null removes the value.
     * @minimum 1
     * @maximum 65535
     * @nullable
     */
  koboPort?: number | null;
  /**
     * Null removes the value. The path is not validated.
     * @nullable
     */
  kepubifyPath?: string | null;
}

export interface DirectoryRequest {
  /** Absolute path; empty for the roots. */
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
  /** Parent folder. Absent for the list of roots, empty for a root. For a missing path it is the listed folder itself. */
  parent?: string;
  directories: PathEntry[];
  /** Empty unless `showFiles` is set. */
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
  /** Local time of the server, without a time zone. */
  fileLastModified: string;
  sizeBytes: number;
  /** Formatted size. */
  size: string;
  status: MediaStatus;
  /** Empty before the analysis. */
  mediaType: string;
  /** Empty before the analysis. */
  pages: BookPage[];
  /** Archive entries that are not pages. */
  files: string[];
  /** Empty, or an error code with details in brackets. */
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
  /** Absolute path outside all libraries. */
  sourceFile: string;
  seriesId: Id;
  /**
     * Book of the series that the file replaces. Required for a one-shot.
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
 * HARDLINK falls back to a copy.
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
 * Details by name: `name` and `reason` of a deletion, `source` and `upgrade` of an import, `former file` of a conversion, `page number`, `page file name`, `page file hash`, `page file size` and `page media type` of a page.
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
  /** Local time of the server, without a time zone. */
  timestamp: string;
  /**
     * Null for a folder. The book may be deleted.
     * @nullable
     */
  bookId: string | null;
  /**
     * The series may be deleted.
     * @nullable
     */
  seriesId: string | null;
  /** Details by name: `name` and `reason` of a deletion, `source` and `upgrade` of an import, `former file` of a conversion, `page number`, `page file name`, `page file hash`, `page file size` and `page media type` of a page. */
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
  /** Whether the user has marked it as read. */
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
     * Untrusted HTML. Sanitize it before display.
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
  /** Untrusted Markdown. Sanitize it before display. */
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
     * Size of the page in bytes.
     * @nullable
     */
  size: number | null;
  action: PageHashAction;
  /** Number of pages removed until now. */
  deleteCount: number;
  /** Current number of pages with this hash. */
  matchCount: number;
  /** UTC without the letter Z. */
  created: string;
  /** UTC without the letter Z. */
  lastModified: string;
}

export interface UnknownPageHash {
  hash: string;
  /**
     * Size of the page in bytes.
     * @nullable
     */
  size: number | null;
  matchCount: number;
}

export interface PageHashMatch {
  bookId: Id;
  /** Path of the book on the server. */
  url: string;
  /** From 1. */
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
 * One page of matches.
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
     * May be absent.
     * @nullable
     */
  description?: string | null;
  /**
     * May be absent.
     * @nullable
     */
  baseUnit?: string | null;
  measurements: Measurement[];
  /** Empty when the request contains every tag. */
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
 * Components of the server, for administrators only.
 */
export type HealthComponents = {[key: string]: HealthPart};

export interface Health {
  status: string;
  groups?: string[];
  /** Components of the server, for administrators only. */
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
     * Null after a failure.
     * @nullable
     */
  bookId: string | null;
  sourceFile: string;
  success: boolean;
  /**
     * Reason of the failure: an error code or a sentence.
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
  /** Empty if the book is deleted. */
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
 * Number of tasks by type, such as ScanLibrary or AnalyzeBook.
 */
export type TaskQueueStatusCountByType = {[key: string]: number};

/**
 * Sent every ten seconds, also without waiting tasks.
 */
export interface TaskQueueStatus {
  count: number;
  /** Number of tasks by type, such as ScanLibrary or AnalyzeBook. */
  countByType: TaskQueueStatusCountByType;
}

export interface SessionExpiredEvent {
  userId: Id;
}

/**
 * The response is not available in an accepted media type.
 */
export type NotAcceptableResponse = ServerErrorBody;

/**
 * Fields violate rules (violations), or the body is invalid as a whole (message).
 */
export type InvalidResponse = ValidationError | ServerErrorBody;

/**
 * Not signed in. No body for requests with `X-Requested-With: XMLHttpRequest`, else a description of the sign-in methods.
 */
export type UnauthorizedResponse = SignInOffer;

/**
 * Done.
 */
export type NoContentResponse = void;

/**
 * Unsupported Content-Type, or unsupported file type of a poster.
 */
export type UnsupportedMediaTypeResponse = ServerErrorBody;

/**
 * The user lacks the role or the access to the record. No body for requests that accept only images.
 */
export type ForbiddenResponse = ServerErrorBody;

/**
 * Not found. No body for requests that accept only images.
 */
export type NotFoundResponse = ServerErrorBody;

/**
 * Server error.
 */
export type ServerFailedResponse = ServerErrorBody;

/**
 * Invalid parameter or body, or a violated rule; see the message. No body for requests that accept only images.
 */
export type BadRequestResponse = ServerErrorBody;

/**
 * Accepted. The work is finished now or later.
 */
export type AcceptedResponse = void;

/**
 * Not found. No body.
 */
export type NotFoundEmptyResponse = void;

/**
 * The stored value is newer.
 */
export type ConflictResponse = ServerErrorBody;

/**
 * The cached response of the client is still valid.
 */
export type NotModifiedResponse = void;

/**
 * The image. The media type is always JPEG, even for an uploaded file of another type.
 */
export type PosterResponse = Blob;

/**
 * The file is too large (1 MB per file, 10 MB per request). No body.
 */
export type TooLargeResponse = void;

/**
 * Page of the list, from 0.
 */
export type PageParameter = number;

/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 */
export type SizeParameter = number;

/**
 * Whether to return all entries. Page and size are then ignored.
 */
export type UnpagedParameter = boolean;

/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
export type SortParameter = string[];

/**
 * Search text.
 */
export type SearchParameter = string;

/**
 * Limits the list to these libraries.
 */
export type LibraryIdsParameter = Id[];

/**
 * Limits the list to these collections.
 */
export type CollectionIdsParameter = Id[];

/**
 * Publication states.
 */
export type SeriesStatusesParameter = SeriesStatus[];

/**
 * Read status for the current user.
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
 * Tags. A single value is split at commas.
 */
export type TagsParameter = string[];

/**
 * Age ratings. A text such as `None` means unrated.
 */
export type AgeRatingsParameter = string[];

/**
 * Release years of the earliest book.
 */
export type ReleaseYearsParameter = string[];

/**
 * Sharing labels.
 */
export type SharingLabelsParameter = string[];

/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
export type DeletedParameter = boolean;

/**
 * Whether to list only complete or only incomplete series. A series with an unknown book count is neither.
 */
export type CompleteParameter = boolean;

/**
 * Whether to list only one-shots or only other series. Default: both.
 */
export type OneshotParameter = boolean;

/**
 * A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma.
 */
export type SearchRegexParameter = string;

/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
export type AuthorsParameter = string[];

/**
 * Analysis states.
 */
export type MediaStatusesParameter = MediaStatus[];

/**
 * Whether the new poster becomes the selected one.
 */
export type SelectedParameter = boolean;

/**
 * Limits the list to these series.
 */
export type SeriesIdsParameter = Id[];

/**
 * Limits the list to these read lists.
 */
export type ReadListIdsParameter = Id[];

export type ClaimServerHeaders = {
/**
 * Email address of the first account.
 */
'X-Komga-Email': string;
/**
 * Password of the first account.
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
 * At sign-in: whether to set a remember-me cookie, which signs in again after the session.
 */
'remember-me'?: boolean;
};

export type GetMyAuthenticationActivityParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetAuthenticationActivityParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetLatestAuthenticationActivityParams = {
/**
 * Limits the list to sign-ins with this API key.
 */
apikey_id?: Id;
};

export type DeleteSyncPointsParams = {
/**
 * Limits the sync points to these keys. Default: all keys.
 */
key_id?: Id[];
};

export type ScanLibraryParams = {
/**
 * Whether to scan folders with an unchanged modification time too.
 */
deep?: boolean;
};

export type ListSeriesParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type ListSeriesByQueryParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Publication states.
 */
status?: SeriesStatusesParameter;
/**
 * Read status for the current user.
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
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Age ratings. A text such as `None` means unrated.
 */
age_rating?: AgeRatingsParameter;
/**
 * Release years of the earliest book.
 */
release_year?: ReleaseYearsParameter;
/**
 * Sharing labels.
 */
sharing_label?: SharingLabelsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only complete or only incomplete series. A series with an unknown book count is neither.
 */
complete?: CompleteParameter;
/**
 * Whether to list only one-shots or only other series. Default: both.
 */
oneshot?: OneshotParameter;
/**
 * A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma.
 */
search_regex?: SearchRegexParameter;
/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
author?: AuthorsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type ListSeriesGroupsByQueryParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Publication states.
 */
status?: SeriesStatusesParameter;
/**
 * Read status for the current user.
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
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Age ratings. A text such as `None` means unrated.
 */
age_rating?: AgeRatingsParameter;
/**
 * Release years of the earliest book.
 */
release_year?: ReleaseYearsParameter;
/**
 * Sharing labels.
 */
sharing_label?: SharingLabelsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only complete or only incomplete series. A series with an unknown book count is neither.
 */
complete?: CompleteParameter;
/**
 * Whether to list only one-shots or only other series. Default: both.
 */
oneshot?: OneshotParameter;
/**
 * A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma.
 */
search_regex?: SearchRegexParameter;
/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
author?: AuthorsParameter;
};

export type GetNewSeriesParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only one-shots or only other series. Default: both.
 */
oneshot?: OneshotParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetUpdatedSeriesParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only one-shots or only other series. Default: both.
 */
oneshot?: OneshotParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetLatestSeriesParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only one-shots or only other series. Default: both.
 */
oneshot?: OneshotParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetBooksOfSeriesParams = {
/**
 * Analysis states.
 */
media_status?: MediaStatusesParameter;
/**
 * Read status for the current user.
 */
read_status?: ReadStatusesParameter;
/**
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
author?: AuthorsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type ListBooksParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type ListBooksByQueryParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Analysis states.
 */
media_status?: MediaStatusesParameter;
/**
 * Read status for the current user.
 */
read_status?: ReadStatusesParameter;
/**
 * Limits the list to books released after this date.
 */
released_after?: string;
/**
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetDuplicateBooksParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetBooksOnDeckParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
};

export type GetLatestBooksParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

/**
 * Updates by book id. Unknown ids are ignored.
 */
export type UpdateBooksMetadataBody = {[key: string]: BookMetadataUpdate};

export type GetBookPageParams = {
/**
 * Target format of the image, ignoring case.
 */
convert?: GetBookPageConvert;
/**
 * Whether page numbers begin with 0.
 */
zero_based?: boolean;
/**
 * Whether the Accept header may select a PDF of one page for a page of a PDF. `fetch` without an Accept header would get that.
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
 * Whether the new poster becomes the selected one.
 */
selected?: SelectedParameter;
};

export type AddBookThumbnailBody = {
  /** An image of at most 1 MB. */
  file: Blob | File;
  /** Whether it becomes the selected poster. Also accepted as query parameter. */
  selected?: boolean;
};

export type AddSeriesThumbnailParams = {
/**
 * Whether the new poster becomes the selected one.
 */
selected?: SelectedParameter;
};

export type AddSeriesThumbnailBody = {
  /** An image of at most 1 MB. */
  file: Blob | File;
  /** Whether it becomes the selected poster. Also accepted as query parameter. */
  selected?: boolean;
};

export type AddCollectionThumbnailParams = {
/**
 * Whether the new poster becomes the selected one.
 */
selected?: SelectedParameter;
};

export type AddCollectionThumbnailBody = {
  /** An image of at most 1 MB. */
  file: Blob | File;
  /** Whether it becomes the selected poster. Also accepted as query parameter. */
  selected?: boolean;
};

export type AddReadListThumbnailParams = {
/**
 * Whether the new poster becomes the selected one.
 */
selected?: SelectedParameter;
};

export type AddReadListThumbnailBody = {
  /** An image of at most 1 MB. */
  file: Blob | File;
  /** Whether it becomes the selected poster. Also accepted as query parameter. */
  selected?: boolean;
};

export type RegenerateBookThumbnailsParams = {
/**
 * Limits the task to posters that would become larger.
 */
for_bigger_result_only?: boolean;
};

export type GetCollectionsParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetSeriesOfCollectionParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Publication states.
 */
status?: SeriesStatusesParameter;
/**
 * Read status for the current user.
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
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Age ratings. A text such as `None` means unrated.
 */
age_rating?: AgeRatingsParameter;
/**
 * Release years of the earliest book.
 */
release_year?: ReleaseYearsParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Whether to list only complete or only incomplete series. A series with an unknown book count is neither.
 */
complete?: CompleteParameter;
/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
author?: AuthorsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetReadListsParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetBooksOfReadListParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Read status for the current user.
 */
read_status?: ReadStatusesParameter;
/**
 * Tags. A single value is split at commas.
 */
tag?: TagsParameter;
/**
 * Analysis states.
 */
media_status?: MediaStatusesParameter;
/**
 * Whether to list only deleted or only existing entries. Default: both.
 */
deleted?: DeletedParameter;
/**
 * Authors as `name,role`, split at the last comma. Values without a comma are ignored.
 */
author?: AuthorsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type MatchReadListBody = {
  /** A ComicRack list in XML (.cbl), at most 1 MB. */
  file: Blob | File;
};

export type GetGenresParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetTagsParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetBookTagsParams = {
/**
 * Limits the values to this series.
 */
series_id?: Id;
/**
 * Limits the values to this read list.
 */
readlist_id?: Id;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
};

export type GetSeriesTagsParams = {
/**
 * Limits the values to this library.
 */
library_id?: Id;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetSharingLabelsParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetPublishersParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetLanguagesParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetAgeRatingsParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetReleaseYearsParams = {
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the values to this collection. Ignored when libraries are given.
 */
collection_id?: Id;
};

export type GetAuthorNamesParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Ignored by the server, which uses all libraries.
 */
library_id?: Id;
};

export type GetAuthorRolesParams = {
/**
 * Ignored by the server, which uses all libraries.
 */
library_id?: Id;
};

export type GetAuthorListParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the values to this library.
 */
library_id?: Id;
/**
 * Limits the values to this collection.
 */
collection_id?: Id;
/**
 * Limits the values to this series.
 */
series_id?: Id;
};

export type GetAuthorsParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to authors with this role. Case-sensitive.
 */
role?: string;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Limits the list to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Limits the list to these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetGenresPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetTagsPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Owners of the tags.
 */
include?: TagOwner;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Limits the list to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Limits the list to these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetSharingLabelsPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetPublishersPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetLanguagesPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAgeRatingsPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetReleaseYearsPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAuthorNamesPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to authors with this role. Case-sensitive.
 */
role?: string;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Limits the list to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Limits the list to these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetAuthorRolesPageParams = {
/**
 * Search text.
 */
search?: SearchParameter;
/**
 * Limits the list to these libraries.
 */
library_id?: LibraryIdsParameter;
/**
 * Limits the list to these collections.
 */
collection_id?: CollectionIdsParameter;
/**
 * Limits the list to these series.
 */
series_id?: SeriesIdsParameter;
/**
 * Limits the list to these read lists.
 */
readlist_id?: ReadListIdsParameter;
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Whether to return all entries. Page and size are then ignored.
 */
unpaged?: UnpagedParameter;
};

export type GetHistoryParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetKnownPageHashesParams = {
/**
 * Limits the list to these actions.
 */
action?: PageHashAction[];
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetUnknownPageHashesParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetPageHashMatchesParams = {
/**
 * Page of the list, from 0.
 * @minimum 0
 */
page?: PageParameter;
/**
 * Number of entries per page, at most 2000. A number below 1 means 20.
 * @maximum 2000
 */
size?: SizeParameter;
/**
 * Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored.
 */
sort?: SortParameter;
};

export type GetUnknownPageHashThumbnailParams = {
/**
 * Longest side in pixels. Default: original size.
 * @minimum 1
 */
resize?: number;
};

export type GetMetricParams = {
/**
 * Tags as `key:value`. The value of `library` is the id of a library, the value of `type` a task type.
 * @items.pattern ^[^:]+:.*$
 */
tag?: string[];
};

export type GetLogFileHeaders = {
/**
 * Requested byte range.
 */
Range?: string;
};

