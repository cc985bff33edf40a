import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import { startLongboxProxy } from '../../tests/harness/server/startLongboxProxy'

const POSITIONS = JSON.stringify(Array.from({ length: 500 }, (_, position) => ({ href: 'text.xhtml', position })))
const PATH = '/api/v1/books/1/positions'
const encodedRequest = { 'accept-encoding': 'gzip, br' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; isComplete: boolean }

/** Sends a request. Unlike `fetch`, does not decode the response. */
function send(address: string, headers: Record<string, string> = encodedRequest, method = 'GET'): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(address + PATH, { method, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part)).on('error', () => {})
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
          isComplete: response.complete,
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

const serve = async (respond: RequestListener) => startLongboxProxy({ target: await startHttpTestServer(respond) })
const serveText = (headers: Record<string, string> = {}, body: string | Buffer = POSITIONS, status = 200) =>
  serve((_, response) =>
    response
      .writeHead(status, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ETag: '"0a"',
        ...headers,
      })
      .end(body),
  )

test.each([
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('text is compressed for a client that accepts "%s"', async (accepted, encoding, decode) => {
  const address = await serveText({ 'Accept-Ranges': 'bytes', Vary: 'Origin' })
  const { headers, body } = await send(address, { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Origin, Accept-Encoding', etag: 'W/"0a"' })
  expect(headers).not.toHaveProperty('content-length')
  expect(headers).not.toHaveProperty('accept-ranges')
  expect(decode(body).toString()).toBe(POSITIONS)
  expect(body.length).toBeLessThan(POSITIONS.length / 5)
})

test.each([
  'application/json;charset=UTF-8',
  'application/vnd.readium.position-list+json',
  'application/xhtml+xml',
  'text/html',
  'text/css',
  'image/svg+xml',
  'font/otf',
])('responses of the type %s are compressed', async type => {
  expect((await send(await serveText({ 'Content-Type': type }))).headers['content-encoding']).toBe('br')
})

test.each<[string, Record<string, string>, string?]>([
  ['an image', { 'Content-Type': 'image/jpeg' }],
  ['a book file', { 'Content-Type': 'application/epub+zip' }],
  ['a download', { 'Content-Disposition': 'attachment; filename="a.json"' }],
  ['a short text', {}, '{"isClaimed":true}'],
  ['a text that must not be changed', { 'Cache-Control': 'private, no-transform' }],
])('%s is not compressed', async (_, answer, body = POSITIONS) => {
  const { headers, ...rest } = await send(await serveText(answer, body))
  expect(headers).toMatchObject({ etag: '"0a"', 'content-length': String(body.length) })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(rest.body.toString()).toBe(body)
})

test.each<[string, Record<string, string>]>([
  ['accept no encoding', { 'accept-encoding': 'identity' }],
  ['name a range', { ...encodedRequest, range: 'bytes=0-' }],
  ['come from another site', { ...encodedRequest, 'sec-fetch-site': 'cross-site' }],
  ['come from another host of the same site', { ...encodedRequest, 'sec-fetch-site': 'same-site' }],
])('responses to requests that %s are not compressed', async (_, requestHeaders) => {
  const { headers, body } = await send(await serveText(), requestHeaders)
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"0a"' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body.toString()).toBe(POSITIONS)
})

test.each(['same-origin', 'none'])('responses to requests with the site "%s" are compressed', async site => {
  const { headers } = await send(await serveText(), { ...encodedRequest, 'sec-fetch-site': site })
  expect(headers['content-encoding']).toBe('br')
})

test('partial responses and errors are not compressed', async () => {
  for (const status of [206, 404, 500]) {
    const { headers } = await send(await serveText({}, POSITIONS, status))
    expect(headers).not.toHaveProperty('content-encoding')
  }
})

test('a compressed response of the server passes unchanged', async () => {
  const compressed = gzipSync(POSITIONS)
  const { headers, body } = await send(await serveText({ 'Content-Encoding': 'gzip' }, compressed))
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"0a"' })
  expect(body).toEqual(compressed)
})

test('a text of unknown length is compressed', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    for (const part of POSITIONS.match(/.{1,900}/gs) ?? []) response.write(part)
    response.end()
  })
  const { headers, body } = await send(address)
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(body).toString()).toBe(POSITIONS)
})

test('HEAD has the headers of GET and no body', async () => {
  const { headers, body } = await send(await serveText(), encodedRequest, 'HEAD')
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"0a"' })
  expect(body.length).toBe(0)
})

test('a browser with the weak tag gets 304 with this tag', async () => {
  const address = await serve(({ headers }, response) =>
    response.writeHead(headers['if-none-match']?.includes('"0a"') ? 304 : 200, { ETag: '"0a"' }).end(),
  )
  const weak = await send(address, { ...encodedRequest, 'if-none-match': 'W/"0a"' })
  expect([weak.status, weak.headers.etag, weak.headers.vary]).toEqual([304, 'W/"0a"', 'Accept-Encoding'])
  const strong = await send(address, { ...encodedRequest, 'if-none-match': '"0a"' })
  expect([strong.status, strong.headers.etag]).toEqual([304, '"0a"'])
})

test('a text that the server does not complete is incomplete for the client', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': POSITIONS.length })
    response.write(POSITIONS.slice(0, 5000), () => response.destroy())
  })
  expect((await send(address)).isComplete).toBe(false)
})

test('a client that disconnects ends the request to the server', async () => {
  const isClosed = vi.fn()
  const server = createServer((_, response) => {
    response.once('close', isClosed).writeHead(200, { 'Content-Type': 'application/json' })
    const write = () => response.write(POSITIONS, error => error || write())
    write()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = await startLongboxProxy({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const sent = request(address + PATH, { headers: encodedRequest }, response =>
    response.once('data', () => sent.destroy()).on('error', () => {}),
  )
  sent.on('error', () => {}).end()
  await vi.waitFor(() => expect(isClosed).toHaveBeenCalled(), 5_000)
})
