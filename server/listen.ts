import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { CapacityCounter } from './capacity'
import { rawResponse, sendStatus } from './clientFiles/ownHeaders'
import { inTurn } from './inTurn'
import { type Limits, limits as usualLimits } from './limits'
import { type Options, UserError } from './options'
import { plainAddress, type TrustProxy } from './proxy/trustProxy'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown
type ListenOptions = Pick<Options, 'port' | 'host'> & { isTrusted?: TrustProxy; limits?: Limits }

/** Listens, or throws UserError with the sentence that says why not. A fault in one answer does not end the others. */
export function listen(
  handle: Handle,
  { port, host, isTrusted = () => false, limits = usualLimits }: ListenOptions,
): Promise<Server> {
  const refused = new WeakSet<Socket>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (refused.has(request.socket)) return
    // A client may leave at any moment: what is written afterwards is lost, and that is all.
    response.on('error', () => {})
    try {
      await handle(request, response)
    } catch (error) {
      console.error(`${request.method} ${JSON.stringify(request.url)}:`, error)
      if (response.headersSent) response.destroy()
      else sendStatus(response, 500)
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
    inTurn(answer, limits.pipelinedRequests),
  )
  server.on('checkExpectation', (_, response: ServerResponse) => sendStatus(response, 417))
  server.on('clientError', (error, socket) => answerBadRequest(error, socket as Socket))
  limitConnections(server, { isTrusted, limits, refused })
  server.setTimeout(limits.stalledReaderTimeoutMs, socket => endIdle(socket, limits))
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new UserError(reasonOf(error, host, port))))
    server.listen(port, host, () => resolve(server))
  })
}

type ConnectionLimits = { isTrusted: TrustProxy; limits: Limits; refused: WeakSet<Socket> }

/** Answers 503 on sockets above the limit. A trusted proxy has the connections of many clients. */
function limitConnections(server: Server, { isTrusted, limits, refused }: ConnectionLimits): void {
  const { total } = limits.connections
  const counter = new CapacityCounter(limits.connections)
  const ofProxies = new CapacityCounter({ total, perAddress: total })
  server.on('connection', socket => {
    socket.on('error', () => {})
    const address = plainAddress(socket.remoteAddress ?? '')
    const place = (isTrusted(address) ? ofProxies : counter).acquire(address)
    if (typeof place === 'function') return void socket.once('close', place)
    refused.add(socket)
    socket.end(rawResponse(503, 'Service Unavailable', { 'Retry-After': String(limits.retryAfterSeconds) }))
    socket.setTimeout(1_000, () => socket.destroy())
  })
}

/** The response that is due on a socket, or on its way. */
const responseOn = (socket: Socket & { _httpMessage?: ServerResponse }) => socket._httpMessage

/**
 * Ends an idle connection, and one whose client takes nothing of what waits for it. A client that waits for its response is
 * left alone.
 */
function endIdle(socket: Socket, limits: Limits): void {
  if (!responseOn(socket) || socket.writableLength > 0) socket.destroy()
  else socket.setTimeout(limits.stalledReaderTimeoutMs)
}

/** Answers what is no HTTP, or does not arrive, on sockets where no answer has begun. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET' || responseOn(socket)?.headersSent) return void socket.destroy()
  const [status, phrase] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'Request Timeout']
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'Request Header Fields Too Large']
        : [400, 'Bad Request']
  socket.end(rawResponse(status as number, phrase as string))
  socket.setTimeout(1_000, () => socket.destroy())
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is already in use; choose another with --port.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this account; choose another with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return `${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${error.message}.`
}

/** Calls `close` once when the program is told to end, then ends it. */
export function endWith(server: Server, close: () => Promise<void>): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    server.close()
    server.closeAllConnections()
    await close()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}
