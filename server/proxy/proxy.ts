import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { Backend } from '../backend'
import { CapacityCounter } from '../capacity'
import { type Limits, limits as usualLimits } from '../limits'
import type { Origin } from './forwarded'
import { type BodyStart, hasBody, readBodyStart } from './requestBody'
import { endToEndHeaders, Upstream, type UpstreamCall } from './upstreamRequest'
import { relay } from './upstreamResponse'

/** A request that is passed to the upstream server, with its response. */
type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly origin: Origin
  readonly call: UpstreamCall
  readonly body: BodyStart | undefined
}

/**
 * Creates a backend that passes requests to a Komga server, so that client and server share one origin.
 * A request uses a connection to the server only after its body has arrived, except for large bodies, which are streamed.
 * Slow clients therefore hold no connections. An invalid response of the server gives status 502.
 * @param server  address of the Komga server, including its base path
 * @param base    base path of the client, '' or '/path'
 */
export function proxyTo(server: URL, base: string, limits: Limits = usualLimits): Backend {
  const target = server.href.replace(/\/$/, '')
  const serverBase = server.pathname.replace(/\/$/, '')
  const upstream = new Upstream(server, limits)
  const counters = {
    requests: new CapacityCounter(limits.requests),
    uploads: new CapacityCounter(limits.uploads),
    eventStreams: new CapacityCounter(limits.eventStreams),
  }
  const send = (exchange: Exchange, isFresh = false) => {
    const { request, response, origin, call, body } = exchange
    let outgoing: ClientRequest
    try {
      outgoing = upstream.open(call, isFresh)
    } catch {
      return answerError(response, 400, 'The request cannot be passed on.')
    }
    let isAnswered = false
    const abort = () => outgoing.destroy()
    response.once('close', abort)
    outgoing.on('error', () => {
      // The server may respond and close before the end of the request body. `relay` handles a truncated response.
      if (isAnswered) return
      response.off('close', abort)
      // The server may close a reused connection, or send unexpected data on it, just when a request begins.
      if (!isFresh && outgoing.reusedSocket) return send(exchange, true)
      answerUnreachable(response)
    })
    outgoing.once('response', upstreamResponse => {
      isAnswered = true
      if (relay({ upstreamResponse, request, response, server, front: origin }, limits)) return
      upstreamResponse.on('error', () => {})
      outgoing.destroy()
      answerUnreachable(response)
    })
    sendBody(request, outgoing, body)
  }
  return {
    title: `in front of ${target}`,
    async handle(request, response, origin) {
      const path = upstreamPath((request.url ?? '/').slice(base.length))
      const body = hasBody(request) ? await readBodyStart(request, limits.bufferedBodyBytes) : undefined
      if (response.destroyed || response.headersSent || (hasBody(request) && !body)) return
      const slot = counters[poolOf(path, body)].acquire(origin.clientAddress)
      if (typeof slot === 'number')
        return answerError(response, slot, 'Too many requests at once.', limits.retryAfterSeconds)
      response.once('close', slot)
      const call = { method: request.method ?? 'GET', path: `${serverBase}${path}`, headers: headersFor(request, body) }
      send({ request, response, origin, call, body })
    },
    close: async () => upstream.close(),
  }
}

/** Counter for a request. Uploads and event streams have their own limits, so that they cannot block other requests. */
function poolOf(path: string, body: BodyStart | undefined): 'requests' | 'uploads' | 'eventStreams' {
  if (body && !body.isComplete) return 'uploads'
  return path.startsWith('/sse/') ? 'eventStreams' : 'requests'
}

/**
 * Encodes the characters of a path that Tomcat, the web server of Komga, rejects. Browsers send some of them unencoded, such
 * as brackets in the file name of an EPUB resource.
 */
const upstreamPath = (path: string): string =>
  path.replace(/["<>[\\\]^`{|}\x80-\xff]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** Headers of the upstream request. A body of unknown length is sent in chunks. */
function headersFor(request: IncomingMessage, body: BodyStart | undefined) {
  const length = body?.isComplete ? String(body.bytes.length) : request.headers['content-length']
  const framing = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
  return { ...endToEndHeaders(request.headers), ...(body && framing) }
}

function sendBody(request: IncomingMessage, outgoing: ClientRequest, body: BodyStart | undefined): void {
  if (!body || body.isComplete) return void outgoing.end(body?.bytes)
  outgoing.write(body.bytes)
  request.once('close', () => request.complete || outgoing.destroy())
  // After an early response, the rest of the request body is read and dropped.
  outgoing.once('close', () => request.unpipe(outgoing).resume())
  request.pipe(outgoing)
}

/** Sends 502, which the client treats as an unreachable server. The API itself uses 503 with another meaning. */
const answerUnreachable = (response: ServerResponse) =>
  answerError(response, 502, 'The server behind this address does not answer.', usualLimits.retryAfterSeconds)

const phrases: Record<number, string> = {
  400: 'Bad Request',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** Sends an error in the JSON format of the API. Aborts the response if it has already begun. */
function answerError(response: ServerResponse, status: number, message: string, retryAfterSeconds?: number): void {
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds && { 'Retry-After': String(retryAfterSeconds) }),
  })
  response.end(JSON.stringify({ status, error: phrases[status], message }))
}
