import type { HttpHandler } from 'msw'
import type { MockServerOptions } from '../../http/createMockServer'
import { createHttpProblem } from '../../http/httpProblems'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { getRequestContext, requireSignedInUser } from '../../http/requestContext'
import { createByteRangeResponse } from '../../responses/createByteRangeResponse'
import { publishLibraryCountsForMetrics } from '../../state/libraryCounts'
import type { MockServerState } from '../../state/mockServerState'
import { generateServerLogText } from './generateServerLogText'
import { computeServerMetric, listServerMetricNames } from './serverMetrics'

const ACTUATOR_MEDIA_TYPE = 'application/vnd.spring-boot.actuator.v3+json'
const startTimeMs = Date.now()

/** Request handlers for the actuator: server information, health, metrics, log file and shutdown. */
export function createActuatorHandlers(world: MockServerState, options: MockServerOptions = {}): HttpHandler[] {
  publishLibraryCountsForMetrics(world)
  return [
    mswHttpWithApiTypes.get('/actuator/info', ({ request, response }) =>
      response.untyped(actuatorResponse(request, SERVER_INFO)),
    ),
    mswHttpWithApiTypes.get('/actuator/health', ({ request, response }) => {
      const isAdmin = getRequestContext(request).user?.roles.includes('ADMIN') === true
      return response.untyped(
        actuatorResponse(request, { status: 'UP', ...(isAdmin ? { components: HEALTH_COMPONENTS } : {}) }),
      )
    }),
    mswHttpWithApiTypes.get('/actuator/metrics', ({ request, response }) =>
      response.untyped(actuatorResponse(request, { names: listServerMetricNames(world) })),
    ),
    mswHttpWithApiTypes.get('/actuator/metrics/{metricName}', ({ request, params, response }) => {
      const metric = computeServerMetric(world, params.metricName, readMetricTags(request))
      if (!metric) return response.untyped(new Response(null, { status: 404 }))
      return response.untyped(actuatorResponse(request, metric))
    }),
    mswHttpWithApiTypes.get('/actuator/logfile', ({ request, response }) =>
      response.untyped(logFileResponse(world, request)),
    ),
    mswHttpWithApiTypes.post('/actuator/shutdown', ({ request, response }) => {
      requireSignedInUser(request)
      setTimeout(() => options.shutDown?.(), 200)
      return response.untyped(actuatorResponse(request, { message: 'Shutting down, bye...' }))
    }),
  ]
}

/**
 * Creates a JSON response. If the Accept header starts with `application/json`, the response has this media type.
 * Otherwise, it has the media type of the Spring Boot actuator.
 */
function actuatorResponse(request: Request, body: unknown): Response {
  const first = request.headers.get('accept')?.split(/[,;]/)[0]?.trim().toLowerCase()
  const type = first === 'application/json' ? first : ACTUATOR_MEDIA_TYPE
  return new Response(JSON.stringify(body), { headers: { 'content-type': type } })
}

function readMetricTags(request: Request): [string, string][] {
  return new URL(request.url).searchParams.getAll('tag').map(text => {
    const colon = text.indexOf(':')
    if (colon < 1) throw createHttpProblem(400, `Each tag parameter must be in the form 'key:value' but was: ${text}`)
    return [text.slice(0, colon), text.slice(colon + 1)]
  })
}

/** Creates a response with the whole log, or with the byte range in the `Range` header of the request. */
function logFileResponse(world: MockServerState, request: Request): Response {
  const bytes = Buffer.from(generateServerLogText(world, startTimeMs))
  return createByteRangeResponse(request, bytes, { 'content-type': 'text/plain;charset=UTF-8' })
}

const UP_DATABASE = { status: 'UP', details: { database: 'SQLite', validationQuery: 'isValid()' } }
const HEALTH_COMPONENTS = {
  db: { status: 'UP', components: { sqliteDataSource: UP_DATABASE, tasksDataSource: UP_DATABASE } },
  diskSpace: {
    status: 'UP',
    details: { total: 500_000_000_000, free: 200_000_000_000, threshold: 10_485_760, path: '/app/.', exists: true },
  },
  ping: { status: 'UP' },
}
const SERVER_INFO = {
  git: { branch: 'master', commit: { id: 'cba53ed3', time: '2026-07-01T00:00:00Z' } },
  build: { artifact: 'komga', name: 'komga', version: '1.26.3', group: 'org.gotson' },
  java: {
    version: '17.0.1',
    vendor: { name: 'Vendor', version: '17' },
    runtime: { name: 'OpenJDK Runtime Environment', version: '17.0.1' },
    jvm: { name: 'OpenJDK 64-Bit Server VM', vendor: 'Vendor', version: '17.0.1' },
  },
  os: { name: 'Linux', version: '6.1', arch: 'amd64' },
}
