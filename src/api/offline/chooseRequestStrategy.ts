import { isServerPath } from '../isServerPath'
import { CURRENT_USER_PATH } from './readCachedUserId'

/**
 * Strategy of the service worker for a request of the client:
 * - `page`: page of the client; network first, then the cached program
 * - `asset`: file of the build; cache first
 * - `picture`: page or file of a book; cache first
 * - `small`: thumbnail of a page; network first, then the cached page
 * - `record`: metadata of a book; network first
 * - `personal`: account data; network first
 * - `identity`: current user from the network only; the response updates the cached user
 * - `signIn`: sign-in from the network only; the response replaces the cached user
 * - `farewell`: sign-out; deletes the account data
 */
export type RequestStrategy =
  | 'page'
  | 'asset'
  | 'picture'
  | 'small'
  | 'record'
  | 'personal'
  | 'signIn'
  | 'identity'
  | 'farewell'

interface StrategyInput {
  readonly method: string
  /** Path without base path and query. */
  readonly path: string
  readonly isNavigation: boolean
  /** Whether the request bypasses caches (`cache: 'no-store'`). */
  readonly bypassesCache: boolean
  readonly hasCredentials: boolean
}

const bookPathPattern = /^\/api\/v1\/books\/([^/]+)/
const bookFilePattern = /^\/api\/v1\/books\/[^/]+\/(pages\/\d+|resource\/.+)$/
const pageThumbnailPattern = /^(\/api\/v1\/books\/[^/]+\/pages\/\d+)\/thumbnail$/
const bookRecordPattern =
  /^\/api\/v1\/(books\/[^/]+(\/(pages|next|previous|manifest|positions|progression|thumbnail))?|series\/[^/]+)$/
const userDataPathSet = new Set([CURRENT_USER_PATH, '/api/v1/libraries'])

/** Paths of the account data that offline pages need. Each response of the server is cached. */
export const userDataPaths: readonly string[] = [...userDataPathSet]

/** Returns the strategy for a request; undefined leaves it to the browser. */
export function chooseRequestStrategy({
  method,
  path,
  isNavigation,
  bypassesCache,
  hasCredentials,
}: StrategyInput): RequestStrategy | undefined {
  if (method === 'POST' && path === '/api/logout') return 'farewell'
  if (method !== 'GET') return undefined
  if (isNavigation) return isServerPath(path) ? undefined : 'page'
  if (path.startsWith('/assets/')) return 'asset'
  if (path === CURRENT_USER_PATH && hasCredentials) return 'signIn'
  if (bypassesCache) return path === CURRENT_USER_PATH ? 'identity' : undefined
  if (bookFilePattern.test(path)) return 'picture'
  if (pageThumbnailPattern.test(path)) return 'small'
  if (bookRecordPattern.test(path)) return 'record'
  return userDataPathSet.has(path) ? 'personal' : undefined
}

/** Returns the path of the page of a thumbnail path; other paths unchanged. */
export const pagePathOfThumbnail = (path: string): string => pageThumbnailPattern.exec(path)?.[1] ?? path

/** Returns the id of the book in a path; undefined for other paths. */
export const bookIdInPath = (path: string): string | undefined => bookPathPattern.exec(path)?.[1]

const progressPathPattern = /^\/api\/v1\/books\/([^/]+)\/(read-progress|progression)$/

/** Returns the id of the book whose progress a request writes; undefined for other requests. */
export const bookIdOfProgressWrite = (method: string, path: string): string | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : progressPathPattern.exec(path)?.[1]
