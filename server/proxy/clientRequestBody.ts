import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClientConcurrencyLimiter } from '../clientConcurrencyLimiter'
import { sendEmptyResponse } from '../clientFiles/clientResponseHeaders'
import type { ServerLimits } from '../serverLimits'

/** Returns whether a request has a body, according to its headers. */
export const hasRequestBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** First bytes of a request body. `isComplete` is true if the bytes are the whole body. */
export type FirstRequestBodyBytes = { readonly bytes: Buffer; readonly isComplete: boolean }

/**
 * Reads a request body until its end, or until more than `maxBytes` bytes have arrived. In the second case, pauses the
 * request.
 * @returns the received bytes, or undefined if the client disconnects during the reading
 */
export function readRequestBodyStart(
  request: IncomingMessage,
  maxBytes: number,
): Promise<FirstRequestBodyBytes | undefined> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (result: FirstRequestBodyBytes | undefined) => {
      request.off('data', collect).off('end', finish).off('close', abort)
      resolve(result)
    }
    const collect = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= maxBytes) return
      request.pause()
      settle({ bytes: Buffer.concat(chunks), isComplete: false })
    }
    const finish = () => settle({ bytes: Buffer.concat(chunks), isComplete: true })
    const abort = () => settle(undefined)
    request.on('data', collect).once('end', finish).once('close', abort)
  })
}

type SlowBodyOptions = {
  /** Limits the number of request bodies that are still incomplete after `bodyGraceMs`. */
  readonly counter: ClientConcurrencyLimiter
  readonly clientAddress: string
  readonly limits: ServerLimits
}

/**
 * Rejects requests whose body arrives too slowly. Sends status 408 if fewer than `minBodyBytes` arrive within
 * `bodyWindowMs`. Exception: a request continues while the server still holds data that a slow upstream server has not
 * accepted yet. Sends status 429 or 503 if the body is incomplete after `bodyGraceMs` and `counter` has no free slot
 * for the request (see {@link ClientConcurrencyLimiter}).
 */
export function rejectSlowRequestBody(
  request: IncomingMessage,
  response: ServerResponse,
  { counter, clientAddress, limits }: SlowBodyOptions,
): void {
  const { socket } = request
  const end = (status: number, headers: Record<string, string> = {}) => {
    stop()
    sendEmptyResponse(response, status, { Connection: 'close', ...headers })
    socket.destroySoon()
  }
  let releaseSlot: (() => void) | undefined
  const grace = setTimeout(() => {
    if (request.complete) return
    const acquired = counter.acquire(clientAddress)
    if (typeof acquired === 'number') return end(acquired, { 'Retry-After': String(limits.retryAfterSeconds) })
    releaseSlot = acquired
  }, limits.bodyGraceMs)
  let previousBytes = socket.bytesRead
  const windows = setInterval(() => {
    const readBytes = socket.bytesRead - previousBytes
    previousBytes = socket.bytesRead
    if (request.complete || socket.destroyed) return stop()
    if (request.readableLength === 0 && readBytes < limits.minBodyBytes) end(408)
  }, limits.bodyWindowMs)
  const stop = () => {
    clearTimeout(grace)
    clearInterval(windows)
    releaseSlot?.()
  }
  request.once('end', stop).once('close', stop)
}
