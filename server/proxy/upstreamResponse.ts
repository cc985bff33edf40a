import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Limits } from '../limits'
import { cookieHere, type Front, redirectHere } from './ownAddress'
import { isPassedOn } from './untrustedResponse'

/** A server's response that is on its way to a client. */
export type Relay = {
  /** The server's response. */
  readonly answer: IncomingMessage
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Address of the server, its base path included. */
  readonly server: URL
  readonly front: Front
}

/**
 * Passes a server's response on: its status, the headers that a client needs, and its body as it comes. A body that breaks off
 * or falls silent breaks off for the client too.
 * @returns false where the response makes no sense or a gate says that the server is away; nothing was sent then
 */
export function relay(call: Relay, limits: Limits): boolean {
  const { answer, request, response } = call
  const status = answer.statusCode ?? 0
  if (!Number.isInteger(status) || status < 200 || status > 599) return false
  const sent = isOfGate(answer, request) ? 502 : status
  for (const [name, value] of passedHeaders(call)) {
    try {
      response.setHeader(name, value)
    } catch {
      // A value that cannot be sent is left out.
    }
  }
  response.writeHead(sent)
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    answer.on('error', () => {}).resume()
    response.end()
    return true
  }
  response.flushHeaders()
  watchSilence(call, limits)
  pipeline(answer, response, () => {})
  return true
}

function passedHeaders({ answer, server, front }: Relay): [string, string | string[]][] {
  const { headers, statusCode } = answer
  return Object.entries(headers).flatMap(([name, value]): [string, string | string[]][] => {
    if (value === undefined || !isPassedOn(name)) return []
    if (name === 'content-length' && !isLength(value, headers, statusCode)) return []
    if (name === 'location') return [[name, redirectHere(String(value), server, front)]]
    if (name === 'set-cookie') return [[name, [value].flat().map(cookie => cookieHere(cookie, front))]]
    return [[name, value]]
  })
}

/** A length counts where the body is as long: not beside another framing, and not where there is no body. */
const isLength = (value: string | string[], headers: IncomingMessage['headers'], status?: number) =>
  /^\d+$/.test(String(value)) && headers['transfer-encoding'] === undefined && status !== 204

/**
 * Ends a response whose body falls silent, unless the client is what is slow. An event stream may be silent for hours.
 */
function watchSilence({ answer, response }: Relay, { upstreamSilenceTimeoutMs }: Limits): void {
  const isEventStream = /^text\/event-stream/i.test(answer.headers['content-type'] ?? '')
  const { socket } = answer
  const timeoutMs = isEventStream ? 0 : upstreamSilenceTimeoutMs
  const end = () => {
    if (response.writableNeedDrain) socket.setTimeout(timeoutMs)
    else answer.destroy(new Error('silent'))
  }
  socket.setTimeout(timeoutMs)
  socket.on('timeout', end)
  const stop = () => socket.off('timeout', end)
  answer.once('end', stop).once('close', stop)
}

/**
 * Whether a gate before the server says in its own words that the server is away: 503 of many, 52x of Cloudflare, 404 of
 * Traefik. What the server says to a script is JSON or nothing.
 */
const isOfGate = ({ statusCode = 0, headers }: IncomingMessage, request: IncomingMessage) => {
  const type = headers['content-type'] ?? ''
  if (statusCode === 404) return type.startsWith('text/') && 'x-requested-with' in request.headers
  return statusCode > 502 && !type.includes('json')
}
