import type { IncomingMessage, ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isServerUrlPath } from '../apiBackend'
import { setClientResponseHeaders } from '../clientFiles/clientResponseHeaders'

const DURATION_BUCKETS_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60]

/** Metrics of the program in Prometheus text format. They contain no address, account or path. */
export type ProgramMetrics = {
  /** Counts a request after its response is closed. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
  /** Handles requests for metrics. `/metrics` returns all metrics. All other paths get status 404. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Creates the metrics.
 * @param base base path of the client, '' or '/path'
 */
export function createProgramMetrics(base: string): ProgramMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'longbox_http_requests_total',
    help: 'Completed requests by target (client or server), method and status class.',
    labelNames: ['target', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'longbox_http_request_duration_seconds',
    help: 'Time until the end of the response, without event streams.',
    labelNames: ['target'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  const open = new Gauge({
    name: 'longbox_http_open_requests',
    help: 'Requests whose response has not ended, event streams included.',
    labelNames: ['target'],
    registers,
  })
  return {
    observe(request, response) {
      const [path = ''] = (request.url ?? '').split('?', 1)
      const pathInBase = path.slice(base.length)
      const target = isServerUrlPath(pathInBase) ? 'server' : 'client'
      const isEventStream = pathInBase.startsWith('/sse/')
      const startMs = performance.now()
      open.inc({ target })
      response.once('close', () => {
        open.dec({ target })
        requests.inc({ target, method: methodLabel(request.method), status: statusLabel(response) })
        if (!isEventStream) durations.observe({ target }, (performance.now() - startMs) / 1000)
      })
    },
    async handle(request, response) {
      setClientResponseHeaders(response)
      if (request.url !== '/metrics') return void response.writeHead(404).end()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
    },
  }
}

/**
 * Returns the HTTP method as a value for the metrics. All unusual methods become `other`, because the metrics
 * permanently store an entry for each different value.
 */
const methodLabel = (method = '') => (/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : 'other')
const statusLabel = ({ headersSent, statusCode }: ServerResponse) =>
  headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
