import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { ApiBackend } from '../apiBackend'
import { ClientConcurrencyLimiter } from '../clientConcurrencyLimiter'
import { type ServerLimits, serverLimits as usualLimits } from '../serverLimits'
import { type FirstRequestBodyBytes, hasRequestBody, readRequestBodyStart } from './clientRequestBody'
import { relayUpstreamResponse } from './relayUpstreamResponse'
import type { PublicAddressAndClientIp } from './replaceForwardedHeaders'
import { selectEndToEndHeaders, UpstreamClient, type UpstreamRequestOptions } from './upstreamClient'

type ProxiedExchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly origin: PublicAddressAndClientIp
  readonly call: UpstreamRequestOptions
  readonly body: FirstRequestBodyBytes | undefined
}

/**
 * Creates a backend that passes requests to a Komga server. Reads each small request body completely before it opens a
 * connection to the Komga server, so that slow clients do not occupy connections. Streams large bodies. An invalid
 * response of the Komga server gives status 502.
 * @param server address of the Komga server, including its base path
 * @param base base path of the client, '' or '/path'
 */
export function createProxyBackend(server: URL, base: string, limits: ServerLimits = usualLimits): ApiBackend {
  const target = server.href.replace(/\/$/, '')
  const serverBase = server.pathname.replace(/\/$/, '')
  const upstream = new UpstreamClient(server, limits)
  const counters = {
    requests: new ClientConcurrencyLimiter(limits.requests),
    uploads: new ClientConcurrencyLimiter(limits.uploads),
    eventStreams: new ClientConcurrencyLimiter(limits.eventStreams),
  }
  const send = (exchange: ProxiedExchange, isFresh = false) => {
    const { request, response, origin, call, body } = exchange
    let outgoing: ClientRequest
    try {
      outgoing = upstream.open(call, isFresh)
    } catch {
      return respondWithError(response, 400, 'The request cannot be passed on.')
    }
    let isAnswered = false
    const abort = () => outgoing.destroy()
    response.once('close', abort)
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // Ignores an error after the start of the response, because `relayUpstreamResponse` detects an incomplete
      // response itself. Also ignores the error of a request that `abort` has ended.
      if (isAnswered || response.destroyed) return
      response.off('close', abort)
      // If the request reuses an open connection, the Komga server may have closed this connection just before the
      // request. The request is therefore repeated on a new connection. After a timeout, it is not repeated.
      if (!isFresh && outgoing.reusedSocket && closedConnectionCodes.has(error.code)) return send(exchange, true)
      respondUnreachable(response)
    })
    outgoing.once('response', upstreamResponse => {
      isAnswered = true
      if (relayUpstreamResponse({ upstreamResponse, request, response, server, front: origin }, limits)) return
      upstreamResponse.on('error', () => {})
      outgoing.destroy()
      respondUnreachable(response)
    })
    sendBody(request, outgoing, body)
  }
  return {
    title: `in front of ${target}`,
    async handle(request, response, origin) {
      const path = encodeForTomcat((request.url ?? '/').slice(base.length))
      const body = hasRequestBody(request) ? await readRequestBodyStart(request, limits.bufferedBodyBytes) : undefined
      if (response.destroyed || response.headersSent || (hasRequestBody(request) && !body)) return
      const slot = counters[capacityPoolOf(path, body)].acquire(origin.clientAddress)
      if (typeof slot === 'number')
        return respondWithError(response, slot, 'Too many requests at once.', limits.retryAfterSeconds)
      response.once('close', slot)
      const call = {
        method: request.method ?? 'GET',
        path: `${serverBase}${path}`,
        headers: upstreamHeaders(request, body),
      }
      send({ request, response, origin, call, body })
    },
    isReady: () => isServerAnswering(upstream, serverBase),
    close: async () => upstream.close(),
  }
}

/** Error codes of a request whose connection the other side has closed. */
const closedConnectionCodes: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE'])

/** Path that every Komga server serves without a sign-in. */
const READINESS_PATH = '/api/v1/claim'
const READINESS_TIMEOUT_MS = 5_000

function isServerAnswering(upstream: UpstreamClient, serverBase: string): Promise<boolean> {
  const request = upstream.open({ method: 'GET', path: `${serverBase}${READINESS_PATH}`, headers: {} }, false)
  return new Promise(resolve => {
    const timer = setTimeout(() => request.destroy(), READINESS_TIMEOUT_MS)
    const settle = (isAnswering: boolean) => {
      clearTimeout(timer)
      resolve(isAnswering)
    }
    request.once('response', response => {
      response.on('error', () => {}).resume()
      settle(response.statusCode === 200)
    })
    request.on('error', () => settle(false)).once('close', () => settle(false))
    request.end()
  })
}

/**
 * Returns the name of the concurrency limit that applies to a request. Uploads and event streams have their own limits,
 * so that they do not block other requests.
 */
function capacityPoolOf(
  path: string,
  body: FirstRequestBodyBytes | undefined,
): 'requests' | 'uploads' | 'eventStreams' {
  if (body && !body.isComplete) return 'uploads'
  return path.startsWith('/sse/') ? 'eventStreams' : 'requests'
}

/**
 * Percent-encodes characters that the web server of Komga (Tomcat) rejects in a path. Browsers do not encode some of
 * these characters, for example brackets.
 */
const encodeForTomcat = (path: string): string =>
  path.replace(/["<>[\\\]^`{|}\x80-\xff]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the headers of the upstream request. If the length of the body is unknown, the body is sent in chunks. */
function upstreamHeaders(request: IncomingMessage, body: FirstRequestBodyBytes | undefined) {
  const length = body?.isComplete ? String(body.bytes.length) : request.headers['content-length']
  const framing = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
  return { ...selectEndToEndHeaders(request.headers), ...(body && framing) }
}

function sendBody(request: IncomingMessage, outgoing: ClientRequest, body: FirstRequestBodyBytes | undefined): void {
  if (!body || body.isComplete) return void outgoing.end(body?.bytes)
  outgoing.write(body.bytes)
  request.once('close', () => request.complete || outgoing.destroy())
  // If the upstream response ends early, reads and drops the rest of the request body, so that the client can finish
  // sending.
  outgoing.once('close', () => request.unpipe(outgoing).resume())
  request.pipe(outgoing)
}

/**
 * Sends status 502, which the client shows as an unreachable server. Status 503 is not suitable, because the API also
 * sends 503 when it cannot create an API key.
 */
const respondUnreachable = (response: ServerResponse) =>
  respondWithError(response, 502, 'The server behind this address does not answer.', usualLimits.retryAfterSeconds)

const REASON_PHRASES: Record<number, string> = {
  400: 'Bad Request',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** Sends an error in the JSON format of the API. Aborts a response that has already started. */
function respondWithError(response: ServerResponse, status: number, message: string, retryAfterSeconds?: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
  })
  response.end(JSON.stringify({ status, error: REASON_PHRASES[status], message }))
}
