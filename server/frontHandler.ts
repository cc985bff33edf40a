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
  /** Backend for paths that {@link isServerPath} accepts; undefined while it starts. */
  backend: () => Promise<Backend | undefined>
  /** Handler of all other paths. Request URLs still contain the base path. */
  client: Handle
  limits?: Limits
}

/** Methods that are passed to a backend. CONNECT and TRACE are excluded. */
const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Creates the handler of all requests, in `npm start` and `npm run dev`. It passes them to the client's files or the backend.
 * Rejects requests that no browser sends, replaces forwarded headers, and restricts every response of the backend.
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
    const pathInBase = path.slice(base.length)
    if (!isServerPath(pathInBase)) return client(request, response)
    const refusal = refusalOf(request, pathInBase)
    if (refusal) return sendStatus(response, ...refusal)
    const currentBackend = await backend()
    if (!currentBackend) return sendStatus(response, 503, { 'Retry-After': String(limits.retryAfterSeconds) })
    const headers = currentBackend.isSignInPage?.(pathInBase) ? signInPageHeaders : untrustedResponseHeaders
    return currentBackend.handle(request, plainlyRefused(request, secureUntrusted(response, headers)), origin)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Status and headers for a request that must not reach the backend; undefined for an allowed request. Rejects other
 * methods, and paths that leave the base path. Rejects a sign-out that an image or link in a book could trigger, because
 * the server signs out by any method.
 */
function refusalOf(request: IncomingMessage, path: string): [number, Record<string, string>?] | undefined {
  if (!backendMethods.includes(request.method ?? '')) return [405, { Allow: backendMethods.join(', ') }]
  if (!isPlainPath(path)) return [400]
  const isScripted = request.method === 'POST' || 'x-requested-with' in request.headers
  if (canonicalPath(path) === '/api/logout' && !isScripted) return [405, { Allow: 'POST' }]
  return undefined
}
