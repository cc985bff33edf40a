import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseResponseHeads, sendRawRequest } from '../tests/harness/server/rawHttp'
import { startHttpTestServer } from '../tests/harness/server/startHttpTestServer'
import type { ApiBackend } from './apiBackend'
import { sendEmptyResponse } from './clientFiles/clientResponseHeaders'
import { createAllowedHostCheck } from './createAllowedHostCheck'
import { createGatewayHandler } from './createGatewayHandler'
import { createMockServerBackend } from './createMockServerBackend'
import { mockServerSignInPageHeaders, untrustedResponseSecurityHeaders } from './proxy/restrictResponseHeaders'
import { parseServerOptions } from './serverOptions'

const dataDir = mkdtempSync(join(tmpdir(), 'longbox-mock-'))
let backend: ApiBackend
beforeAll(async () => {
  backend = await createMockServerBackend(
    parseServerOptions(['--data', dataDir, '--scenario', 'no-libraries', '--oauth2', 'Bookhouse']),
  )
})
afterAll(async () => {
  await backend.close()
  rmSync(dataDir, { recursive: true })
})

const serve = (trustProxy: string[] = []) =>
  startHttpTestServer((request, response) => {
    const { isTrusted } = parseServerOptions(trustProxy.flatMap(value => ['--trust-proxy', value]))
    const client = () => sendEmptyResponse(response, 404)
    void createGatewayHandler({ base: '', isTrusted, backend: async () => backend, client })(request, response)
  })
const Authorization = `Basic ${btoa('demo@longbox.org:demo')}`

test.each([
  { trustProxy: [], ip: '127.0.0.1' },
  { trustProxy: ['loopback'], ip: '203.0.113.9' },
])(
  'the activity log ignores forwarded addresses of untrusted clients; trusted proxies: $trustProxy',
  async ({ trustProxy, ip }) => {
    const address = await serve(trustProxy)
    const forged = {
      Authorization,
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      Forwarded: 'for=203.0.113.9',
    }
    const signIn = await fetch(`${address}/api/v2/users/me`, { headers: { ...forged, 'X-Forwarded-Prefix': '/evil' } })
    expect(signIn.headers.get('set-cookie')).toContain(trustProxy.length ? 'Path=/evil' : 'Path=/;')
    const log = await fetch(`${address}/api/v2/users/me/authentication-activity?sort=dateTime,desc`, {
      headers: forged,
    })
    const { content } = (await log.json()) as { content: { ip: string }[] }
    // The response contains the latest second first, but entries of the same second are in the order in which they were
    // added. The position of the tested entry is therefore unknown, and the test ignores the order.
    const addresses = new Set(content.map(entry => entry.ip))
    expect(addresses.has(ip)).toBe(true)
    expect(addresses.has('203.0.113.9')).toBe(trustProxy.length > 0)
  },
)

test.each([
  '/api/v1/claim',
  '/api/%76%31/claim',
  '/api/v1/nowhere',
  '/opds/v1.2/catalog',
  '/actuator/info',
  '/sse/v1/nowhere',
  '/oauth2/authorization/Bookhouse',
  '/oauth2/provider/Bookhouse/more',
  '/oauth2/%70rovider/Bookhouse',
  '/login/oauth2/code/Bookhouse',
  '/kobo/x/v1/library',
])('restricts the response of the mock server to %s', async path => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
    const { headers } = await fetch(`${await serve()}${path}`, { method, redirect: 'manual' })
    for (const [name, value] of Object.entries(untrustedResponseSecurityHeaders))
      expect(headers.get(name), name).toBe(value)
  }
})

test('the sign-in page of the mock server may submit its form', async () => {
  const { headers } = await fetch(`${await serve()}/oauth2/provider/Bookhouse?state=x`)
  for (const [name, value] of Object.entries(mockServerSignInPageHeaders)) expect(headers.get(name), name).toBe(value)
})

test.each([
  ['127.0.0.1', 200],
  ['localhost', 200],
  ['comics.localhost:8080', 200],
  ['[::1]:8080', 200],
  ['192.0.2.7', 200],
  ['nas', 200],
  ['longbox.test:8080', 200],
  ['comics.home.arpa', 200],
  ['evil.example', 421],
  ['evil.example:8080', 421],
  ['localhost.evil.example', 421],
  ['evil.local.example', 421],
  ['127.0.0.1.evil.example', 421],
])('a server that listens only on this machine responds to the host name %s with status %i', async (host, status) => {
  const address = await serve()
  const { text } = await sendRawRequest(
    address,
    `GET /api/v1/claim HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  )
  expect(parseResponseHeads(text)[0]?.status).toBe(status)
})

test.each([
  ['0.0.0.0', []],
  ['127.0.0.1', ['loopback']],
])('a server that listens at %s with the trusted proxies %j responds to each host name', (host, trusted) => {
  const options = parseServerOptions(['--host', host, ...trusted.flatMap(value => ['--trust-proxy', value])])
  expect(createAllowedHostCheck(options)?.('comics.example.org')).not.toBe(false)
})
