import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type ShutdownTimes = {
  /** Time after which responses that have not begun are ended. */
  unansweredMs: number
  /** Time after which responses that have begun, such as downloads, are ended. */
  downloadMs: number
}

/** Times of a shutdown. Orchestrators must wait longer than `downloadMs` (`stop_grace_period`, `TimeoutStopSec`). */
export const SHUTDOWN_TIMES: ShutdownTimes = { unansweredMs: 2_000, downloadMs: 30_000 }

/** Returns whether a response is an event stream. The gateway sets the headers of all responses by `setHeader`. */
const isEventStream = (response: ServerResponse) =>
  /^text\/event-stream/i.test(String(response.getHeader('Content-Type')))

/**
 * Prepares a server for a shutdown that lets running downloads finish. Tracks the requests from this call on.
 * @returns a function that closes the server: it accepts no connections any more, ends event streams at once, and waits for other
 *  responses within {@link ShutdownTimes}. A second call ends all responses.
 */
export function createGracefulClose(server: Server, times: ShutdownTimes = SHUTDOWN_TIMES): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader('Connection', 'close')
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (isClosing) setImmediate(() => server.closeIdleConnections())
    })
  })
  return async () => {
    if (isClosing) return server.closeAllConnections()
    isClosing = true
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    server.closeIdleConnections()
    for (const response of running)
      if (isEventStream(response)) response.destroy()
      else if (!response.headersSent) response.setHeader('Connection', 'close')
    const timers = [
      setTimeout(() => {
        for (const response of running) if (!response.headersSent) response.destroy()
      }, times.unansweredMs),
      setTimeout(() => server.closeAllConnections(), times.downloadMs),
    ]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }
}
