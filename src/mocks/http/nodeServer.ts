import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { serverHandlers } from '../serverHandlers'
import type { World } from '../world/world'
import type { StandInOptions } from './standIn'
import { standIn } from './standIn'

/** Answers Node's HTTP calls from a world: the stand-in as a real server. Live events are sent as they happen. */
export function standInListener(
  world: World,
  options: StandInOptions = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = standIn(world, serverHandlers(world, options), options)
  return (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    serve(incoming, outgoing, answer, gone.signal).catch(error => {
      console.error(`${incoming.method} ${incoming.url}:`, error)
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request, ip?: string) => Promise<Response>,
  signal: AbortSignal,
): Promise<void> {
  const response = await answer(requestOf(incoming, signal), incoming.socket.remoteAddress?.replace(/^::ffff:/, ''))
  if (signal.aborted) {
    await response.body?.cancel()
    return
  }
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length) outgoing.setHeader('set-cookie', cookies)
  outgoing.writeHead(response.status)
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel()
    outgoing.end()
  } else if (/^text\/event-stream/.test(response.headers.get('content-type') ?? ''))
    await stream(response.body, outgoing)
  else if (response.headers.has('content-length')) outgoing.end(new Uint8Array(await response.arrayBuffer()))
  else await stream(response.body, outgoing)
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  const bodied = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(bodied ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' as const } : {}),
  })
}

/** Sends parts as they come; waits when the caller is slow, stops when it is gone. */
async function stream(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders()
  const reader = body.getReader()
  outgoing.on('close', () => void reader.cancel().catch(() => undefined))
  for (;;) {
    const { done, value } = await reader.read()
    if (done || outgoing.destroyed) break
    if (!outgoing.write(value))
      await new Promise<void>(resume => {
        outgoing.once('drain', resume)
        outgoing.once('close', resume)
      })
  }
  outgoing.end()
}
