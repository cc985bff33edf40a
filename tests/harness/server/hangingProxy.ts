import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a request hangs. `headers`: no response headers arrive. `body`: only half of the body arrives. `trickle`: one
 * byte arrives per second.
 */
export type RequestHangMode = 'headers' | 'body' | 'trickle'

/** Proxy on a local port that makes some requests hang. */
export interface HangingProxy {
  /** Address of the proxy, without a trailing slash. */
  readonly url: string
  /**
   * Makes all later requests whose path matches `path` hang. A hanging request never ends, even if
   * {@link HangingProxy.stopHanging} is called.
   */
  readonly hang: (path: RegExp, mode?: RequestHangMode) => void
  /** Makes the proxy respond to new requests again. Requests that already hang continue to hang. */
  readonly stopHanging: () => void
  /** Paths of the requests that have hung since the last call of {@link HangingProxy.hang}, oldest first. */
  readonly hungPaths: () => readonly string[]
  /** Number of requests that the proxy currently handles. Does not include hanging requests and event streams. */
  readonly inFlight: () => number
  /** Number of requests that the proxy has received since its start. */
  readonly received: () => number
  readonly stop: () => Promise<void>
}

/**
 * Starts a {@link HangingProxy} on a free local port.
 * @param target address of the server behind the proxy, without a path
 * @param delayMs delay of each API response in milliseconds
 */
export async function startHangingProxy(target: string, delayMs = 0): Promise<HangingProxy> {
  let rule: { path: RegExp; mode: RequestHangMode } | undefined
  let hung: string[] = []
  let inFlight = 0
  let received = 0
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    const mode = rule?.path.test(path) ? rule.mode : undefined
    received += 1
    if (mode) hung.push(path)
    else if (!path.startsWith('/sse/')) {
      inFlight += 1
      response.once('close', () => {
        inFlight -= 1
      })
    }
    if (mode === 'headers') return void incoming.resume()
    const pass = () =>
      forward(target, incoming, response, (from, to) => (mode ? stall(from, to, mode, timers) : from.pipe(to)))
    if (delayMs > 0 && path.startsWith('/api/')) timers.add(setTimeout(pass, delayMs))
    else pass()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: (path, mode = 'headers') => {
      rule = { path, mode }
      hung = []
    },
    stopHanging: () => {
      rule = undefined
    },
    hungPaths: () => hung,
    inFlight: () => inFlight,
    received: () => received,
    stop: () =>
      new Promise(resolve => {
        for (const timer of timers) clearTimeout(timer)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(
  target: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  pass: (from: IncomingMessage, to: ServerResponse) => void,
) {
  const { method, headers } = incoming
  const outgoing = request(new URL(incoming.url ?? '/', target), {
    method,
    headers: { ...headers, connection: 'close' },
  })
  outgoing.on('response', upstream => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    response.flushHeaders()
    pass(upstream, response)
  })
  const end = () => response.destroy()
  outgoing.on('error', end)
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/**
 * Sends an incomplete response body. In the mode `body`, sends only the first half. In the mode `trickle`, sends a byte
 * per second and never sends the last byte.
 */
async function stall(from: IncomingMessage, to: ServerResponse, mode: RequestHangMode, timers: Set<NodeJS.Timeout>) {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  if (mode === 'body') return void to.write(body.subarray(0, Math.floor(body.length / 2)))
  let sent = 0
  const timer = setInterval(() => {
    if (sent < body.length - 1) to.write(body.subarray(sent, ++sent))
  }, 1_000)
  timers.add(timer)
  to.on('close', () => clearInterval(timer))
}
