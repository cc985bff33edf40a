import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendEmptyResponse } from '../clientFiles/clientResponseHeaders'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type HealthChecks = {
  /** Base path of the client. The health checks are available both under this path and under `/`. */
  base: string
  /** Returns whether the program can serve clients now. */
  isReady: () => Promise<boolean>
}

/** Time in milliseconds for which the result of a readiness check is reused. Frequent checks then cause little load. */
const READINESS_MAX_AGE_MS = 1_000

/**
 * Adds health checks to a handler. `/healthz` responds with 200 while the program runs. `/readyz` responds with 200 if
 * the API is available too, and with 503 if the API is not available.
 */
export function createHealthHandler({ base, isReady }: HealthChecks, handle: HttpHandler): HttpHandler {
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let readiness: Promise<boolean> = Promise.resolve(false)
  const currentReadiness = () => {
    if (performance.now() - checkedAtMs > READINESS_MAX_AGE_MS) {
      checkedAtMs = performance.now()
      readiness = isReady().catch(() => false)
    }
    return readiness
  }
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const probe = path.startsWith(`${base}/`) ? path.slice(base.length) : path
    if (probe !== '/healthz' && probe !== '/readyz') return handle(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendEmptyResponse(response, 405, { Allow: 'GET, HEAD' })
    const isSuccess = probe === '/healthz' || (await currentReadiness())
    sendEmptyResponse(response, isSuccess ? 200 : 503)
  }
}
