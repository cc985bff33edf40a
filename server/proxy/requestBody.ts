import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CapacityCounter } from '../capacity'
import { sendStatus } from '../clientFiles/ownHeaders'
import type { Limits } from '../limits'

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The beginning of a body, or all of it. */
export type BodyStart = { readonly bytes: Buffer; readonly isComplete: boolean }

/**
 * Reads a body up to a size. The rest stays in the paused request.
 * @returns undefined when the client goes away before
 */
export function readBodyStart(request: IncomingMessage, maxBytes: number): Promise<BodyStart | undefined> {
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (result: BodyStart | undefined) => {
      request.off('data', take).off('end', end).off('close', leave)
      resolve(result)
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= maxBytes) return
      request.pause()
      settle({ bytes: Buffer.concat(chunks), isComplete: false })
    }
    const end = () => settle({ bytes: Buffer.concat(chunks), isComplete: true })
    const leave = () => settle(undefined)
    request.on('data', take).once('end', end).once('close', leave)
  })
}

type BodyWatch = {
  /** Counts bodies that are still on their way after `bodyGraceMs`. */
  readonly counter: CapacityCounter
  readonly clientAddress: string
  readonly limits: Limits
}

/**
 * Disconnects clients whose body makes no progress (408): `minBodyBytes` in each window, or its end. Large bodies over slow links
 * pass. A body that waits because its reader is slow is not the client's fault. A body that has not arrived within `bodyGraceMs`
 * needs a place; where there is none, the client is told to wait (429, 503). Quick bodies are never refused for slow ones.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  { counter, clientAddress, limits }: BodyWatch,
): void {
  const { socket } = request
  const end = (status: number, headers: Record<string, string> = {}) => {
    stop()
    sendStatus(response, status, { Connection: 'close', ...headers })
    socket.destroySoon()
  }
  let place: (() => void) | undefined
  const grace = setTimeout(() => {
    if (request.complete) return
    const acquired = counter.acquire(clientAddress)
    if (typeof acquired === 'number') return end(acquired, { 'Retry-After': String(limits.retryAfterSeconds) })
    place = acquired
  }, limits.bodyGraceMs)
  let seen = socket.bytesRead
  const windows = setInterval(() => {
    const read = socket.bytesRead - seen
    seen = socket.bytesRead
    if (request.complete || socket.destroyed) return stop()
    if (request.readableLength === 0 && read < limits.minBodyBytes) end(408)
  }, limits.bodyWindowMs)
  const stop = () => {
    clearTimeout(grace)
    clearInterval(windows)
    place?.()
  }
  request.once('end', stop).once('close', stop)
}
