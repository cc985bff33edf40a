import { expect, test } from 'vitest'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import { clientResponseHeaders } from '../clientFiles/clientResponseHeaders'
import { createProgramMetrics } from './programMetrics'

test('counts requests; contains neither paths nor accounts', async () => {
  const metrics = createProgramMetrics('/comics')
  const url = await startHttpTestServer((request, response) => {
    metrics.observe(request, response)
    response.writeHead(request.url?.includes('secret') ? 404 : 200).end()
  })
  const metricsUrl = await startHttpTestServer(metrics.handle)
  await fetch(`${url}/comics/api/v1/series?search=secret`)
  await fetch(`${url}/comics/dashboard`)
  await fetch(`${url}/comics/dashboard`)
  const response = await fetch(`${metricsUrl}/metrics`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(text).toContain('longbox_http_requests_total{target="server",method="GET",status="4xx"} 1')
  expect(text).toContain('longbox_http_requests_total{target="client",method="GET",status="2xx"} 2')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('secret')
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404)
})

test('every response has the security headers of the program', async () => {
  const metricsUrl = await startHttpTestServer(createProgramMetrics('').handle)
  for (const path of ['/metrics', '/', '/nowhere']) {
    const { headers } = await fetch(metricsUrl + path)
    for (const [name, value] of Object.entries(clientResponseHeaders)) expect(headers.get(name), path).toBe(value)
  }
})
