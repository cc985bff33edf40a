import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Metric } from '../../generated/model.schemas'
import { loadMetricTotals, loadMetricValuesByTag } from './loadMetrics'

const requests: string[] = []
const server = setupServer()
const { signal } = new AbortController()

const metric = (name: string, value: number, tag?: string, values: string[] = []): Metric => ({
  name,
  measurements: [{ statistic: 'VALUE', value }],
  availableTags: tag ? [{ tag, values }] : [],
})

/**
 * Makes the test server respond with the given metrics. Each key is a metric name, optionally followed by a tag, for
 * example `komga.books library:a`.
 */
const serve = (metrics: Record<string, Metric>) =>
  server.use(
    http.get('*/actuator/metrics', () =>
      HttpResponse.json({ names: [...Object.keys(metrics).filter(key => !key.includes(' ')), 'jvm.memory.used'] }),
    ),
    http.get('*/actuator/metrics/:name', ({ request, params }) => {
      const tag = new URL(request.url).searchParams.get('tag')
      const key = [params.name, tag].filter(Boolean).join(' ')
      requests.push(key)
      const result = metrics[key]
      return result ? HttpResponse.json(result) : new HttpResponse(null, { status: 404 })
    }),
  )

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  requests.length = 0
})
afterAll(() => server.close())

test('loads only metrics that the page shows and the server publishes', async () => {
  serve({ 'komga.books': metric('komga.books', 7), 'komga.libraries': metric('komga.libraries', 1) })
  const totals = await loadMetricTotals(signal)
  expect(Object.keys(totals).sort()).toEqual(['books', 'libraries'])
  expect(requests.sort()).toEqual(['komga.books', 'komga.libraries'])
})

test('loads a metric for each tag value, and omits tag values that the server no longer has', async () => {
  serve({
    'komga.books': metric('komga.books', 7, 'library', ['a', 'b', 'gone']),
    'komga.books library:a': metric('komga.books', 3),
    'komga.books library:b': metric('komga.books', 4),
  })
  const values = await loadMetricValuesByTag(await loadMetricTotals(signal), signal)
  expect(Object.entries(values.books ?? {}).map(([id, { measurements }]) => [id, measurements[0]?.value])).toEqual([
    ['a', 3],
    ['b', 4],
  ])
})

test('uses the total for the only tag value, without a further request', async () => {
  serve({ 'komga.series': metric('komga.series', 5, 'library', ['a']) })
  const values = await loadMetricValuesByTag(await loadMetricTotals(signal), signal)
  expect(values.series?.a?.measurements).toEqual([{ statistic: 'VALUE', value: 5 }])
  expect(requests).toEqual(['komga.series'])
})

test('returns no values for a metric without tag values', async () => {
  serve({ 'komga.tasks.failure': metric('komga.tasks.failure', 0) })
  expect(await loadMetricValuesByTag(await loadMetricTotals(signal), signal)).toEqual({ failedTasks: {} })
})

test('fails when a metric cannot be loaded', async () => {
  serve({ 'komga.books': metric('komga.books', 7) })
  server.use(http.get('*/actuator/metrics/:name', () => new HttpResponse(null, { status: 500 })))
  await expect(loadMetricTotals(signal)).rejects.toMatchObject({ status: 500 })
})
