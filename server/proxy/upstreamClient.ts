import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServerLimits } from '../serverLimits'

/**
 * Names of the request headers that are not forwarded. They belong to a single connection, or the upstream request sets
 * them itself.
 */
const HOP_BY_HOP_HEADERS = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade
  http2-settings expect host content-length`.split(/\s+/),
)

/** Returns the request headers to forward. Omits headers that belong to a single connection. */
export function selectEndToEndHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  const connectionHeaders = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map(name => name.trim()),
  )
  const endToEnd = Object.entries(headers).filter(
    ([name, value]) =>
      value !== undefined &&
      !HOP_BY_HOP_HEADERS.has(name) &&
      (!connectionHeaders.has(name) || name.startsWith('x-forwarded-')),
  )
  return Object.fromEntries(endToEnd)
}

/**
 * Closes an idle upstream connection when data arrives on it, because this data would become a part of the next
 * response on the connection.
 */
const destroyOnData = function (this: Duplex) {
  this.destroy()
}

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

/** Method, path and headers of a request to the upstream server. */
export type UpstreamRequestOptions = {
  readonly method: string
  /** Path and query of the request, including the base path of the upstream server. */
  readonly path: string
  readonly headers: http.OutgoingHttpHeaders
}

/** HTTP client for the upstream server. Reuses open connections for GET and HEAD requests. */
export class UpstreamClient {
  private readonly module: typeof http | typeof https
  private readonly keepAlive: http.Agent
  private readonly single: http.Agent

  constructor(
    private readonly server: URL,
    private readonly limits: ServerLimits,
  ) {
    this.module = server.protocol === 'https:' ? https : http
    const timeout = limits.upstreamIdleSocketTimeoutMs
    this.keepAlive = withIdleGuard(new this.module.Agent({ keepAlive: true, timeout, maxFreeSockets: 64 }))
    this.single = new this.module.Agent({ keepAlive: false })
  }

  /**
   * Opens a request. The caller writes the request body. The request emits `error` for connection failures, timeouts
   * and invalid responses. The response must start within `upstreamHeadTimeoutMs` after the end of the request body.
   * @param isFresh whether the request must use a new connection
   * @throws TypeError when Node rejects a header or the path
   */
  open({ method, path, headers }: UpstreamRequestOptions, isFresh: boolean): http.ClientRequest {
    const { limits, server } = this
    const isRepeatable = method === 'GET' || method === 'HEAD'
    const request = this.module.request({
      protocol: server.protocol,
      // Removes the brackets of an IPv6 address, because name resolution rejects them.
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
      // The proxy does not support a response that switches the protocol (status 101). Node emits no error for this
      // response, so this code emits an error.
      request.emit('error', new Error('switched protocols'))
    })
    let informational = 0
    request.on('information', () => {
      informational += 1
      if (informational > limits.upstreamInformational) fail('informational responses')
    })
    request.once('socket', socket =>
      limitConnectTime(socket, () => fail('no connection'), limits.upstreamConnectTimeoutMs),
    )
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

function limitConnectTime(socket: Socket, fail: () => void, timeoutMs: number): void {
  if (!socket.connecting) return
  const timer = setTimeout(fail, timeoutMs)
  const stop = () => clearTimeout(timer)
  socket.once('connect', stop).once('close', stop)
}
