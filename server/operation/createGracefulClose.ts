import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type ShutdownTimes = {
  /** Time in milliseconds after which a shutdown aborts requests without a response. */
  unansweredMs: number
  /** Time in milliseconds after which a shutdown aborts responses that have already started, such as downloads. */
  downloadMs: number
}

/** Time limits of a shutdown. The stop timeout of systemd or Docker must be longer than `downloadMs`. */
export const SHUTDOWN_TIME_LIMITS: ShutdownTimes = { unansweredMs: 2_000, downloadMs: 30_000 }

const isEventStream = (response: ServerResponse) =>
  /^text\/event-stream/i.test(String(response.getHeader('Content-Type')))

/**
 * Prepares a server for a shutdown that lets running downloads finish. Call this function before the server receives
 * its first request.
 * @returns a function that closes the server. At the first call, the function ends event streams immediately, and other
 *   responses after the limits in {@link ShutdownTimes}. At the second call, the function ends all responses
 *   immediately.
 */
export function createGracefulClose(server: Server, times: ShutdownTimes = SHUTDOWN_TIME_LIMITS): () => Promise<void> {
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
