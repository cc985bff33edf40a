import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packClient } from '../../scripts/packClient.mjs'
import { createClientFileHandler } from './createClientFileHandler'
import { openBuildArchive } from './openBuildArchive'

const script = `console.log("${'tide '.repeat(400)}")`
const folder = mkdtempSync(join(tmpdir(), 'longbox-archive-'))
const archive = join(folder, 'packed', 'client.zip')
const server = createServer((request, response) => handle(request, response))
let handle: ReturnType<typeof createClientFileHandler>

/** Packs a build whose icon has the given content, and serves the archive. */
function serveBuild(icon: string): void {
  const dist = join(folder, 'dist')
  for (const name of ['.vite', 'assets']) mkdirSync(join(dist, name), { recursive: true })
  const files = {
    'index.html': '<html><head><base href="/"></head></html>',
    'index.html.gz': gzipSync(''),
    '.vite/manifest.json': '{}',
    '.source-hash': 'secret',
    'favicon.svg': icon,
    'assets/page-abc1234.js': script,
    'assets/page-abc1234.js.gz': gzipSync(script),
    'assets/page-abc1234.js.br': 'secret',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content)
  packClient(dist, archive)
  handle = createClientFileHandler(openBuildArchive(archive), '/comics')
}

beforeAll(async () => {
  serveBuild('<svg id="a"/>')
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/comics/${path}`, { headers })

test.each(['gzip', 'identity'])('serves a packed script to a client that accepts %s', async encoding => {
  const response = await get('assets/page-abc1234.js', { 'accept-encoding': encoding })
  expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
  expect(response.headers.get('content-type')).toMatch(/javascript/)
  expect(await response.text()).toBe(script)
})

test('serves index.html with the base path, and an uncompressed file', async () => {
  expect(await (await get('dashboard')).text()).toContain('<base href="/comics/"')
  expect(await (await get('favicon.svg')).text()).toBe('<svg id="a"/>')
})

test.each([
  '.vite/manifest.json',
  '.source-hash',
  'index.html.gz',
  'assets/page-abc1234.js.br',
  'assets/page-abc1234.js.gz',
])('does not serve %s', async path => {
  expect((await get(path)).status).toBe(404)
})

test('changes the ETag when a new version contains a file of the same length', async () => {
  const { headers } = await get('favicon.svg')
  const etag = headers.get('etag') ?? ''
  expect((await get('favicon.svg', { 'if-none-match': etag })).status).toBe(304)
  serveBuild('<svg id="b"/>')
  const changed = await get('favicon.svg', { 'if-none-match': etag })
  expect([changed.status, await changed.text()]).toEqual([200, '<svg id="b"/>'])
})
