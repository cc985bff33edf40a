import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFiles } from './clientFiles'
import { ownHeaders } from './ownHeaders'

const script = `console.log("${'tide '.repeat(400)}")`
const dist = mkdtempSync(join(tmpdir(), 'longbox-dist-'))
const server = createServer(clientFiles(dist, '/comics'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<html><head><base href="/"></head></html>')
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>')
  const file = join(dist, 'assets', 'page-abc1234.js')
  writeFileSync(file, script)
  writeFileSync(`${file}.br`, brotliCompressSync(script))
  writeFileSync(`${file}.gz`, gzipSync(script))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(dist, { recursive: true })
})

/** An answer as it travels: `fetch` would unpack it. */
async function ask(path: string, encodings = '', { method = 'GET', headers = {} } = {}) {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method, headers: { 'accept-encoding': encodings, ...headers } }, resolve)
      .once('error', reject)
      .end()
  })
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body }
}

test.each([
  { encodings: 'gzip, deflate, br', sent: 'br', unpack: brotliDecompressSync },
  { encodings: 'gzip', sent: 'gzip', unpack: gunzipSync },
  { encodings: 'br;q=0, gzip;q=0.5', sent: 'gzip', unpack: gunzipSync },
  { encodings: 'br; q=0.0, gzip;q=0', sent: undefined, unpack: (body: Buffer) => body },
  { encodings: '', sent: undefined, unpack: (body: Buffer) => body },
])('a browser that takes "$encodings" gets $sent', async ({ encodings, sent, unpack }) => {
  const { headers, body } = await ask('/comics/assets/page-abc1234.js', encodings)
  expect(headers['content-encoding']).toBe(sent)
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(unpack(body).toString()).toBe(script)
  const page = await ask('/comics/series/1', encodings)
  expect(page.headers['content-encoding']).toBe(sent)
  expect(page.headers.vary).toMatch(/accept-encoding/i)
  expect(unpack(page.body).toString()).toContain('<base href="/comics/"')
})

test('of the scripts in a page only those that stand there may run', async () => {
  const script = 'ask()'
  const hash = createHash('sha256').update(script).digest('base64')
  writeFileSync(join(dist, 'index.html'), `<html><head><base href="/"><script>${script}</script></head></html>`)
  const policy = String((await ask('/comics/')).headers['content-security-policy'])
  expect(policy.split('; ').find(part => part.startsWith('script-src'))).toBe(`script-src 'self' 'sha256-${hash}'`)
})

test('what has a hash in its name is kept for ever; everything else is asked for each time', async () => {
  expect((await ask('/comics/assets/page-abc1234.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const path of ['/comics/favicon.svg', '/comics/', '/comics/series/1'])
    expect((await ask(path)).headers['cache-control'], path).toBe('no-cache')
})

/** What a browser says that it takes when a person goes to an address. */
const visit = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test('addresses of pages are the page under its base path, unknown ones too, but with 404', async () => {
  for (const path of ['/comics', '/comics/', '/comics/index.html', '/comics/book/1/read?page=2', '/comics/search/']) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    expect(body.toString()).toContain('<base href="/comics/"')
  }
  const { status, body } = await ask('/comics/nowhere', '', visit)
  expect(status).toBe(404)
  expect(body.toString()).toContain('<base href="/comics/"')
})

test('only files of the build are served: no twins, notes, maps, hidden files or links', async () => {
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
    for (const options of [{}, visit]) {
      const { status, headers, body } = await ask(`/comics/${path}`, 'br, gzip', options)
      expect(status, path).toBe(404)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
      expect(body.toString(), path).not.toContain('secret')
    }
  }
  unlinkSync(secret)
})

test('a file whose name begins with a hyphen, as hashes do, is served, also when it is new', async () => {
  expect((await ask('/comics/assets/-xHvxAF.css')).status).toBe(404)
  writeFileSync(join(dist, 'assets', '-xHvxAF.css'), 'a{}')
  const { status, headers } = await ask('/comics/assets/-xHvxAF.css')
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
  ['HEAD', '/comics/', 200],
  ['HEAD', '/comics/favicon.svg', 200],
  ['GET', '/comics/login?server_redirect=Y', 200],
])('%s %s is answered with %i and every header of ours', async (method, path, expected) => {
  const { status, headers, body } = await ask(path, '', { method })
  expect(status).toBe(expected)
  for (const [name, value] of Object.entries(ownHeaders)) {
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
])('openers are cut off where browsers know how: %j', async (headers, isCutOff) => {
  const policy = (await ask('/comics/', '', { headers })).headers['cross-origin-opener-policy']
  expect(policy).toBe(isCutOff ? 'same-origin-allow-popups' : undefined)
})

test('the worker that fetches posters may connect elsewhere, others may not', async () => {
  for (const [name, connects] of [
    ['externalImageWorker-1XPW5MJE', 'connect-src * '],
    ['panelWorker-DewwpKyC', "connect-src 'self' "],
  ]) {
    writeFileSync(join(dist, 'assets', `${name}.js`), '')
    const policy = String((await ask(`/comics/assets/${name}.js`)).headers['content-security-policy'])
    expect(policy, name).toContain(connects)
  }
})

test('a file that is known to a browser is not sent again', async () => {
  const { headers } = await ask('/comics/favicon.svg')
  const again = await ask('/comics/favicon.svg', '', { headers: { 'if-none-match': `W/"x", ${headers.etag}` } })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers['x-content-type-options']).toBe('nosniff')
  expect((await ask('/comics/favicon.svg', '', { headers: { 'if-none-match': '"x"' } })).status).toBe(200)
})
