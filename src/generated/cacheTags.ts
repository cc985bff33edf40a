/** Generated from openapi/ by `npm run generate`. Do not edit. */

import type { LiveEventName } from './liveEvents'
import type { OperationId, WriteOperationId } from './operations'

/** Kind of data in a response. */
export type CacheTag =
  | 'actuator'
  | 'announcements'
  | 'apiKeys'
  | 'authenticationActivity'
  | 'bookContents'
  | 'bookPosters'
  | 'books'
  | 'claim'
  | 'clientSettings'
  | 'collectionPosters'
  | 'collections'
  | 'filesystem'
  | 'fonts'
  | 'history'
  | 'importBooks'
  | 'libraries'
  | 'pageHashes'
  | 'progress'
  | 'readlistPosters'
  | 'readlists'
  | 'referenceData'
  | 'releases'
  | 'series'
  | 'seriesPosters'
  | 'serverSettings'
  | 'tasks'
  | 'users'

/**
 * Names of the fields that contain record ids, by cache tag. Live events have fields with these names. API calls have
 * parameters with these names.
 */
export const idFieldNameByTag: { readonly [Tag in CacheTag]?: string } = {
  bookContents: 'bookId',
  bookPosters: 'bookId',
  books: 'bookId',
  collectionPosters: 'collectionId',
  collections: 'collectionId',
  libraries: 'libraryId',
  progress: 'bookId',
  readlistPosters: 'readListId',
  readlists: 'readListId',
  series: 'seriesId',
  seriesPosters: 'seriesId',
  users: 'userId',
}

/**
 * Cache tags of a response. If the path contains a record id, the first tag refers only to this record. Exception: if
 * isAboutAll is true, the first tag refers to all records.
 */
export interface ResponseCacheTags {
  readonly tags: readonly CacheTag[]
  readonly isAboutAll?: true
}

/**
 * Cache tags of each reading operation. Events and writes invalidate cached responses by these tags.
 */
export const responseTags: Record<Exclude<OperationId, WriteOperationId>, ResponseCacheTags> = {
  getClaim: { tags: ['claim'] },
  getOAuth2Providers: { tags: ['claim'] },
  setSessionCookie: { tags: ['claim'] },
  getMe: { tags: ['users'] },
  getUsers: { tags: ['users'] },
  getMyAuthenticationActivity: { tags: ['authenticationActivity'] },
  getAuthenticationActivity: { tags: ['authenticationActivity'] },
  getLatestAuthenticationActivity: { tags: ['authenticationActivity'] },
  getApiKeys: { tags: ['apiKeys'] },
  getLibraries: { tags: ['libraries'] },
  getLibrary: { tags: ['libraries'] },
  listSeries: { tags: ['series'] },
  listSeriesByQuery: { tags: ['series'] },
  listSeriesGroups: { tags: ['series'] },
  listSeriesGroupsByQuery: { tags: ['series'] },
  getNewSeries: { tags: ['series'] },
  getUpdatedSeries: { tags: ['series'] },
  getLatestSeries: { tags: ['series'] },
  getSeries: { tags: ['series'] },
  getBooksOfSeries: { tags: ['series', 'books'] },
  getCollectionsOfSeries: { tags: ['series', 'collections'] },
  downloadSeries: { tags: ['series'] },
  listBooks: { tags: ['books'] },
  listBooksByQuery: { tags: ['books'] },
  getDuplicateBooks: { tags: ['books'] },
  getBooksOnDeck: { tags: ['books'] },
  getLatestBooks: { tags: ['books'] },
  getBook: { tags: ['books'] },
  getNextBook: { tags: ['books'], isAboutAll: true },
  getPreviousBook: { tags: ['books'], isAboutAll: true },
  getBookPages: { tags: ['bookContents'] },
  getReadListsOfBook: { tags: ['books', 'readlists'] },
  getBookProgression: { tags: ['progress'] },
  downloadBook: { tags: ['bookContents'] },
  getBookPage: { tags: ['bookContents'] },
  getBookPageRaw: { tags: ['bookContents'] },
  getBookPageThumbnail: { tags: ['bookContents'] },
  getBookManifest: { tags: ['bookContents'] },
  getBookDivinaManifest: { tags: ['bookContents'] },
  getBookEpubManifest: { tags: ['bookContents'] },
  getBookPdfManifest: { tags: ['bookContents'] },
  getBookPositions: { tags: ['bookContents'] },
  getBookResource: { tags: ['bookContents'] },
  getBookThumbnail: { tags: ['bookPosters'] },
  getBookThumbnails: { tags: ['bookPosters'] },
  getBookThumbnailById: { tags: ['bookPosters'] },
  getSeriesThumbnail: { tags: ['seriesPosters'] },
  getSeriesThumbnails: { tags: ['seriesPosters'] },
  getSeriesThumbnailById: { tags: ['seriesPosters'] },
  getCollectionThumbnail: { tags: ['collectionPosters'] },
  getCollectionThumbnails: { tags: ['collectionPosters'] },
  getCollectionThumbnailById: { tags: ['collectionPosters'] },
  getReadListThumbnail: { tags: ['readlistPosters'] },
  getReadListThumbnails: { tags: ['readlistPosters'] },
  getReadListThumbnailById: { tags: ['readlistPosters'] },
  getCollections: { tags: ['collections'] },
  getCollection: { tags: ['collections'] },
  getSeriesOfCollection: { tags: ['collections', 'series'] },
  getReadLists: { tags: ['readlists'] },
  getReadList: { tags: ['readlists'] },
  getBooksOfReadList: { tags: ['readlists', 'books'] },
  getNextBookInReadList: { tags: ['readlists', 'books'] },
  getPreviousBookInReadList: { tags: ['readlists', 'books'] },
  downloadReadList: { tags: ['readlists'] },
  matchReadList: { tags: ['importBooks'] },
  getGenres: { tags: ['referenceData'] },
  getTags: { tags: ['referenceData'] },
  getBookTags: { tags: ['referenceData'] },
  getSeriesTags: { tags: ['referenceData'] },
  getSharingLabels: { tags: ['referenceData'] },
  getPublishers: { tags: ['referenceData'] },
  getLanguages: { tags: ['referenceData'] },
  getAgeRatings: { tags: ['referenceData'] },
  getReleaseYears: { tags: ['referenceData'] },
  getAuthorNames: { tags: ['referenceData'] },
  getAuthorRoles: { tags: ['referenceData'] },
  getAuthorList: { tags: ['referenceData'] },
  getAuthors: { tags: ['referenceData'] },
  getGenresPage: { tags: ['referenceData'] },
  getTagsPage: { tags: ['referenceData'] },
  getSharingLabelsPage: { tags: ['referenceData'] },
  getPublishersPage: { tags: ['referenceData'] },
  getLanguagesPage: { tags: ['referenceData'] },
  getAgeRatingsPage: { tags: ['referenceData'] },
  getReleaseYearsPage: { tags: ['referenceData'] },
  getAuthorNamesPage: { tags: ['referenceData'] },
  getAuthorRolesPage: { tags: ['referenceData'] },
  getUserClientSettings: { tags: ['clientSettings'] },
  getGlobalClientSettings: { tags: ['clientSettings'] },
  getServerSettings: { tags: ['serverSettings'] },
  getFontFamilies: { tags: ['fonts'] },
  getFontCss: { tags: ['fonts'] },
  getFontFile: { tags: ['fonts'] },
  listDirectory: { tags: ['filesystem'] },
  scanTransientBooks: { tags: ['importBooks'] },
  analyzeTransientBook: { tags: ['importBooks'] },
  getTransientBookPage: { tags: ['importBooks'] },
  getHistory: { tags: ['history'] },
  getAnnouncements: { tags: ['announcements'] },
  getReleases: { tags: ['releases'] },
  getKnownPageHashes: { tags: ['pageHashes'] },
  getUnknownPageHashes: { tags: ['pageHashes'] },
  getPageHashMatches: { tags: ['pageHashes'] },
  getKnownPageHashThumbnail: { tags: ['pageHashes'] },
  getUnknownPageHashThumbnail: { tags: ['pageHashes'] },
  getServerInfo: { tags: ['actuator'] },
  getMetricNames: { tags: ['actuator'] },
  getMetric: { tags: ['actuator'] },
  getHealth: { tags: ['actuator'] },
  getLogFile: { tags: ['actuator'] },
  getLiveEvents: { tags: ['tasks'] },
}

/** Cache tags that each write operation invalidates. */
export const invalidatedByWrite: Record<WriteOperationId, readonly CacheTag[]> = {
  claimServer: ['claim'],
  logOut: [],
  changeMyPassword: [],
  createUser: ['users'],
  updateUser: ['users'],
  deleteUser: ['users'],
  changeUserPassword: [],
  createApiKey: ['apiKeys'],
  deleteApiKey: ['apiKeys'],
  deleteSyncPoints: [],
  createLibrary: ['libraries', 'series', 'books', 'referenceData'],
  replaceLibrary: ['libraries', 'series', 'books', 'referenceData'],
  updateLibrary: ['libraries', 'series', 'books', 'referenceData'],
  deleteLibrary: ['libraries', 'series', 'books', 'referenceData', 'collections', 'collectionPosters', 'readlists', 'readlistPosters', 'clientSettings'],
  scanLibrary: ['libraries', 'series', 'books', 'referenceData'],
  analyzeLibrary: ['series', 'books'],
  refreshLibraryMetadata: ['series', 'books', 'referenceData', 'collections', 'readlists'],
  emptyLibraryTrash: ['libraries', 'series', 'books', 'referenceData', 'collections', 'readlists'],
  analyzeSeries: ['series', 'books'],
  refreshSeriesMetadata: ['series', 'books', 'referenceData', 'collections', 'readlists'],
  updateSeriesMetadata: ['series', 'books', 'referenceData'],
  markSeriesRead: ['series', 'books', 'progress'],
  markSeriesUnread: ['series', 'books', 'progress'],
  deleteSeriesFiles: ['series', 'books', 'history', 'collections', 'readlists'],
  updateBooksMetadata: ['books', 'series', 'referenceData'],
  analyzeBook: ['books', 'bookContents', 'series'],
  refreshBookMetadata: ['books', 'series', 'referenceData', 'collections', 'readlists'],
  updateBookMetadata: ['books', 'series', 'referenceData'],
  updateBookReadProgress: ['books', 'progress', 'series'],
  deleteBookReadProgress: ['books', 'progress', 'series'],
  updateBookProgression: ['books', 'progress', 'series'],
  deleteBookFile: ['books', 'series', 'readlists', 'history'],
  addBookThumbnail: ['bookPosters', 'seriesPosters'],
  deleteBookThumbnail: ['bookPosters', 'seriesPosters'],
  selectBookThumbnail: ['bookPosters', 'seriesPosters'],
  addSeriesThumbnail: ['seriesPosters'],
  deleteSeriesThumbnail: ['seriesPosters'],
  selectSeriesThumbnail: ['seriesPosters'],
  addCollectionThumbnail: ['collectionPosters'],
  deleteCollectionThumbnail: ['collectionPosters'],
  selectCollectionThumbnail: ['collectionPosters'],
  addReadListThumbnail: ['readlistPosters'],
  deleteReadListThumbnail: ['readlistPosters'],
  selectReadListThumbnail: ['readlistPosters'],
  regenerateBookThumbnails: ['bookPosters'],
  createCollection: ['collections'],
  updateCollection: ['collections', 'collectionPosters'],
  deleteCollection: ['collections'],
  createReadList: ['readlists'],
  updateReadList: ['readlists', 'readlistPosters'],
  deleteReadList: ['readlists'],
  updateUserClientSettings: ['clientSettings'],
  deleteUserClientSettings: ['clientSettings'],
  updateGlobalClientSettings: ['clientSettings'],
  deleteGlobalClientSettings: ['clientSettings'],
  updateServerSettings: ['serverSettings'],
  importBooks: ['books', 'series', 'history', 'importBooks'],
  cancelTasks: ['tasks'],
  markAnnouncementsRead: ['announcements'],
  updatePageHash: ['pageHashes'],
  deleteAllPageHashMatches: ['pageHashes', 'books', 'history'],
  deletePageHashMatch: ['pageHashes', 'books', 'history'],
  shutDownServer: [],
}

/** Cache tags that each live event invalidates. */
export const invalidatedByEvent: Record<LiveEventName, readonly CacheTag[]> = {
  LibraryAdded: ['libraries', 'series', 'books', 'clientSettings'],
  LibraryChanged: ['libraries', 'series', 'books'],
  LibraryDeleted: ['libraries', 'series', 'books', 'collections', 'collectionPosters', 'readlists', 'readlistPosters', 'referenceData', 'clientSettings'],
  SeriesAdded: ['series', 'referenceData'],
  SeriesChanged: ['series', 'books', 'referenceData'],
  SeriesDeleted: ['series', 'books', 'collections', 'collectionPosters', 'referenceData', 'history'],
  BookAdded: ['books', 'series', 'referenceData'],
  BookChanged: ['books', 'bookContents', 'series', 'referenceData', 'pageHashes'],
  BookDeleted: ['books', 'bookContents', 'series', 'collectionPosters', 'readlists', 'readlistPosters', 'referenceData', 'history', 'pageHashes'],
  BookImported: ['books', 'series', 'history', 'importBooks'],
  CollectionAdded: ['collections'],
  CollectionChanged: ['collections', 'collectionPosters'],
  CollectionDeleted: ['collections'],
  ReadListAdded: ['readlists'],
  ReadListChanged: ['readlists', 'readlistPosters'],
  ReadListDeleted: ['readlists'],
  ReadProgressChanged: ['books', 'progress', 'series'],
  ReadProgressDeleted: ['books', 'progress', 'series'],
  ReadProgressSeriesChanged: ['series', 'books', 'progress'],
  ReadProgressSeriesDeleted: ['series', 'books', 'progress'],
  ThumbnailBookAdded: ['bookPosters'],
  ThumbnailBookDeleted: ['bookPosters'],
  ThumbnailSeriesAdded: ['seriesPosters'],
  ThumbnailSeriesDeleted: ['seriesPosters'],
  ThumbnailReadListAdded: ['readlistPosters'],
  ThumbnailReadListDeleted: ['readlistPosters'],
  ThumbnailSeriesCollectionAdded: ['collectionPosters'],
  ThumbnailSeriesCollectionDeleted: ['collectionPosters'],
  TaskQueueStatus: [],
  SessionExpired: [],
}
