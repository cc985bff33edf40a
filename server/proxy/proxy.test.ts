import { createServer, get, type IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { ServerError } from '../../src/api/ServerError'
import { serveOn } from '../../tests/harness/server/serveOn'
import { serveProxy } from '../../tests/harness/server/serveProxy'
import { checkServer } from '../checkServer'
import { UserError } from '../options'

const front = (target: string, base: string, trustProxy?: string) => serveProxy({ target, base, trustProxy })

test('the base path is taken off, the server’s own put on, and the forwarded headers name the client’s origin', async () => {
  let seen: IncomingMessage | undefined
  const real = await serveOn((request, response) => {
    seen = request
    response.end()
  })
  const client = await front(`${real}/komga`, '/comics')
  await fetch(`${client}/comics/api/v1/series?page=1&tag=a%2Cb`)
  expect(seen?.url).toBe('/komga/api/v1/series?page=1&tag=a%2Cb')
  expect(seen?.headers).toMatchObject({
    'x-forwarded-host': client.replace('http://', ''),
    'x-forwarded-proto': 'http',
    'x-forwarded-port': new URL(client).port,
    'x-forwarded-prefix': '/comics',
  })
})

test('what the web server of a real server refuses in an address is encoded on the way, and nothing else', async () => {
  let seen: string | undefined
  const real = await serveOn((request, response) => {
    seen = request.url
    response.end()
  })
  const client = new URL(await front(real, '/comics'))
  const ask = (path: string) =>
    new Promise(resolve => {
      get({ host: client.hostname, port: client.port, path }, answer => resolve(answer.resume()))
    })
  await ask('/comics/api/v1/books/1/resource/OEBPS/pic[1]{a}|b^c.jpg?x=[1]|%5B')
  expect(seen).toBe('/api/v1/books/1/resource/OEBPS/pic%5B1%5D%7Ba%7D%7Cb%5Ec.jpg?x=%5B1%5D%7C%5B')
  await ask("/comics/api/v1/books/1/resource/a(b)!'*+,;=:@&$~-._%20c?d=e/f?g")
  expect(seen).toBe("/api/v1/books/1/resource/a(b)!'*+,;=:@&$~-._%20c?d=e/f?g")
})

test('what a trusted proxy forwarded is passed on', async () => {
  let seen: IncomingMessage | undefined
  const real = await serveOn((request, response) => {
    seen = request
    response.end()
  })
  const client = await front(real, '', 'loopback')
  await fetch(`${client}/api/v1/claim`, {
    headers: { 'X-Forwarded-Host': 'comics.example.org', 'X-Forwarded-Proto': 'https' },
  })
  expect(seen?.headers).toMatchObject({
    'x-forwarded-host': 'comics.example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
  })
})

test('cookies are for the path of the client, redirects to its origin', async () => {
  const real = await serveOn((request, response) => {
    response
      .writeHead(302, {
        'Set-Cookie': 'KOMGA-SESSION=x; Path=/komga; HttpOnly',
        Location: `http://${request.headers.host}/komga/done?x=1`,
      })
      .end()
  })
  const client = await front(`${real}/komga`, '/comics')
  const answer = await fetch(`${client}/comics/oauth2/authorization/x`, { redirect: 'manual' })
  expect(answer.headers.get('set-cookie')).toMatch(/Path=\/comics/i)
  expect(answer.headers.get('location')).toBe(`${client}/comics/done?x=1`)
})

test('a server that stands behind secure HTTP of its own is signed in to over plain HTTP', async () => {
  const real = await serveOn((_, response) => {
    response.writeHead(204, { 'Set-Cookie': 'KOMGA-SESSION=x; Path=/; Secure; HttpOnly; SameSite=Lax' }).end()
  })
  const client = await front(real, '', 'loopback')
  const cookieFor = async (proto: string) =>
    (await fetch(`${client}/api/v2/users/me`, { headers: { 'X-Forwarded-Proto': proto } })).headers.get('set-cookie')
  expect(await cookieFor('http')).toBe('KOMGA-SESSION=x; HttpOnly; SameSite=Lax; Path=/')
  expect(await cookieFor('https')).toBe('KOMGA-SESSION=x; Secure; HttpOnly; SameSite=Lax; Path=/')
})

test('the outermost of two trusted proxies counts, its path included', async () => {
  let seen: IncomingMessage | undefined
  const real = await serveOn((request, response) => {
    seen = request
    response.writeHead(204, { 'Set-Cookie': 'KOMGA-SESSION=x; Path=/comics' }).end()
  })
  const client = await front(real, '/comics', 'loopback')
  const answer = await fetch(`${client}/comics/api/v2/users/me`, {
    headers: {
      'X-Forwarded-For': '203.0.113.7, 127.0.0.2',
      'X-Forwarded-Host': 'example.org, inner:81',
      'X-Forwarded-Proto': 'https, http',
      'X-Forwarded-Prefix': '/home/',
    },
  })
  expect(seen?.headers).toMatchObject({
    'x-forwarded-host': 'example.org',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/home/comics',
  })
  expect(answer.headers.get('set-cookie')).toBe('KOMGA-SESSION=x; Path=/home/comics')
})

test('an event stream comes through piece by piece, an upload goes through whole', async () => {
  const real = await serveOn((request, response) => {
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

test('a server that went away answers what the client takes for away, with a reason', async () => {
  const client = await front('http://127.0.0.1:9', '')
  const answer = await fetch(`${client}/api/v1/libraries`)
  expect(new ServerError({ operation: 'getLibraries', status: answer.status }).isServerUnreachable).toBe(true)
  expect(await answer.json()).toMatchObject({ status: 502, message: 'The server behind this address does not answer.' })
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
])('what a gate before the server says of it (%s, %i) is away to the client: %i', async (type, said, heard) => {
  const real = await serveOn((_, response) => {
    response.writeHead(said, type ? { 'Content-Type': type } : {}).end('words')
  })
  const client = await front(real, '')
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  expect((await fetch(`${client}/api/v1/libraries`, { headers })).status).toBe(heard)
})

test('the start refuses what does not answer or is something else', async () => {
  await expect(checkServer(new URL('http://127.0.0.1:9'))).rejects.toThrow(
    new UserError('The server at http://127.0.0.1:9 does not answer.'),
  )
  const other = await serveOn((_, response) => response.end('hello'))
  await expect(checkServer(new URL(other))).rejects.toThrow(/does not speak the Komga API/)
  const komga = await serveOn((_, response) => response.end('{"isClaimed":true}'))
  await expect(checkServer(new URL(komga))).resolves.toEqual(new URL(komga))
})

test('a server that sends on to where it really stands is asked there, so that writes stay writes', async () => {
  const komga = await serveOn((request, response) =>
    response.end(request.url === '/komga/api/v1/claim' ? '{"isClaimed":true}' : request.method),
  )
  const door = await serveOn((request, response) =>
    response.writeHead(301, { Location: `${komga}/komga${request.url}` }).end(),
  )
  const found = await checkServer(new URL(door))
  expect(found.href).toBe(`${komga}/komga`)
  const client = await front(found.href, '')
  expect(await (await fetch(`${client}/api/logout`, { method: 'POST' })).text()).toBe('POST')
})

test('a server with a bare IPv6 address is reached, and named as it is', async () => {
  const real = createServer((request, response) => response.end(request.headers.host))
  const reached = await new Promise<boolean>(resolve => {
    real.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true))
  })
  const address = real.address()
  // A machine without IPv6 has nothing to try.
  if (!reached || typeof address !== 'object' || !address) return
  const client = await front(`http://[::1]:${address.port}`, '')
  expect(await (await fetch(`${client}/api/v1/claim`)).text()).toBe(`[::1]:${address.port}`)
  real.close()
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /vouches for the certificate of https:\/\/nas:25600 .*NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /vouches for the certificate/],
  ['CERT_HAS_EXPIRED', /certificate of https:\/\/nas:25600 is not valid \(CERT_HAS_EXPIRED\)/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /is not valid/],
  ['ECONNREFUSED', /does not answer/],
])('the start says what is wrong with a certificate: %s', async (code, sentence) => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code }) })
  })
  await expect(checkServer(new URL('https://nas:25600'))).rejects.toThrow(sentence)
  vi.unstubAllGlobals()
})
