import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ClientConcurrencyLimiter } from './clientConcurrencyLimiter'
import { formatRawHttpResponse, sendEmptyResponse } from './clientFiles/clientResponseHeaders'
import { anonymizeRequestPath } from './operation/anonymizeRequestPath'
import { createGracefulClose } from './operation/createGracefulClose'
import { describeErrorForLog } from './operation/describeErrorForLog'
import { createProgramLog, type ProgramLog } from './operation/programLog'
import type { CommandLineOptionName } from './options/commandLineOptionTable'
import { normalizeIpAddress, type TrustedProxyPredicate } from './proxy/parseTrustedProxies'
import { serializePipelinedRequests } from './serializePipelinedRequests'
import { type ServerLimits, serverLimits as usualLimits } from './serverLimits'
import { type ServerOptions, UsageError } from './serverOptions'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type HttpServerOptions = Pick<ServerOptions, 'port' | 'host'> & {
  /** Name of the command-line option that sets the port. Error messages contain this name. */
  portOption?: CommandLineOptionName
  isTrusted?: TrustedProxyPredicate
  limits?: ServerLimits
  log?: ProgramLog
}

/**
 * Maximum number of `close` listeners of a response. Each layer of handlers adds a listener. By default, Node prints a
 * warning if there are more than ten listeners.
 */
const MAX_RESPONSE_LISTENERS = 20

/**
 * Starts an HTTP server with connection limits and timeouts. Responds with status 500 if the handler fails. Rejects
 * with a UsageError if the server cannot listen.
 */
export function startHttpServer(handle: HttpHandler, options: HttpServerOptions): Promise<Server> {
  const { port, host, isTrusted = () => false, limits = usualLimits, log = createProgramLog('text') } = options
  const refused = new WeakSet<Socket>()
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (refused.has(request.socket)) return
    response.setMaxListeners(MAX_RESPONSE_LISTENERS)
    // Ignores errors of writing to a disconnected client.
    response.on('error', () => {})
    try {
      await handle(request, response)
    } catch (error) {
      logRequestError(log, request, error)
      if (response.headersSent) response.destroy()
      else sendEmptyResponse(response, 500)
    }
  }
  const server = createServer(
    {
      headersTimeout: limits.requestHeadTimeoutMs,
      requestTimeout: 0,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(5_000, limits.requestHeadTimeoutMs),
      requireHostHeader: false,
    },
    serializePipelinedRequests(respond, limits.pipelinedRequests),
  )
  server.on('checkExpectation', (_, response: ServerResponse) => sendEmptyResponse(response, 417))
  server.on('clientError', (error, socket) => respondToParseError(error, socket as Socket))
  limitConnections(server, { isTrusted, limits, refused })
  server.setTimeout(limits.stalledReaderTimeoutMs, socket => closeIdleSocket(socket, limits))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UsageError(listenErrorMessage(error, options))))
    server.listen(port, host, () => resolve(server))
  })
}

function logRequestError(log: ProgramLog, { method, url = '' }: IncomingMessage, error: unknown): void {
  const path = anonymizeRequestPath(url)
  const reason = describeErrorForLog(error)
  log.error('request failed', { method, path, reason }, `${method} ${JSON.stringify(path)}: ${reason}`)
}

type ConnectionLimits = { isTrusted: TrustedProxyPredicate; limits: ServerLimits; refused: WeakSet<Socket> }

/**
 * Limits the number of connections, in total and per client address. Sends 503 on each connection above a limit.
 * Connections of trusted proxies are counted separately. They have no limit per address, because each trusted proxy has
 * many clients.
 */
function limitConnections(server: Server, { isTrusted, limits, refused }: ConnectionLimits): void {
  const { total } = limits.connections
  const counter = new ClientConcurrencyLimiter(limits.connections)
  const proxyCounter = new ClientConcurrencyLimiter({ total, perAddress: total })
  server.on('connection', socket => {
    socket.on('error', () => {})
    const address = normalizeIpAddress(socket.remoteAddress ?? '')
    const slot = (isTrusted(address) ? proxyCounter : counter).acquire(address)
    if (typeof slot === 'function') return void socket.once('close', slot)
    refused.add(socket)
    socket.end(formatRawHttpResponse(503, 'Service Unavailable', { 'Retry-After': String(limits.retryAfterSeconds) }))
    socket.setTimeout(1_000, () => socket.destroy())
  })
}

const currentResponse = (socket: Socket & { _httpMessage?: ServerResponse }) => socket._httpMessage

/**
 * Handles the timeout of a connection. Closes the connection if no request is in progress, or if the client does not
 * read the response. If the client waits for a response, restarts the timeout.
 */
function closeIdleSocket(socket: Socket, limits: ServerLimits): void {
  if (!currentResponse(socket) || socket.writableLength > 0) socket.destroy()
  else socket.setTimeout(limits.stalledReaderTimeoutMs)
}

/**
 * Sends an error response for a malformed or incomplete request. If a response has already started, only closes the
 * connection.
 */
function respondToParseError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET' || currentResponse(socket)?.headersSent)
    return void socket.destroy()
  const [status, phrase] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'Request Timeout']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'Request Header Fields Too Large']
        : [400, 'Bad Request']
  socket.end(formatRawHttpResponse(status as number, phrase as string))
  socket.setTimeout(1_000, () => socket.destroy())
}

function listenErrorMessage(
  error: NodeJS.ErrnoException,
  { host, port, portOption = 'port' }: HttpServerOptions,
): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use; choose another with --${portOption}.`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account; choose another with --${portOption}.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${error.message}.`
}

/**
 * On SIGINT or SIGTERM, accepts no new requests and waits until the running downloads have finished. Then calls `close`
 * and exits the process with code 0. A second signal ends the downloads. Call this function before the server receives
 * its first request.
 */
export function closeServerOnTermination(server: Server, close: () => Promise<void>): void {
  const closeServer = createGracefulClose(server)
  let isClosing = false
  const end = async () => {
    if (isClosing) return void closeServer()
    isClosing = true
    await closeServer()
    await close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
