import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type ShutdownTimes = {
  /** Duration of the shutdown after which responses that have not begun are ended. */
  unansweredMs: number
  /** Duration of the shutdown after which responses that have begun, such as downloads, are ended. */
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
 *  responses within {@link ShutdownTimes}. It waits for no idle or upgraded connection. A second call ends all responses.
 */
export function createGracefulClose(server: Server, times: ShutdownTimes = SHUTDOWN_TIMES): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let endShutdown: (() => void) | undefined
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (running.size === 0) endShutdown?.()
    })
  })
  return async () => {
    if (endShutdown) return server.closeAllConnections()
    const ended = new Promise<void>(resolve => {
      endShutdown = resolve
    })
    server.close()
    server.closeIdleConnections()
    for (const response of running) {
      if (isEventStream(response)) response.destroy()
      else if (!response.headersSent) response.setHeader('Connection', 'close')
    }
    const endUnanswered = () => {
      for (const response of running) if (!response.headersSent) response.destroy()
    }
    const timers = [
      setTimeout(endUnanswered, times.unansweredMs),
      setTimeout(() => server.closeAllConnections(), times.downloadMs),
    ]
    if (running.size > 0) await ended
    for (const timer of timers) clearTimeout(timer)
    server.closeAllConnections()
  }
}
