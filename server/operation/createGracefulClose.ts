import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type ShutdownTimes = {
  /** Time in milliseconds from the start of a shutdown until requests without a response are aborted. */
  unansweredMs: number
  /** Time in milliseconds from the start of a shutdown until started responses, such as downloads, are aborted. */
  downloadMs: number
}

/** Time limits of a shutdown. The stop timeout of systemd or Docker must be longer than `downloadMs`. */
export const SHUTDOWN_TIME_LIMITS: ShutdownTimes = { unansweredMs: 2_000, downloadMs: 30_000 }

const isEventStream = (response: ServerResponse) =>
  /^text\/event-stream/i.test(String(response.getHeader('Content-Type')))

/**
 * Prepares a server for a shutdown that lets running downloads finish. Call it before the first request.
 * @returns a function that closes the server. The function ends event streams immediately, and ends other responses
 *   after the limits in {@link ShutdownTimes}. A second call ends all responses.
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
