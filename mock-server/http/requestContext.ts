import type { UserRecord } from '../world/records'
import type { Session } from './sessions'

/** What is known about one call beside the request itself. */
export type RequestContext = {
  user: UserRecord | undefined
  session: Session | undefined
  /** Address under which the caller sees the server, base path included, no slash at the end. */
  baseUrl: string
  basePath: string
  /** Path without the base path. */
  pathname: string
  ip: string
  userAgent: string
}

const calls = new WeakMap<Request, RequestContext>()

/** For the HTTP layer: keeps what it found out about a request. */
export function storeRequestContext(request: Request, call: RequestContext): void {
  calls.set(request, call)
}

/** What the HTTP layer found out about a request. */
export function requestContextOf(request: Request): RequestContext {
  const call = calls.get(request)
  if (!call) throw new Error(`${request.method} ${request.url} did not come through the stand-in`)
  return call
}

/** Who asks. Only for calls that need somebody signed in. */
export function userOf(request: Request): UserRecord {
  const { user } = requestContextOf(request)
  if (!user) throw new Error(`${request.method} ${request.url} was let in without a user`)
  return user
}
