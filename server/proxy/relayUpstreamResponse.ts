import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { isGatewayError } from '../apiBackend'
import { compressBackendResponse } from '../compression/compressBackendResponse'
import type { ServerLimits } from '../serverLimits'
import { canonicalizeRequestPath } from './hostHeaderAndPathChecks'
import { isForwardedResponseHeader } from './restrictResponseHeaders'
import { type PublicLongboxAddress, rewriteCookieScope, rewriteRedirectLocation } from './rewriteUpstreamAddresses'
import { getUpstreamBodyLimits, isEventStream } from './upstreamBodyLimits'

/** Response of the upstream server, with the request of the client and the response to the client. */
export type RelayedHttpExchange = {
  readonly upstreamResponse: IncomingMessage
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Address of the upstream server, including its base path. */
  readonly server: URL
  readonly front: PublicLongboxAddress
}

/**
 * Passes an upstream response to the client: status, allowed headers and body. An error page of a gateway gets status
 * 502 (see {@link isGatewayErrorPage}). If the body is incomplete or stalls, aborts the response to the client.
 * @returns whether this function has passed the response to the client. False if the status is invalid, or if the
 *   response is a redirect that {@link isRefusedRedirect} refuses. In these cases, nothing is sent.
 */
export function relayUpstreamResponse(call: RelayedHttpExchange, limits: ServerLimits): boolean {
  const { upstreamResponse, request, response } = call
  const status = upstreamResponse.statusCode ?? 0
  if (!Number.isInteger(status) || status < 200 || status > 599 || isRefusedRedirect(call)) return false
  const sentStatus = isGatewayErrorPage(upstreamResponse, request) ? 502 : status
  const bodyLimits = getUpstreamBodyLimits(request, upstreamResponse, limits)
  for (const [name, value] of relayedHeaders(call, bodyLimits.isDecoded)) {
    try {
      response.setHeader(name, value)
    } catch {
      // Node rejects an invalid header value. The response then omits the header.
    }
  }
  const createEncoders = compressBackendResponse(request, response, sentStatus)
  response.writeHead(sentStatus)
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    upstreamResponse.on('error', () => {}).resume()
    response.end()
    return true
  }
  response.flushHeaders()
  abortSilentResponse(call, limits)
  pipeline([upstreamResponse, ...bodyLimits.createStreams(), ...createEncoders(), response], () => {})
  return true
}

/** Matches the paths that are used for sign-in or by e-readers. Redirects of these paths may lead to another host. */
const foreignRedirectPathPattern = /^\/(oauth2|login|kobo|koreader|opds)(\/|$)/

/**
 * Returns whether a redirect must be refused because it leads to another host. Redirects of the paths in {@link
 * foreignRedirectPathPattern} may lead to any host.
 */
function isRefusedRedirect({ upstreamResponse, request, server, front }: RelayedHttpExchange): boolean {
  const { location } = upstreamResponse.headers
  if (location === undefined) return false
  const path = canonicalizeRequestPath((request.url ?? '').split('?', 1)[0]?.slice(front.path.length) ?? '')
  if (foreignRedirectPathPattern.test(path)) return false
  const target = rewriteRedirectLocation(location, server, front)
  return !URL.canParse(target, front.origin) || new URL(target, front.origin).origin !== new URL(front.origin).origin
}

function relayedHeaders(
  { upstreamResponse, server, front }: RelayedHttpExchange,
  isDecoded: boolean,
): [string, string | string[]][] {
  const { headers, statusCode } = upstreamResponse
  return Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || !isForwardedResponseHeader(name)) return []
    if (name === 'content-length' && !isReliableLength(value, headers, statusCode)) return []
    if (isDecoded && (name === 'content-length' || name === 'content-encoding')) return []
    if (name === 'location') return [[name, rewriteRedirectLocation(String(value), server, front)]]
    if (name === 'set-cookie') return [[name, [value].flat().map(cookie => rewriteCookieScope(cookie, front))]]
    return [[name, value]]
  })
}

/**
 * Returns whether the Content-Length header of an upstream response is reliable. The header must be a number. The body
 * must not be chunked. The status must allow a body.
 */
const isReliableLength = (value: string | string[], headers: IncomingMessage['headers'], status?: number) =>
  /^\d+$/.test(String(value)) && headers['transfer-encoding'] === undefined && status !== 204

/**
 * Aborts a response if the upstream server sends no data for `upstreamSilenceTimeoutMs`. The time during which the
 * client reads slowly does not count. Event streams have no time limit.
 */
function abortSilentResponse(
  { upstreamResponse, response }: RelayedHttpExchange,
  { upstreamSilenceTimeoutMs }: ServerLimits,
): void {
  const { socket } = upstreamResponse
  const timeoutMs = isEventStream(upstreamResponse) ? 0 : upstreamSilenceTimeoutMs
  const handleTimeout = () => {
    if (response.writableNeedDrain) socket.setTimeout(timeoutMs)
    else upstreamResponse.destroy(new Error('silent'))
  }
  socket.setTimeout(timeoutMs)
  socket.on('timeout', handleTimeout)
  const stop = () => socket.off('timeout', handleTimeout)
  upstreamResponse.once('end', stop).once('close', stop)
}

/**
 * Returns whether the response is an error page of a gateway between Longbox and the Komga server. Komga itself answers
 * requests of scripts with errors in JSON format or without a body.
 */
const isGatewayErrorPage = ({ statusCode = 0, headers }: IncomingMessage, request: IncomingMessage) =>
  isGatewayError(statusCode, headers['content-type']) && (statusCode !== 404 || 'x-requested-with' in request.headers)
