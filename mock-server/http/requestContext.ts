import type { UserRecord } from '../state/libraryRecords'
import type { UserSession } from './userSessionStore'

/** Data of a request that a `Request` object cannot contain. */
export type RequestContext = {
  user: UserRecord | undefined
  session: UserSession | undefined
  /** Address at which the client reaches the server. It contains the base path and has no slash at the end. */
  baseUrl: string
  basePath: string
  /** Path of the request without the base path. */
  pathname: string
  ip: string
  userAgent: string
}

const contexts = new WeakMap<Request, RequestContext>()

/** Stores the context of a request. Only the code that receives requests calls this function. */
export function setRequestContext(request: Request, call: RequestContext): void {
  contexts.set(request, call)
}

/**
 * Returns the context of a request.
 * @throws Error when `setRequestContext` was not called for the request
 */
export function getRequestContext(request: Request): RequestContext {
  const call = contexts.get(request)
  if (!call) throw new Error(`${request.method} ${request.url} did not pass through the mock server`)
  return call
}

/**
 * Returns the signed-in user of a request. Use it only in handlers that require a sign-in.
 * @throws Error when no user is signed in
 */
export function requireSignedInUser(request: Request): UserRecord {
  const { user } = getRequestContext(request)
  if (!user) throw new Error(`${request.method} ${request.url} has no user`)
  return user
}
