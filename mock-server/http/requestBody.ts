import type { IncomingMessage } from 'node:http'
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
 * Drops what still arrives of a body that nobody reads. Settles at its end, or after a while; beyond a number of bytes the
 * client is made to wait. A connection that is closed at once would take the response with it.
 */
export function restDropped(incoming: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    let dropped = 0
    const timer = setTimeout(resolve, requestLimits.refusedBodyMs)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.on('end', finish)
    incoming.on('close', finish)
    incoming.removeAllListeners('data')
    incoming.on('data', (piece: Buffer) => {
      dropped += piece.length
      if (dropped > requestLimits.refusedBodyBytes) incoming.pause()
    })
    incoming.resume()
  })
}
