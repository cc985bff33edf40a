import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientResponseHeaders } from './clientResponseHeaders'
import { createClientFileHandler } from './createClientFileHandler'
import { openBuildFolder } from './openBuildFolder'

const script = `console.log("${'tide '.repeat(400)}")`
const dist = mkdtempSync(join(tmpdir(), 'longbox-dist-'))
const server = createServer(createClientFileHandler(openBuildFolder(dist), '/comics'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<html><head><base href="/"></head></html>')
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  const file = join(dist, 'assets', 'page-abc1234.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  writeFileSync(join(dist, 'assets', 'compressed-abc1234.js.gz'), gzipSync(script))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

/**
 * Requests a path and returns the response with the body as the server sends it. This function does not use `fetch`,
 * because `fetch` decompresses the body.
 */
async function get(path: string, encodings = '', { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers: { 'accept-encoding': encodings, ...headers } }, resolve)
      .once('error', reject)
      .end()
  })
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

test.each([
  { encodings: 'gzip, br', encoding: 'gzip', decompress: gunzipSync },
  { encodings: '', encoding: undefined, decompress: (body: Buffer) => body },
])(
  'sends a file that is stored only in compressed form to a client that accepts "$encodings"',
  async ({ encodings, encoding, decompress }) => {
    const { status, headers, body } = await get('/comics/assets/compressed-abc1234.js', encodings)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/javascript/)
    expect(decompress(body).toString()).toBe(script)
    expect((await get('/comics/assets/compressed-abc1234.js.gz')).status).toBe(404)
  },
)

test.each([
  { encodings: 'gzip, deflate, br', encoding: 'br', decompress: brotliDecompressSync },
  { encodings: 'gzip', encoding: 'gzip', decompress: gunzipSync },
  { encodings: 'br;q=0, gzip;q=0.5', encoding: 'gzip', decompress: gunzipSync },
  { encodings: 'br; q=0.0, gzip;q=0', encoding: undefined, decompress: (body: Buffer) => body },
  { encodings: '', encoding: undefined, decompress: (body: Buffer) => body },
])('sends encoding $encoding to a client that accepts "$encodings"', async ({ encodings, encoding, decompress }) => {
  const { headers, body } = await get('/comics/assets/page-abc1234.js', encodings)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(decompress(body).toString()).toBe(script)
  const page = await get('/comics/series/1', encodings)
  expect(page.headers['content-encoding']).toBe(encoding)
  expect(page.headers.vary).toMatch(/accept-encoding/i)
  expect(decompress(page.body).toString()).toContain('<base href="/comics/"')
})

test('the policy of a page allows only its own inline scripts', async () => {
  const script = 'run()'
  const hash = createHash('sha256').update(script).digest('base64')
  writeFileSync(join(dist, 'index.html'), `<html><head><base href="/"><script>${script}</script></head></html>`)
  const policy = String((await get('/comics/')).headers['content-security-policy'])
  expect(policy.split('; ').find(part => part.startsWith('script-src'))).toBe(`script-src 'self' 'sha256-${hash}'`)
})

test('files with a hash in their name are cached forever, all other files are revalidated', async () => {
  expect((await get('/comics/assets/page-abc1234.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const path of ['/comics/favicon.svg', '/comics/', '/comics/series/1'])
    expect((await get(path)).headers['cache-control'], path).toBe('no-cache')
})

const navigation = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test('serves index.html with the base path: for page routes with 200, for unknown paths with 404', async () => {
  for (const path of ['/comics', '/comics/', '/comics/index.html', '/comics/book/1/read?page=2', '/comics/search/']) {
    const { status, body } = await get(path)
    expect(status, path).toBe(200)
    expect(body.toString()).toContain('<base href="/comics/"')
  }
  const { status, body } = await get('/comics/nowhere', '', navigation)
  expect(status).toBe(404)
  expect(body.toString()).toContain('<base href="/comics/"')
})

test('serves only files of the build: no compressed variants, notes, source maps, hidden files or links', async () => {
  const secret = join(dist, '..', 'longbox-secret.txt')
  writeFileSync(secret, 'secret')
  symlinkSync(secret, join(dist, 'link.txt'))
  mkdirSync(join(dist, '.vite'), { recursive: true })
  mkdirSync(join(dist, 'folder.js'), { recursive: true })
  for (const file of [
    '.vite/manifest.json',
    '.source-hash',
    'index.html.gz',
    'page.js.map',
    'assets/.note.js',
    'notes.md',
  ])
    writeFileSync(join(dist, file), '{"secret":{"file":"x"}}')
  const paths =
    `.vite/manifest.json .source-hash index.html.gz index.html.br page.js.map assets/.note.js notes.md link.txt
    folder.js assets assets/ assets/page-abc1234.js.br assets/page-abc1234.js/ assets//page-abc1234.js
    assets/../.source-hash ../longbox-secret.txt %2e%2e/longbox-secret.txt assets/%2e%2e/.source-hash assets/gone-abc1234.js
    assets%2fpage-abc1234.js %66avicon.svg FAVICON.SVG favicon.svg%00 favicon.svg; INDEX.HTML`.split(/\s+/)
  for (const path of paths) {
    for (const options of [{}, navigation]) {
      const { status, headers, body } = await get(`/comics/${path}`, 'br, gzip', options)
      expect(status, path).toBe(404)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
      expect(body.toString(), path).not.toContain('secret')
    }
  }
  unlinkSync(secret)
})

test('serves a file whose name begins with a hyphen, even if the file was added after the start', async () => {
  expect((await get('/comics/assets/-xHvxAF.css')).status).toBe(404)
  writeFileSync(join(dist, 'assets', '-xHvxAF.css'), 'a{}')
  const { status, headers } = await get('/comics/assets/-xHvxAF.css')
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})

test.each([
  ['POST', '/comics/', 405],
  ['DELETE', '/comics/favicon.svg', 405],
  ['PUT', '/comics/dashboard', 405],
  ['OPTIONS', '/comics/assets/page-abc1234.js', 405],
  ['POST', '/comics/nowhere', 404],
  ['DELETE', '/comics/index.html.gz', 404],
  ['GET', '/comics/nowhere', 404],
  ['GET', '/comics/metrics', 404],
  ['HEAD', '/comics/', 200],
  ['HEAD', '/comics/favicon.svg', 200],
  ['GET', '/comics/login?server_redirect=Y', 200],
])('%s %s gets status %i and the headers of client responses', async (method, path, expected) => {
  const { status, headers, body } = await get(path, '', { method })
  expect(status).toBe(expected)
  for (const [name, value] of Object.entries(clientResponseHeaders)) {
    const sent = headers[name.toLowerCase()]
    if (name === 'Content-Security-Policy') expect(sent).toContain("default-src 'self'")
    else if (name === 'Cross-Origin-Opener-Policy' && path.includes('server_redirect')) expect(sent).toBe(undefined)
    else expect(sent, name).toBe(value)
  }
  if (expected === 405) expect(headers.allow).toBe('GET, HEAD')
  if (method === 'HEAD') expect(body.length).toBe(0)
})

test.each([
  [{ host: 'nas:8080' }, false],
  [{ host: 'nas:8080', 'sec-fetch-mode': 'navigate' }, true],
  [{ host: 'nas', 'x-forwarded-proto': 'https' }, true],
  [{ host: 'localhost:8080' }, true],
  [{ host: '[::1]:8080' }, true],
])('sends the header Cross-Origin-Opener-Policy only to secure origins: %j', async (headers, isSecure) => {
  const policy = (await get('/comics/', '', { headers })).headers['cross-origin-opener-policy']
  expect(policy).toBe(isSecure ? 'same-origin-allow-popups' : undefined)
})

test('pages, and the frames of books inside them, cannot use the features of the device', async () => {
  const policy = String((await get('/comics/')).headers['permissions-policy'])
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
    expect(policy.split(', ')).toContain(`${feature}=()`)
})

test('only the worker that fetches external images may connect to other origins', async () => {
  for (const [name, connects] of [
    ['externalImageWorker-1XPW5MJE', 'connect-src * '],
    ['panelWorker-DewwpKyC', "connect-src 'self' "],
  ]) {
    writeFileSync(join(dist, 'assets', `${name}.js`), '')
    const policy = String((await get(`/comics/assets/${name}.js`)).headers['content-security-policy'])
    expect(policy, name).toContain(connects)
  }
})

test('responds 304 to a matching ETag', async () => {
  const { headers } = await get('/comics/favicon.svg')
  const again = await get('/comics/favicon.svg', '', { headers: { 'if-none-match': `W/"x", ${headers.etag}` } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['x-content-type-options']).toBe('nosniff')
  expect((await get('/comics/favicon.svg', '', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})
