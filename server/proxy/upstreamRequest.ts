import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Limits } from '../limits'

/** Headers that belong to one connection, and those that the request to the server behind sets anew. */
const ownOfConnection = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade
  http2-settings expect host content-length`.split(/\s+/),
)

/** Headers of a client's request that are passed on: all but those of the connection, also those that it names itself. */
export function endToEndHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map(name => name.trim()),
  )
  const passed = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined && !ownOfConnection.has(name) && (!named.has(name) || name.startsWith('x-forwarded-')),
  )
  return Object.fromEntries(passed)
}

/** An idle socket on which bytes arrive is of no use: they would become the start of somebody else's response. */
const destroyOnData = function (this: Duplex) {
  this.destroy()
}

/** Keeps sockets for the next request, but none that speaks unasked. */
function withIdleGuard<Kind extends http.Agent>(agent: Kind): Kind {
  const hooks = agent as unknown as {
    keepSocketAlive: (socket: Duplex) => boolean
    reuseSocket: (socket: Duplex, request: http.ClientRequest) => void
  }
  const keep = hooks.keepSocketAlive.bind(agent)
  const reuse = hooks.reuseSocket.bind(agent)
  hooks.keepSocketAlive = socket => {
    if (socket.readableLength > 0 || !keep(socket)) return false
    socket.on('data', destroyOnData)
    return true
  }
  hooks.reuseSocket = (socket, request) => {
    socket.off('data', destroyOnData)
    reuse(socket, request)
  }
  return agent
}

/** What is sent to the server behind. */
export type UpstreamCall = {
  readonly method: string
  /** Path and query, the server's base path included. */
  readonly path: string
  readonly headers: http.OutgoingHttpHeaders
}

/** Opens requests to one server. */
export class Upstream {
  private readonly module: typeof http | typeof https
  private readonly keepAlive: http.Agent
  private readonly single: http.Agent

  constructor(
    private readonly server: URL,
    private readonly limits: Limits,
  ) {
    this.module = server.protocol === 'https:' ? https : http
    const timeout = limits.upstreamIdleSocketTimeoutMs
    this.keepAlive = withIdleGuard(new this.module.Agent({ keepAlive: true, timeout, maxFreeSockets: 64 }))
    this.single = new this.module.Agent({ keepAlive: false })
  }

  /**
   * Opens a request; its body is still to be written. It fails by `error`, also when the server does not connect, is silent
   * for too long, floods with informational responses or switches protocols. After the end of the body the head of the
   * response has to arrive within `upstreamHeadTimeoutMs`.
   * @param isFresh  never on a socket that was used before
   * @throws TypeError where Node refuses a header or the path
   */
  open({ method, path, headers }: UpstreamCall, isFresh: boolean): http.ClientRequest {
    const { limits, server } = this
    const isRepeatable = method === 'GET' || method === 'HEAD'
    const request = this.module.request({
      protocol: server.protocol,
      // Brackets belong to addresses; no name server knows them.
      hostname: server.hostname.replace(/^\[|\]$/g, ''),
      port: server.port,
      method,
      path,
      headers: { ...headers, host: server.host },
      agent: isRepeatable && !isFresh ? this.keepAlive : this.single,
      timeout: limits.upstreamHeadTimeoutMs,
      setHost: false,
    })
    const fail = (reason: string) => request.destroy(new Error(reason))
    const failSilent = () => fail('silent')
    request.on('timeout', failSilent).once('response', () => request.off('timeout', failSilent))
    request.once('upgrade', (_, socket) => {
      socket.destroy()
      // Node counts the request as done: it takes no error any more.
      request.emit('error', new Error('switched protocols'))
    })
    let informational = 0
    request.on('information', () => {
      informational += 1
      if (informational > limits.upstreamInformational) fail('informational responses')
    })
    request.once('socket', socket => limitConnect(socket, () => fail('no connection'), limits.upstreamConnectTimeoutMs))
    request.once('finish', () => {
      const timer = setTimeout(() => fail('no response'), limits.upstreamHeadTimeoutMs)
      const stop = () => clearTimeout(timer)
      request.once('response', stop).once('close', stop)
    })
    return request
  }

  close(): void {
    this.keepAlive.destroy()
    this.single.destroy()
  }
}

function limitConnect(socket: Socket, fail: () => void, timeoutMs: number): void {
  if (!socket.connecting) return
  const timer = setTimeout(fail, timeoutMs)
  const stop = () => clearTimeout(timer)
  socket.once('connect', stop).once('close', stop)
}
