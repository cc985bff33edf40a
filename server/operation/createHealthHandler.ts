import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendStatusResponse } from '../clientFiles/clientResponseHeaders'

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown
type HealthChecks = {
  /** Base path of the client. The probes answer with and without it. */
  base: string
  /** Whether the program can serve clients now. */
  isReady: () => Promise<boolean>
}

/** Time for which the result of a readiness check is used again, so that probes cannot load the server. */
const READINESS_MAX_AGE_MS = 1_000

/**
 * Adds the probes of orchestrators to a handler: `/healthz` answers 200 while the program runs, `/readyz` answers 200 when its server
 * answers too, else 503.
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
      return sendStatusResponse(response, 405, { Allow: 'GET, HEAD' })
    const isSuccess = probe === '/healthz' || (await currentReadiness())
    sendStatusResponse(response, isSuccess ? 200 : 503)
  }
}
