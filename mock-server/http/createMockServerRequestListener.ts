import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Duplex, pipeline, type Writable } from 'node:stream'
import { compressBackendResponse } from '../../server/compression/compressBackendResponse'
import { anonymizeRequestPath } from '../../server/operation/anonymizeRequestPath'
import { describeErrorForLog } from '../../server/operation/describeErrorForLog'
import {
  mockServerSignInPageHeaders,
  untrustedResponseSecurityHeaders,
} from '../../server/proxy/restrictResponseHeaders'
import { createMockServerHandlers } from '../createMockServerHandlers'
import type { MockServerState } from '../state/mockServerState'
import type { MockServerOptions } from './createMockServer'
import { createMockServer } from './createMockServer'
import { isOAuth2SignInPath } from './oauth2/simulatedOAuth2Provider'
import { drainRequestBody, streamRequestBody } from './requestBody/streamRequestBody'
import { requestLimits } from './requestLimits'

/**
 * Maximum size in bytes of a response body that the server sends in a single piece. The server streams a larger body,
 * and a body of unknown size.
 */
const MAX_BUFFERED_BYTES = 256 * 1024

type MockServerListenerOptions = MockServerOptions & {
  /**
   * Whether the listener compresses response bodies that consist of text. The real server compresses nothing, so tests
   * of the proxy use false.
   */
  compresses?: boolean
}
type WebRequestHandler = (request: Request, ip?: string) => Promise<Response>

/** Creates a request listener for a Node HTTP server. Streams request and response bodies. */
export function createMockServerRequestListener(
  world: MockServerState,
  options: MockServerListenerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const handleRequest = createMockServer(world, createMockServerHandlers(world, options), options)
  return (incoming, outgoing) => {
    const disconnected = new AbortController()
    outgoing.on('close', () => disconnected.abort())
    outgoing.setTimeout(requestLimits.responseIdleMs, () => outgoing.destroy())
    serveRequest(incoming, outgoing, handleRequest, {
      signal: disconnected.signal,
      basePath: options.basePath ?? '',
      compresses: options.compresses ?? false,
    }).catch(error => {
      const { method, url = '' } = incoming
      if (!disconnected.signal.aborted)
        console.error(`${method} ${anonymizeRequestPath(url)}: ${describeErrorForLog(error)}`)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500, untrustedResponseSecurityHeaders).end()
    })
  }
}

async function serveRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handleRequest: WebRequestHandler,
  { signal, basePath, compresses }: { signal: AbortSignal; basePath: string; compresses: boolean },
): Promise<void> {
  const request = toWebRequest(incoming, signal)
  const ip = incoming.socket.remoteAddress?.replace(/^::ffff:/, '')
  const response = request ? await handleRequest(request, ip) : new Response(null, { status: 400 })
  if (signal.aborted) {
    await response.body?.cancel()
    return
  }
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length) outgoing.setHeader('set-cookie', cookies)
  const isForm = request !== undefined && response.ok && isOAuth2SignInPath(new URL(request.url).pathname, basePath)
  for (const [name, value] of Object.entries(isForm ? mockServerSignInPageHeaders : untrustedResponseSecurityHeaders))
    outgoing.setHeader(name, value)
  if (!incoming.complete) {
    outgoing.setHeader('connection', 'close')
    if (response.status >= 400) return respondBeforeBodyEnd(incoming, outgoing, response)
  }
  const createEncoders = compresses ? compressBackendResponse(incoming, outgoing, response.status) : () => []
  outgoing.writeHead(response.status)
  if (response.body && incoming.method !== 'HEAD') return sendBody(response, response.body, outgoing, createEncoders())
  await response.body?.cancel()
  outgoing.end()
}

async function respondBeforeBodyEnd(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  outgoing.setHeader('content-length', bytes.length)
  outgoing.writeHead(response.status)
  outgoing.flushHeaders()
  if (bytes.length) outgoing.write(bytes)
  await drainRequestBody(incoming)
  outgoing.end()
}

async function sendBody(
  response: Response,
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  encoders: Duplex[],
): Promise<void> {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  const target = encoders[0] ?? outgoing
  if (encoders.length > 0) pipeline([...encoders, outgoing], () => {})
  if (length <= MAX_BUFFERED_BYTES) target.end(new Uint8Array(await response.arrayBuffer()))
  else await streamBody(body, { outgoing, target, length })
}

/** Converts a Node request to a web request. Returns undefined for an invalid address, method or header. */
function toWebRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const method = incoming.method ?? 'GET'
  const isBodied = method !== 'GET' && method !== 'HEAD'
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item)
    return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
      method,
      headers,
      signal,
      ...(isBodied ? { body: streamRequestBody(incoming), duplex: 'half' as const } : {}),
    })
  } catch {
    return undefined
  }
}

/**
 * Destination of a response body. `target` is the stream that receives the body. If the body is compressed, `target` is
 * the first encoder. If the body is not compressed, `target` is the response itself. `length` is the expected number of
 * bytes, or NaN if the number is unknown.
 */
type BodyDestination = { outgoing: ServerResponse; target: Writable; length: number }

/**
 * Sends a response body in chunks. Node sends the headers with the first chunk. As on the real server, the client of an
 * event stream therefore receives the headers with the first event or heartbeat. Waits when the connection cannot
 * accept more data. Stops when the client disconnects. If the body is shorter than expected, closes the connection, so
 * that the client detects the error.
 */
async function streamBody(
  body: ReadableStream<Uint8Array>,
  { outgoing, target, length }: BodyDestination,
): Promise<void> {
  const reader = body.getReader()
  outgoing.on('close', () => void reader.cancel().catch(() => undefined))
  let sent = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || target.destroyed) break
    sent += value.length
    if (!target.write(value)) await waitUntilWritable(target)
  }
  if (sent < length) outgoing.destroy()
  else target.end()
}

function waitUntilWritable(target: Writable): Promise<void> {
  return new Promise(resolve => {
    const resume = () => {
      target.off('drain', resume)
      target.off('close', resume)
      resolve()
    }
    target.on('drain', resume)
    target.on('close', resume)
  })
}
