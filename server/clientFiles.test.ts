import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFiles } from './clientFiles'

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
async function ask(path: string, encodings = '') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers: { 'accept-encoding': encodings } }, resolve).once('error', reject)
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

test('every address is the page, under its base path, but a file that is gone is not there', async () => {
  for (const path of ['/comics', '/comics/', '/comics/index.html', '/comics/book/1/read?page=2']) {
    const { status, body } = await ask(path)
    expect(status).toBe(200)
    expect(body.toString()).toContain('<base href="/comics/"')
  }
  expect((await ask('/comics/assets/gone-abc1234.js')).status).toBe(404)
})
