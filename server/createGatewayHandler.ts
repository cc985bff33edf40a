import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApiBackend, isServerUrlPath } from './apiBackend'
import { ClientConcurrencyLimiter } from './clientConcurrencyLimiter'
import { sendEmptyResponse } from './clientFiles/clientResponseHeaders'
import { hasRequestBody, rejectSlowRequestBody } from './proxy/clientRequestBody'
import {
  canonicalizeRequestPath,
  hasValidHostHeader,
  isPathRequestTarget,
  isUnambiguousPath,
} from './proxy/hostHeaderAndPathChecks'
import { isPossibleCsrfWrite } from './proxy/isPossibleCsrfWrite'
import type { TrustedProxyPredicate } from './proxy/parseTrustedProxies'
import { removeAuthChallengeFromImageResponses } from './proxy/removeAuthChallengeFromImageResponses'
import { replaceForwardedHeaders } from './proxy/replaceForwardedHeaders'
import {
  mockServerSignInPageHeaders,
  restrictNodeResponseHeaders,
  untrustedResponseSecurityHeaders,
} from './proxy/restrictResponseHeaders'
import { type ServerLimits, serverLimits as usualLimits } from './serverLimits'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

type GatewayOptions = {
  /** Base path of the client, '' or '/path'. */
  base: string
  isTrusted: TrustedProxyPredicate
  /**
   * Returns the backend for API paths (see {@link isServerUrlPath}). If the backend is starting, the promise resolves
   * after the start. If the start has not begun yet, the promise resolves with undefined.
   */
  backend: () => Promise<ApiBackend | undefined>
  /** Handler for all paths outside the API. The request URL contains the base path. */
  client: HttpHandler
  limits?: ServerLimits
}

/** HTTP methods that are passed to a backend. CONNECT and TRACE are not allowed. */
const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Creates the handler of all requests to the client and the API. It passes API requests to the backend, and other
 * requests below the base path to the handler of client files. It redirects or rejects requests outside the base path.
 * It rejects malformed requests, replaces the forwarded headers of requests, and restricts the headers of backend
 * responses.
 */
export function createGatewayHandler({
  base,
  isTrusted,
  backend,
  client,
  limits = usualLimits,
}: GatewayOptions): HttpHandler {
  const counter = new ClientConcurrencyLimiter(limits.incompleteBodies)
  return async (request, response) => {
    const target = request.url ?? '/'
    if (!hasValidHostHeader(request)) return sendEmptyResponse(response, 400, { Connection: 'close' })
    if (target.length > limits.targetBytes) return sendEmptyResponse(response, 414)
    const location = isReadRequest(request) ? toPageTargetWithSingleSlashes(target, base) : undefined
    if (location) return sendEmptyResponse(response, 302, { Location: location })
    if (!isPathRequestTarget(target, limits.targetBytes)) return sendEmptyResponse(response, 400)
    const origin = replaceForwardedHeaders(request, base, isTrusted)
    if (hasRequestBody(request))
      rejectSlowRequestBody(request, response, { counter, clientAddress: origin.clientAddress, limits })
    const path = target.split('?', 1)[0] ?? '/'
    if (base && path !== base && !path.startsWith(`${base}/`))
      return isReadRequest(request)
        ? sendEmptyResponse(response, 302, { Location: `${base}/` })
        : sendEmptyResponse(response, 404)
    const pathInBase = path.slice(base.length)
    if (!isServerUrlPath(pathInBase)) return client(request, response)
    const rejection = backendRejectionOf(request, pathInBase)
    if (rejection) return sendEmptyResponse(response, ...rejection)
    const currentBackend = await backend()
    if (!currentBackend) return sendEmptyResponse(response, 503, { 'Retry-After': String(limits.retryAfterSeconds) })
    if (currentBackend.isOwnHost?.(request.headers.host ?? '') === false) return sendEmptyResponse(response, 421)
    const headers = currentBackend.isSignInPage?.(pathInBase)
      ? mockServerSignInPageHeaders
      : untrustedResponseSecurityHeaders
    return currentBackend.handle(
      request,
      removeAuthChallengeFromImageResponses(request, restrictNodeResponseHeaders(response, headers)),
      origin,
    )
  }
}

/**
 * Removes repeated slashes at the start of a request target and after the base path. The changed target begins with a
 * single slash, so a redirect to it never leads to another host.
 * @returns changed target. Undefined for a target without repeated slashes. Also undefined for API requests, because
 *   only pages are redirected.
 */
function toPageTargetWithSingleSlashes(target: string, base: string): string | undefined {
  const single = target.replace(/^\/{2,}/, '/')
  const pathInBase = single.startsWith(`${base}/`) ? single.slice(base.length).replace(/^\/{2,}/, '/') : undefined
  const result = pathInBase === undefined ? single : base + pathInBase
  if (result === target) return undefined
  const isPage =
    isPathRequestTarget(result, result.length) && !isServerUrlPath((pathInBase ?? single).split('?', 1)[0] ?? '/')
  return isPage ? result : undefined
}

const isReadRequest = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Checks whether a request may reach the backend. Rejects unknown methods, paths that could lead out of the base path,
 * and data changes that a page of another site may have caused. Also rejects a sign-out request that is not a POST
 * request and has no `X-Requested-With` header, because a link or image in a book could cause such a request.
 * @returns status and headers of the error response, or undefined if the request is allowed
 */
function backendRejectionOf(request: IncomingMessage, path: string): [number, Record<string, string>?] | undefined {
  if (!backendMethods.includes(request.method ?? '')) return [405, { Allow: backendMethods.join(', ') }]
  if (!isUnambiguousPath(path)) return [400]
  if (isPossibleCsrfWrite(request, path)) return [403]
  const isScripted = request.method === 'POST' || 'x-requested-with' in request.headers
  if (canonicalizeRequestPath(path) === '/api/logout' && !isScripted) return [405, { Allow: 'POST' }]
  return undefined
}
