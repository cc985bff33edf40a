import { createServer, get, type IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../src/api/ServerError'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import { startLongboxProxy } from '../../tests/harness/server/startLongboxProxy'
import { resolveKomgaServerUrl } from '../resolveKomgaServerUrl'
import { UsageError } from '../serverOptions'
import { createProxyBackend } from './createProxyBackend'

const front = (target: string, base: string, trustProxy?: string) => startLongboxProxy({ target, base, trustProxy })

test('replaces the base path of the client by the base path of the server, and forwards the origin of the client', async () => {
  let received: IncomingMessage | undefined
  const real = await startHttpTestServer((request, response) => {
    received = request
    response.end()
  })
  const client = await front(`${real}/komga`, '/comics')
  await fetch(`${client}/comics/api/v1/series?page=1&tag=a%2Cb`)
  expect(received?.url).toBe('/komga/api/v1/series?page=1&tag=a%2Cb')
  expect(received?.headers).toMatchObject({
    'x-forwarded-host': client.replace('http://', ''),
    'x-forwarded-proto': 'http',
    'x-forwarded-port': new URL(client).port,
    'x-forwarded-prefix': '/comics',
  })
})

test('encodes only the path characters that Tomcat rejects', async () => {
  let received: string | undefined
  const real = await startHttpTestServer((request, response) => {
    received = request.url
    response.end()
  })
  const client = new URL(await front(real, '/comics'))
  const send = (path: string) =>
    new Promise(resolve => {
      get({ host: client.hostname, port: client.port, path }, response => resolve(response.resume()))
    })
  await send('/comics/api/v1/books/1/resource/OEBPS/pic[1]{a}|b^c.jpg?x=[1]|%5B')
  expect(received).toBe('/api/v1/books/1/resource/OEBPS/pic%5B1%5D%7Ba%7D%7Cb%5Ec.jpg?x=%5B1%5D%7C%5B')
  await send("/comics/api/v1/books/1/resource/a(b)!'*+,;=:@&$~-._%20c?d=e/f?g")
  expect(received).toBe("/api/v1/books/1/resource/a(b)!'*+,;=:@&$~-._%20c?d=e/f?g")
})

test('forwards the headers of a trusted proxy', async () => {
  let received: IncomingMessage | undefined
  const real = await startHttpTestServer((request, response) => {
    received = request
    response.end()
  })
  const client = await front(real, '', 'loopback')
  await fetch(`${client}/api/v1/claim`, {
    headers: { 'X-Forwarded-Host': 'comics.example.org', 'X-Forwarded-Proto': 'https' },
  })
  expect(received?.headers).toMatchObject({
    'x-forwarded-host': 'comics.example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
  })
})

test('limits cookies to the path of the client, and redirects to the origin of the client', async () => {
  const real = await startHttpTestServer((request, response) => {
    response
      .writeHead(302, {
        'Set-Cookie': 'KOMGA-SESSION=x; Path=/komga; HttpOnly',
        Location: `http://${request.headers.host}/komga/done?x=1`,
      })
      .end()
  })
  const client = await front(`${real}/komga`, '/comics')
  const response = await fetch(`${client}/comics/oauth2/authorization/x`, { redirect: 'manual' })
  expect(response.headers.get('set-cookie')).toMatch(/Path=\/comics/i)
  expect(response.headers.get('location')).toBe(`${client}/comics/done?x=1`)
})

test('removes Secure from cookies for a client over plain HTTP', async () => {
  const real = await startHttpTestServer((_, response) => {
    response.writeHead(204, { 'Set-Cookie': 'KOMGA-SESSION=x; Path=/; Secure; HttpOnly; SameSite=Lax' }).end()
  })
  const client = await front(real, '', 'loopback')
  const cookieFor = async (proto: string) =>
    (await fetch(`${client}/api/v2/users/me`, { headers: { 'X-Forwarded-Proto': proto } })).headers.get('set-cookie')
  expect(await cookieFor('http')).toBe('KOMGA-SESSION=x; HttpOnly; SameSite=Lax; Path=/')
  expect(await cookieFor('https')).toBe('KOMGA-SESSION=x; Secure; HttpOnly; SameSite=Lax; Path=/')
})

test('uses the host, protocol and prefix that the outermost trusted proxy reports', async () => {
  let received: IncomingMessage | undefined
  const real = await startHttpTestServer((request, response) => {
    received = request
    response.writeHead(204, { 'Set-Cookie': 'KOMGA-SESSION=x; Path=/comics' }).end()
  })
  const client = await front(real, '/comics', 'loopback')
  const response = await fetch(`${client}/comics/api/v2/users/me`, {
    headers: {
      'X-Forwarded-For': '203.0.113.7, 127.0.0.2',
      'X-Forwarded-Host': 'example.org, inner:81',
      'X-Forwarded-Proto': 'https, http',
      'X-Forwarded-Prefix': '/home/',
    },
  })
  expect(received?.headers).toMatchObject({
    'x-forwarded-host': 'example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/home/comics',
  })
  expect(response.headers.get('set-cookie')).toBe('KOMGA-SESSION=x; Path=/home/comics')
})

test('streams events in chunks, and forwards a complete upload', async () => {
  const real = await startHttpTestServer((request, response) => {
    if (request.method === 'POST') return void request.pipe(response)
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write('event:LibraryAdded\ndata:{}\n\n')
  })
  const client = await front(real, '')
  const stream = await fetch(`${client}/sse/v1/events`)
  const first = await stream.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event:LibraryAdded\ndata:{}\n\n')
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(300_000)]), 'poster.png')
  const back = await fetch(`${client}/api/v1/books/1/thumbnails`, { method: 'POST', body: form })
  expect((await back.arrayBuffer()).byteLength).toBeGreaterThan(300_000)
})

test('responds with 502 for an unreachable server, as the client expects', async () => {
  const client = await front('http://127.0.0.1:9', '')
  const response = await fetch(`${client}/api/v1/libraries`)
  expect(new ServerError({ operation: 'getLibraries', status: response.status }).isServerUnreachable).toBe(true)
  expect(await response.json()).toMatchObject({
    status: 502,
    message: 'The server behind this address does not answer.',
  })
})

test.each([
  ['text/html', 503, 502],
  [undefined, 503, 502],
  ['text/html', 522, 502],
  ['application/json', 503, 503],
  ['text/html', 500, 500],
  [undefined, 401, 401],
  ['text/plain; charset=utf-8', 404, 502],
  ['application/json', 404, 404],
  [undefined, 404, 404],
])('passes on a response with type %s and status %i with the status %i', async (type, sentStatus, receivedStatus) => {
  const real = await startHttpTestServer((_, response) => {
    response.writeHead(sentStatus, type ? { 'Content-Type': type } : {}).end('words')
  })
  const client = await front(real, '')
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  expect((await fetch(`${client}/api/v1/libraries`, { headers })).status).toBe(receivedStatus)
})

test('resolveKomgaServerUrl rejects an unreachable server and a server without the Komga API', async () => {
  await expect(resolveKomgaServerUrl(new URL('http://127.0.0.1:9'))).rejects.toThrow(
    new UsageError('The server at http://127.0.0.1:9 does not answer.'),
  )
  const other = await startHttpTestServer((_, response) => response.end('hello'))
  await expect(resolveKomgaServerUrl(new URL(other))).rejects.toThrow(/does not have the Komga API/)
  const komga = await startHttpTestServer((_, response) => response.end('{"isClaimed":true}'))
  await expect(resolveKomgaServerUrl(new URL(komga))).resolves.toEqual(new URL(komga))
})

test('resolveKomgaServerUrl follows redirects, because a redirected POST would become a GET', async () => {
  const komga = await startHttpTestServer((request, response) =>
    response.end(request.url === '/komga/api/v1/claim' ? '{"isClaimed":true}' : request.method),
  )
  const redirectingServer = await startHttpTestServer((request, response) =>
    response.writeHead(301, { Location: `${komga}/komga${request.url}` }).end(),
  )
  const resolved = await resolveKomgaServerUrl(new URL(redirectingServer))
  expect(resolved.href).toBe(`${komga}/komga`)
  const client = await front(resolved.href, '')
  expect(await (await fetch(`${client}/api/logout`, { method: 'POST' })).text()).toBe('POST')
})

test('reaches a server by its IPv6 address, and sends the address in the Host header', async () => {
  const real = createServer((request, response) => response.end(request.headers.host))
  const reached = await new Promise<boolean>(resolve => {
    real.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true))
  })
  const address = real.address()
  // Skips the rest of this test on a machine without IPv6.
  if (!reached || typeof address !== 'object' || !address) return
  const client = await front(`http://[::1]:${address.port}`, '')
  expect(await (await fetch(`${client}/api/v1/claim`)).text()).toBe(`[::1]:${address.port}`)
  real.close()
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate of https:\/\/nas:25600 .*NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /issuer of the certificate .* is not trusted/],
  ['CERT_HAS_EXPIRED', /certificate of https:\/\/nas:25600 is not valid \(CERT_HAS_EXPIRED\)/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /is not valid/],
  ['ECONNREFUSED', /does not answer/],
])('resolveKomgaServerUrl explains the connection error %s', async (code, sentence) => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code }) })
  })
  await expect(resolveKomgaServerUrl(new URL('https://nas:25600'))).rejects.toThrow(sentence)
  vi.unstubAllGlobals()
})

test('passes on the sign-in limit of the server, and sends the client address by which the server counts sign-ins', async () => {
  const real = await startHttpTestServer((request, response) => {
    const isTrustedAddress = request.headers['x-forwarded-for'] === '127.0.0.1'
    response.writeHead(isTrustedAddress ? 429 : 200, { 'Retry-After': '60' }).end()
  })
  const response = await fetch(`${await front(real, '')}/api/v2/users/me`, {
    headers: { Authorization: 'Basic YTpi', 'X-Forwarded-For': '203.0.113.9' },
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
})

test('is ready while the server responds with success', async () => {
  let status = 200
  const real = await startHttpTestServer((request, response) =>
    response.writeHead(request.url === '/komga/api/v1/claim' ? status : 404).end(),
  )
  const backend = createProxyBackend(new URL(`${real}/komga`), '')
  expect(await backend.isReady()).toBe(true)
  status = 503
  expect(await backend.isReady()).toBe(false)
  await backend.close()
  const away = createProxyBackend(new URL('http://127.0.0.1:9'), '')
  expect(await away.isReady()).toBe(false)
  await away.close()
})
