import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a call hangs: no headers, headers and half of the body, or the body a byte per second. */
export type HangMode = 'headers' | 'body' | 'trickle'

/** A proxy on a free port of this machine that lets chosen calls hang. */
export interface HangingProxy {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** From now on calls whose path matches hang. What hangs already goes on hanging, also after {@link HangingProxy.letGo}. */
  readonly hang: (path: RegExp, mode?: HangMode) => void
  /** New calls are answered again. */
  readonly letGo: () => void
  /** The paths of the calls that were hung, oldest first. */
  readonly hung: () => readonly string[]
  /** Requests in flight except hung ones and event streams, which stay open. */
  readonly inFlight: () => number
  /** Requests received so far. */
  readonly received: () => number
  readonly stop: () => Promise<void>
}

/**
 * Starts the proxy.
 * @param target  gives the address of the program behind it, without a path
 * @param delayMs  added to the answer to each call of the API
 */
export async function startHangingProxy(target: string, delayMs = 0): Promise<HangingProxy> {
  let rule: { path: RegExp; mode: HangMode } | undefined
  let hung: string[] = []
  let inFlight = 0
  let received = 0
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const mode = rule?.path.test(path) ? rule.mode : undefined
    received += 1
    if (mode) hung.push(path)
    else if (!path.startsWith('/sse/')) {
      inFlight += 1
      answer.once('close', () => {
        inFlight -= 1
      })
    }
    if (mode === 'headers') return void asked.resume()
    const pass = () =>
      forward(target, asked, answer, (from, to) => (mode ? stall(from, to, mode, timers) : from.pipe(to)))
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
    letGo: () => {
      rule = undefined
    },
    hung: () => hung,
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
  asked: IncomingMessage,
  answer: ServerResponse,
  pass: (from: IncomingMessage, to: ServerResponse) => void,
) {
  const { method, headers } = asked
  const onward = request(new URL(asked.url ?? '/', target), { method, headers: { ...headers, connection: 'close' } })
  onward.on('response', found => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    answer.flushHeaders()
    pass(found, answer)
  })
  const end = () => answer.destroy()
  onward.on('error', end)
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

/** Sends the half of a body, or one byte per second of it. */
async function stall(from: IncomingMessage, to: ServerResponse, mode: HangMode, timers: Set<NodeJS.Timeout>) {
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
