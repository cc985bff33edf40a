import type { UserRecord } from '../state/libraryRecords'
import type { UserSession } from './userSessionStore'

/** Data about a request that the request itself does not contain. */
export type RequestContext = {
  user: UserRecord | undefined
  session: UserSession | undefined
  /** Address of the server as the client sees it: with base path, without a slash at the end. */
  baseUrl: string
  basePath: string
  /** Path of the request without the base path. */
  pathname: string
  ip: string
  userAgent: string
}

const contexts = new WeakMap<Request, RequestContext>()

/** Stores the context of a request. Called by the HTTP layer only. */
export function setRequestContext(request: Request, call: RequestContext): void {
  contexts.set(request, call)
}

/**
 * Returns the context of a request.
 * @throws Error for a request that did not pass through the mock server
 */
export function getRequestContext(request: Request): RequestContext {
  const call = contexts.get(request)
  if (!call) throw new Error(`${request.method} ${request.url} did not pass through the mock server`)
  return call
}

/**
 * Returns the user of a request. Only for handlers that require sign-in.
 * @throws Error without a user
 */
export function requireSignedInUser(request: Request): UserRecord {
  const { user } = getRequestContext(request)
  if (!user) throw new Error(`${request.method} ${request.url} has no user`)
  return user
}
