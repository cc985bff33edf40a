import { belongsToServer } from '../serverPaths'
import { CURRENT_USER_PATH } from './cachedUser'

/**
 * How the service worker answers a request of the client:
 * `page` a page of the client, the kept one where the server does not answer; `asset` a file of the build, kept first;
 * `picture` a page or file of a book, kept first; `small` a page in small, in whose place the page itself is kept; `record` what the server says of a book, and `personal` what it says to a
 * person, the server first; `identity` the server alone, whose answer renews who is here; `signIn` never from what is kept, but it says who is here; `farewell` nobody is here any more.
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
  /** Without the base path and the query. */
  readonly path: string
  readonly isNavigation: boolean
  /** Whether the client wants to hear it from the server alone (`cache: 'no-store'`). */
  readonly fresh: boolean
  readonly hasCredentials: boolean
}

const book = /^\/api\/v1\/books\/([^/]+)/
const picture = /^\/api\/v1\/books\/[^/]+\/(pages\/\d+|resource\/.+)$/
const small = /^(\/api\/v1\/books\/[^/]+\/pages\/\d+)\/thumbnail$/
const record =
  /^\/api\/v1\/(books\/[^/]+(\/(pages|next|previous|manifest|positions|progression|thumbnail))?|series\/[^/]+)$/
const personal = new Set([CURRENT_USER_PATH, '/api/v1/libraries'])

/** What a person's pages need besides the book: kept each time that the server says it. */
export const personalPaths: readonly string[] = [...personal]

/** The way of a request; undefined leaves it to the browser. */
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

/** The path of a page that another path shows in small. */
export const pageOfThumbnail = (path: string): string => small.exec(path)?.[1] ?? path

/** The book that a path is about, by its id. */
export const bookOfPath = (path: string): string | undefined => book.exec(path)?.[1]

const place = /^\/api\/v1\/books\/([^/]+)\/(read-progress|progression)$/

/** The book whose place a request tells to the server, by its id; undefined for all others. */
export const bookOfWrite = (method: string, path: string): string | undefined =>
  method === 'GET' || method === 'HEAD' ? undefined : place.exec(path)?.[1]
