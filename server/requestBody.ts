import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Limits } from './limits'
import { sendStatus } from './ownHeaders'

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

/**
 * Disconnects clients whose body makes no progress: `minBodyBytes` in each window, or its end. Large bodies over slow links
 * pass. A body that waits because its reader is slow is not the client's fault.
 */
export function watchBody(request: IncomingMessage, response: ServerResponse, limits: Limits): void {
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const read = socket.bytesRead - seen
    seen = socket.bytesRead
    if (request.complete || socket.destroyed) return stop()
    if (request.readableLength > 0 || read >= limits.minBodyBytes) return
    stop()
    sendStatus(response, 408, { Connection: 'close' })
    socket.destroySoon()
  }, limits.bodyWindowMs)
  const stop = () => clearInterval(timer)
  request.once('end', stop).once('close', stop)
}
