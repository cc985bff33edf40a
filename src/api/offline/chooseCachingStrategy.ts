import { isServerUrlPath } from '../isServerUrlPath'
import { CURRENT_USER_PATH } from './readCachedUserId'

/**
 * Strategy with which the service worker handles a request. "Network first" means that the cached response is used if
 * the server does not respond:
 * - `page`: HTML page of the client. Network first.
 * - `asset`: file of the client build. Cache first.
 * - `bookFile`: page image or file of a book. Cache first.
 * - `small`: thumbnail of a book page. Network first, then the cached page image.
 * - `record`: metadata of a book or series. Network first.
 * - `personal`: account data. Network first.
 * - `signIn`: sign-in. Network only. The response replaces the cached user.
 * - `identity`: account check. Network only. The response updates the cached user.
 * - `signOut`: sign-out. Network only. The cached account data is deleted.
 */
export type CachingStrategy =
  | 'page'
  | 'asset'
  | 'bookFile'
  | 'small'
  | 'record'
  | 'personal'
  | 'signIn'
  | 'identity'
  | 'signOut'

interface StrategyInput {
  readonly method: string
  /** URL path of the request, without the base path and the query. */
  readonly path: string
  readonly isNavigation: boolean
  readonly bypassesCache: boolean
  readonly hasCredentials: boolean
}

const bookPathPattern = /^\/api\/v1\/books\/([^/]+)/
const bookFilePattern = /^\/api\/v1\/books\/[^/]+\/(pages\/\d+(\/raw)?|resource\/.+)$/
const pageThumbnailPattern = /^(\/api\/v1\/books\/[^/]+\/pages\/\d+)\/thumbnail$/
/** Matches the API paths of a book or series, but not of lists such as `/api/v1/series/new`. */
const bookRecordPattern =
  /^\/api\/v1\/(?!\w+\/(alphabetical-groups|duplicates|latest|new|ondeck|release-dates|updated)$)(books\/[^/]+(\/(pages|next|previous|manifest|positions|progression|thumbnail))?|series\/[^/]+)$/
const offlineAccountPathSet = new Set([CURRENT_USER_PATH, '/api/v1/libraries'])

/** API paths of the account data that must be available offline. */
export const offlineAccountDataPaths: readonly string[] = [...offlineAccountPathSet]

/** Returns the caching strategy for a request. Returns undefined if the service worker must not handle the request. */
export function chooseCachingStrategy({
  method,
  path,
  isNavigation,
  bypassesCache,
  hasCredentials,
}: StrategyInput): CachingStrategy | undefined {
  if (method === 'POST' && path === '/api/logout') return 'signOut'
  if (method !== 'GET') return undefined
  if (isNavigation) return isServerUrlPath(path) ? undefined : 'page'
  if (path.startsWith('/assets/')) return 'asset'
  if (path === CURRENT_USER_PATH && hasCredentials) return 'signIn'
  if (bypassesCache) return path === CURRENT_USER_PATH ? 'identity' : undefined
  if (bookFilePattern.test(path)) return 'bookFile'
  if (pageThumbnailPattern.test(path)) return 'small'
  if (bookRecordPattern.test(path)) return 'record'
  return offlineAccountPathSet.has(path) ? 'personal' : undefined
}

/** Converts the API path of a page thumbnail to the path of the full page image. Returns other paths unchanged. */
export const toFullPageImagePath = (path: string): string => pageThumbnailPattern.exec(path)?.[1] ?? path

/** Returns the book id in an API path of a book. Returns undefined for other paths. */
export const findBookIdInApiPath = (path: string): string | undefined => bookPathPattern.exec(path)?.[1]

const progressPathPattern =
  /^\/api\/v1\/(?:books\/(?<bookId>[^/]+)\/(?:read-progress|progression)|series\/(?<seriesId>[^/]+)\/read-progress)$/

/** Book or series whose reading progress a request writes. Either `bookId` or `seriesId` is defined. */
export interface ProgressWriteTarget {
  readonly bookId?: string
  readonly seriesId?: string
}

/**
 * Returns the book or series of a request that writes reading progress. Returns undefined for other requests. A write
 * for a series marks all its books as read or unread.
 */
export const findTargetOfProgressWrite = (method: string, path: string): ProgressWriteTarget | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : progressPathPattern.exec(path)?.groups
