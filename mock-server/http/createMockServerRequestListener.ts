import type { IncomingMessage, ServerResponse } from 'node:http'
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
import { requestLimits } from './requestLimits'
import { isOAuth2SignInPath } from './simulatedOAuth2Provider'
import { drainRequestBody, streamRequestBody } from './streamRequestBody'

/** Maximum size in bytes of a response body that the server sends in one piece. It streams a larger body. */
const MAX_BUFFERED_BYTES = 256 * 1024

type WebRequestHandler = (request: Request, ip?: string) => Promise<Response>

/** Creates a request listener for a Node HTTP server. Streams request and response bodies. */
export function createMockServerRequestListener(
  world: MockServerState,
  options: MockServerOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const handleRequest = createMockServer(world, createMockServerHandlers(world, options), options)
  return (incoming, outgoing) => {
    const disconnected = new AbortController()
    outgoing.on('close', () => disconnected.abort())
    outgoing.setTimeout(requestLimits.responseIdleMs, () => outgoing.destroy())
    serveRequest(incoming, outgoing, handleRequest, {
      signal: disconnected.signal,
      basePath: options.basePath ?? '',
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
  { signal, basePath }: { signal: AbortSignal; basePath: string },
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
  outgoing.writeHead(response.status)
  await sendBody(response, incoming.method === 'HEAD', outgoing)
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

async function sendBody(response: Response, isHead: boolean, outgoing: ServerResponse): Promise<void> {
  const { body } = response
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (!body || isHead) {
    await body?.cancel()
    outgoing.end()
  } else if (length <= MAX_BUFFERED_BYTES) outgoing.end(new Uint8Array(await response.arrayBuffer()))
  else await streamBody(body, outgoing, length)
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
 * Sends a response body in chunks. Waits when the connection cannot accept more data. Stops when the client
 * disconnects.
 * @param length expected number of bytes, or NaN if it is unknown. If the body is shorter, the function closes the
 *   connection, so that the client detects the error
 */
async function streamBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse, length: number): Promise<void> {
  outgoing.flushHeaders()
  const reader = body.getReader()
  outgoing.on('close', () => void reader.cancel().catch(() => undefined))
  let sent = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || outgoing.destroyed) break
    sent += value.length
    if (!outgoing.write(value)) await waitUntilWritable(outgoing)
  }
  if (sent < length) outgoing.destroy()
  else outgoing.end()
}

function waitUntilWritable(outgoing: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const resume = () => {
      outgoing.off('drain', resume)
      outgoing.off('close', resume)
      resolve()
    }
    outgoing.on('drain', resume)
    outgoing.on('close', resume)
  })
}
