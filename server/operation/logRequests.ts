import type { IncomingMessage, ServerResponse } from 'node:http'
import { anonymizeRequestPath } from './anonymizeRequestPath'
import type { ProgramLog } from './programLog'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Logs each request when its response is closed. The log entries of requests appear only in the JSON log format. */
export function logRequests(log: ProgramLog, handle: HttpHandler): HttpHandler {
  return (request, response) => {
    const startMs = performance.now()
    const path = anonymizeRequestPath(request.url ?? '')
    response.once('close', () =>
      log.info('request', {
        method: request.method,
        path,
        status: response.headersSent ? response.statusCode : undefined,
        isComplete: response.writableFinished,
        durationMs: Math.round(performance.now() - startMs),
      }),
    )
    return handle(request, response)
  }
}
