import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Backend, isServerPath } from './backend'
import { CapacityCounter } from './capacity'
import { sendStatus } from './clientFiles/ownHeaders'
import { type Limits, limits as usualLimits } from './limits'
import { takeOrigin } from './proxy/forwarded'
import { plainlyRefused } from './proxy/refusedPicture'
import { hasBody, watchBody } from './proxy/requestBody'
import { canonicalPath, hasValidHost, isPathTarget, isPlainPath } from './proxy/requestTarget'
import type { TrustProxy } from './proxy/trustProxy'
import { secureUntrusted, signInPageHeaders, untrustedResponseHeaders } from './proxy/untrustedResponse'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

type Front = {
  /** Path under which the client is served, '' or '/path'. */
  base: string
  isTrusted: TrustProxy
  /** Answers what {@link isServerPath}. */
  backend: () => Promise<Backend | undefined>
  /** Answers everything else, with the base path in place. */
  client: Handle
  limits?: Limits
}

/** Methods that a backend is asked with: none that tunnels or echoes a request. */
const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The one way by which requests reach the client's files and the backend, in `npm start` and `npm run dev`. Refuses requests
 * that no browser sends, replaces forwarded headers, and makes every response of the backend untrusted.
 */
export function frontHandler({ base, isTrusted, backend, client, limits = usualLimits }: Front): Handle {
  const counter = new CapacityCounter(limits.incompleteBodies)
  return async (request, response) => {
    const target = request.url ?? '/'
    if (!hasValidHost(request)) return sendStatus(response, 400, { Connection: 'close' })
    if (target.length > limits.targetBytes) return sendStatus(response, 414)
    if (!isPathTarget(target, limits.targetBytes)) return sendStatus(response, 400)
    const origin = takeOrigin(request, base, isTrusted)
    if (hasBody(request)) watchBody(request, response, { counter, clientAddress: origin.clientAddress, limits })
    const path = target.split('?', 1)[0] ?? '/'
    if (base && path !== base && !path.startsWith(`${base}/`))
      return isRead(request) ? sendStatus(response, 302, { Location: `${base}/` }) : sendStatus(response, 404)
    const local = path.slice(base.length)
    if (!isServerPath(local)) return client(request, response)
    const refusal = refusalOf(request, local)
    if (refusal) return sendStatus(response, ...refusal)
    const answering = await backend()
    if (!answering) return sendStatus(response, 503, { 'Retry-After': String(limits.retryAfterSeconds) })
    const headers = answering.isSignInPage?.(local) ? signInPageHeaders : untrustedResponseHeaders
    return answering.handle(request, plainlyRefused(request, secureUntrusted(response, headers)), origin)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Why a request does not reach the backend: a method that it has no use for, a path that leaves its base path, or a sign-out
 * that a picture or link of a book could cause (the server signs out by any method).
 */
function refusalOf(request: IncomingMessage, path: string): [number, Record<string, string>?] | undefined {
  if (!backendMethods.includes(request.method ?? '')) return [405, { Allow: backendMethods.join(', ') }]
  if (!isPlainPath(path)) return [400]
  const isScripted = request.method === 'POST' || 'x-requested-with' in request.headers
  if (canonicalPath(path) === '/api/logout' && !isScripted) return [405, { Allow: 'POST' }]
  return undefined
}
