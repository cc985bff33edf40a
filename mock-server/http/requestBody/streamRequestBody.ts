import type { IncomingMessage } from 'node:http'
import { requestLimits } from '../requestLimits'

/**
 * Returns the body of a Node request as a web stream. Reads from the socket only when the consumer reads from the
 * stream.
 */
export function streamRequestBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
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
        incoming.on('data', (chunk: Buffer) => {
          incoming.pause()
          if (isOpen) controller.enqueue(chunk)
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
 * Reads and discards the remaining request body, up to a time limit and a size limit. With an unread body, the
 * connection could close before the client receives the response.
 */
export function drainRequestBody(incoming: IncomingMessage): Promise<void> {
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
    incoming.on('data', (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > requestLimits.refusedBodyBytes) incoming.pause()
    })
    incoming.resume()
  })
}
