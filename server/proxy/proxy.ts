import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { Backend } from '../backend'
import { CapacityCounter } from '../capacity'
import { type Limits, limits as usualLimits } from '../limits'
import type { Origin } from './forwarded'
import { type BodyStart, hasBody, readBodyStart } from './requestBody'
import { endToEndHeaders, Upstream, type UpstreamCall } from './upstreamRequest'
import { relay } from './upstreamResponse'

/** One request on its way to the server behind. */
type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly origin: Origin
  readonly call: UpstreamCall
  readonly body: BodyStart | undefined
}

/**
 * Stands in front of a real server, so that client and server share one origin. A request takes a connection to the server
 * when its body has arrived, or is large and arriving: slow clients hold none. Nothing that the server sends is passed on
 * unchecked; where it makes no sense the client gets 502.
 * @param server  address of the real server, its own base path included
 * @param base    path under which the client is served, '' or '/path'
 */
export function proxyTo(server: URL, base: string, limits: Limits = usualLimits): Backend {
  const target = server.href.replace(/\/$/, '')
  const ownPath = server.pathname.replace(/\/$/, '')
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
    const leave = () => outgoing.destroy()
    response.once('close', leave)
    outgoing.on('error', () => {
      // A server may answer before the end of a body and close; a response that breaks off says so itself.
      if (isAnswered) return
      response.off('close', leave)
      // It may close an idle connection, or speak on it unasked, at the moment at which a request is sent on it.
      if (!isFresh && outgoing.reusedSocket) return send(exchange, true)
      answerUnreachable(response)
    })
    outgoing.once('response', answer => {
      isAnswered = true
      if (relay({ answer, request, response, server, front: origin }, limits)) return
      answer.on('error', () => {})
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
      const place = counters[poolOf(path, body)].acquire(origin.clientAddress)
      if (typeof place === 'number')
        return answerError(response, place, 'Too many requests at once.', limits.retryAfterSeconds)
      response.once('close', place)
      const call = { method: request.method ?? 'GET', path: `${ownPath}${path}`, headers: headersFor(request, body) }
      send({ request, response, origin, call, body })
    },
    close: async () => upstream.close(),
  }
}

/** Large bodies and event streams cannot take the places of other requests. */
function poolOf(path: string, body: BodyStart | undefined): 'requests' | 'uploads' | 'eventStreams' {
  if (body && !body.isComplete) return 'uploads'
  return path.startsWith('/sse/') ? 'eventStreams' : 'requests'
}

/**
 * A path with all characters encoded that the server's own web server (Tomcat) refuses, such as the brackets in the name of a
 * picture of a book, which browsers send as they are.
 */
const upstreamPath = (path: string): string =>
  path.replace(/["<>[\\\]^`{|}\x80-\xff]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The request's own headers; a body of known length has a length, any other goes in chunks. */
function headersFor(request: IncomingMessage, body: BodyStart | undefined) {
  const length = body?.isComplete ? String(body.bytes.length) : request.headers['content-length']
  const framing = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }
  return { ...endToEndHeaders(request.headers), ...(body && framing) }
}

function sendBody(request: IncomingMessage, outgoing: ClientRequest, body: BodyStart | undefined): void {
  if (!body || body.isComplete) return void outgoing.end(body?.bytes)
  outgoing.write(body.bytes)
  request.once('close', () => request.complete || outgoing.destroy())
  // A response that comes before the end of the body: what is left of it is read and forgotten.
  outgoing.once('close', () => request.unpipe(outgoing).resume())
  request.pipe(outgoing)
}

/** 502 is what the client takes for a server that is away; the API itself uses 503 for something else. */
const answerUnreachable = (response: ServerResponse) =>
  answerError(response, 502, 'The server behind this address does not answer.', usualLimits.retryAfterSeconds)

const phrases: Record<number, string> = {
  400: 'Bad Request',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** Answers as the API does, or breaks off where an answer has begun. */
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
