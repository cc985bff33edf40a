import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, createGzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ServerLimits } from '../../../server/serverLimits'
import { failTestsOnUnhandledErrors } from '../../harness/failTestsOnUnhandledErrors'
import { startHttpTestServer } from '../../harness/server/startHttpTestServer'
import { startLongboxProxy } from '../../harness/server/startLongboxProxy'

// Tests of the bodies, headers and redirects that a browser receives if the server behind Longbox is hostile.

const errors = failTestsOnUnhandledErrors()

const serveHostile = async (respond: RequestListener, limits?: Partial<ServerLimits>): Promise<string> =>
  startLongboxProxy({ target: await startHttpTestServer(respond), limits })

const imageRequest = { headers: { accept: 'image/avif,image/*,*/*;q=0.8' } }

async function received(response: Response): Promise<{ bytes: number; isComplete: boolean }> {
  let bytes = 0
  try {
    for await (const part of response.body ?? []) bytes += part.length
    return { bytes, isComplete: true }
  } catch {
    return { bytes, isComplete: false }
  }
}

function writeForever(response: ServerResponse, chunk: Buffer): void {
  while (!response.destroyed)
    if (!response.write(chunk)) return void response.once('drain', () => writeForever(response, chunk))
}

const MEBIBYTE = 2 ** 20
const bomb = gzipSync(Buffer.alloc(64 * MEBIBYTE))

test.each<[string, string, (response: ServerResponse) => void]>([
  ['an image without an end', 'image/jpeg', response => writeForever(response, Buffer.alloc(65_536))],
  ['an image of another type', 'application/octet-stream', response => writeForever(response, Buffer.alloc(65_536))],
  ['an event without an end', 'text/event-stream', response => writeForever(response, Buffer.alloc(65_536, 'x'))],
  ...['\n', '\r', '\r\n'].map((lineEnd): [string, string, (response: ServerResponse) => void] => [
    `an event with endlessly many lines that end with ${JSON.stringify(lineEnd)}`,
    'text/event-stream',
    response => writeForever(response, Buffer.from(`data: x${lineEnd}`.repeat(1000))),
  ]),
])('aborts %s', async (_, type, write) => {
  const address = await serveHostile(
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': type })
      write(response)
    },
    { imageBytes: MEBIBYTE, eventBytes: MEBIBYTE },
  )
  const { bytes, isComplete } = await received(await fetch(`${address}/api/v1/books/B/pages/1`, imageRequest))
  expect(isComplete).toBe(false)
  expect(bytes).toBeLessThan(2 * MEBIBYTE)
  expect(errors).toEqual([])
})

test.each<[string, Buffer]>([
  ['gzip', bomb],
  ['br', brotliCompressSync(Buffer.alloc(64 * MEBIBYTE))],
  ['gzip', Buffer.from('no gzip')],
  ['gzip, gzip', gzipSync(bomb)],
  ['constructor', bomb],
])('an image with the encoding "%s" is decoded, and aborted at its size limit', async (encoding, body) => {
  const address = await serveHostile(
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Encoding': encoding }).end(body),
    { imageBytes: MEBIBYTE },
  )
  const response = await fetch(`${address}/api/v1/books/B/pages/1`, imageRequest)
  expect(response.headers.get('content-encoding')).toBeNull()
  const { bytes, isComplete } = await received(response)
  expect(isComplete).toBe(false)
  expect(bytes).toBeLessThanOrEqual(MEBIBYTE)
  expect(errors).toEqual([])
})

test.each([
  ['gzip', bomb],
  ['br', brotliCompressSync(Buffer.alloc(64 * MEBIBYTE))],
  ['zstd', bomb],
])('a compressed event stream with an endless line is aborted at its limit: %s', async (encoding, body) => {
  const address = await serveHostile(
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': encoding }).end(body),
    { eventBytes: MEBIBYTE },
  )
  const response = await fetch(`${address}/sse/v1/events`)
  expect(response.headers.get('content-encoding')).toBeNull()
  const { bytes, isComplete } = await received(response)
  expect(isComplete).toBe(false)
  expect(bytes).toBeLessThanOrEqual(MEBIBYTE)
  expect(errors).toEqual([])
})

test('each event of a compressed stream arrives before the next event is sent', async () => {
  const sent: (() => void)[] = []
  const address = await serveHostile((_request, response) => {
    const encoder = createGzip()
    encoder.pipe(response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' }))
    const send = (count: number) => {
      encoder.write(`data: ${count}\n\n`)
      encoder.flush()
    }
    sent.push(...[1, 2, 3].map(count => () => send(count)), () => encoder.end())
    sent.shift()?.()
  })
  const response = await fetch(`${address}/sse/v1/events`)
  const events: string[] = []
  for await (const part of response.body ?? []) {
    events.push(Buffer.from(part).toString())
    sent.shift()?.()
  }
  expect(events).toEqual([1, 2, 3].map(count => `data: ${count}\n\n`))
})

test('compressed images and long event streams of a normal server pass unchanged', async () => {
  const events = 'event: BookChanged\ndata: {}\n\n'.repeat(50_000)
  const address = await serveHostile(({ url }, response) =>
    url?.startsWith('/sse')
      ? response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(events)
      : response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' }).end(gzipSync('picture')),
  )
  expect(await (await fetch(`${address}/api/v1/books/B/pages/1`, imageRequest)).text()).toBe('picture')
  expect(await (await fetch(`${address}/sse/v1/events`)).text()).toBe(events)
})

test.each(['\n', '\r', '\r\n'])(
  'event streams whose lines end with %j pass unchanged, in chunks of any size',
  async lineEnd => {
    const events = `event: BookChanged${lineEnd}data: {}${lineEnd}${lineEnd}`.repeat(50)
    const address = await serveHostile(
      async (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        for (const part of events.match(/[\s\S]{1,13}/g) ?? [])
          await new Promise<void>(resolve => response.write(part, () => resolve()))
        response.end()
      },
      { eventBytes: 40 },
    )
    expect(await (await fetch(`${address}/sse/v1/events`)).text()).toBe(events)
  },
)

const elsewhere = 'https://evil.example/x'
test.each([
  ['/api/v1/books/B/file', elsewhere, 502],
  ['/api/v1/books/B/file', '//evil.example/x', 502],
  ['/api/v1/books/B/file', 'javascript:alert(1)', 502],
  ['/actuator/info', elsewhere, 502],
  ['/api/v1/books/B/file', '/api/v1/other', 302],
  ['/oauth2/authorization/x', elsewhere, 302],
  ['/kobo/x/v1/books/B/thumbnail', elsewhere, 302],
])('a redirect of %s to %s has the status %i', async (path, location, status) => {
  const address = await serveHostile((_request, response) => response.writeHead(302, { Location: location }).end())
  const response = await fetch(address + path, { redirect: 'manual' })
  expect(response.status).toBe(status)
  expect(response.headers.has('location')).toBe(status === 302)
})

const browserCommands = `accept-ch access-control-allow-credentials access-control-allow-origin alt-svc clear-site-data
  content-location content-security-policy-report-only critical-ch cross-origin-embedder-policy cross-origin-opener-policy
  document-policy expect-ct link nel observe-browsing-topics origin-agent-cluster origin-trial permissions-policy
  proxy-authenticate public-key-pins refresh report-to reporting-endpoints server-timing service-worker
  service-worker-allowed service-worker-navigation-preload set-login sourcemap speculation-rules
  strict-transport-security supports-loading-mode timing-allow-origin tk x-accel-redirect x-dns-prefetch-control
  x-sendfile x-sourcemap`.split(/\s+/)

test('headers that control the browser are removed from responses of any status', async () => {
  const statuses = [200, 204, 205, 304, 401, 404, 500]
  const address = await serveHostile(({ url }: IncomingMessage, response) => {
    for (const name of browserCommands) response.setHeader(name, '*')
    response.writeHead(statuses[Number(url?.split('/').pop())] ?? 200).end()
  })
  for (const [index, status] of statuses.entries()) {
    const response = await fetch(`${address}/api/${index}`)
    expect(response.status).toBe(status)
    expect(browserCommands.filter(name => response.headers.get(name) === '*')).toEqual([])
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
})
