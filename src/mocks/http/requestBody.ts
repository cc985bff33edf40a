import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestLimits } from './requestLimits'

/** The body of a call, read from the socket only as far as it is asked for. */
export function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let settle = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        const finish = (end: () => void) => {
          if (isOpen) end()
          isOpen = false
          settle()
        }
        incoming.pause()
        incoming.on('data', (piece: Buffer) => {
          incoming.pause()
          if (isOpen) controller.enqueue(piece)
          settle()
        })
        incoming.on('end', () => finish(() => controller.close()))
        incoming.on('error', error => finish(() => controller.error(error)))
        incoming.on('close', () => finish(() => controller.error(new Error('The request was cut off'))))
      },
      pull() {
        return new Promise<void>(resolve => {
          settle = resolve
          incoming.resume()
        })
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Closes the connection after the response to a body that was not read to its end. Drops some of what still arrives, so that a
 * client that sends first and reads later sees the response.
 */
export function dropRestOfBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close')
  outgoing.on('finish', () => {
    let dropped = 0
    setTimeout(() => incoming.destroy(), requestLimits.refusedBodyMs).unref()
    incoming.removeAllListeners('data')
    incoming.on('data', (piece: Buffer) => {
      dropped += piece.length
      if (dropped > requestLimits.refusedBodyBytes) incoming.pause()
    })
    incoming.resume()
  })
}
