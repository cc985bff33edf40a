import { belongsToServer } from '../serverPaths'
import { CURRENT_USER_PATH } from './cachedUser'

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

interface Asked {
  readonly method: string
  /** Path without base path and query. */
  readonly path: string
  readonly isNavigation: boolean
  /** Whether the request bypasses caches (`cache: 'no-store'`). */
  readonly fresh: boolean
  readonly hasCredentials: boolean
}

const book = /^\/api\/v1\/books\/([^/]+)/
const picture = /^\/api\/v1\/books\/[^/]+\/(pages\/\d+|resource\/.+)$/
const small = /^(\/api\/v1\/books\/[^/]+\/pages\/\d+)\/thumbnail$/
const record =
  /^\/api\/v1\/(books\/[^/]+(\/(pages|next|previous|manifest|positions|progression|thumbnail))?|series\/[^/]+)$/
const personal = new Set([CURRENT_USER_PATH, '/api/v1/libraries'])

/** Paths of the account data that offline pages need. Each response of the server is cached. */
export const personalPaths: readonly string[] = [...personal]

/** Returns the strategy for a request; undefined leaves it to the browser. */
export function requestStrategy({
  method,
  path,
  isNavigation,
  fresh,
  hasCredentials,
}: Asked): RequestStrategy | undefined {
  if (method === 'POST' && path === '/api/logout') return 'farewell'
  if (method !== 'GET') return undefined
  if (isNavigation) return belongsToServer(path) ? undefined : 'page'
  if (path.startsWith('/assets/')) return 'asset'
  if (path === CURRENT_USER_PATH && hasCredentials) return 'signIn'
  if (fresh) return path === CURRENT_USER_PATH ? 'identity' : undefined
  if (picture.test(path)) return 'picture'
  if (small.test(path)) return 'small'
  if (record.test(path)) return 'record'
  return personal.has(path) ? 'personal' : undefined
}

/** Returns the path of the page of a thumbnail path; other paths unchanged. */
export const pageOfThumbnail = (path: string): string => small.exec(path)?.[1] ?? path

/** Returns the id of the book in a path; undefined for other paths. */
export const bookOfPath = (path: string): string | undefined => book.exec(path)?.[1]

const place = /^\/api\/v1\/books\/([^/]+)\/(read-progress|progression)$/

/** Returns the id of the book whose progress a request writes; undefined for other requests. */
export const bookOfWrite = (method: string, path: string): string | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : place.exec(path)?.[1]
