import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { serveForDevelopment } from './dev'
import { readOptions } from './options'

const program = vi.hoisted(() => ({ port: 0, end: async () => {} }))
/** A free port, and an end that is not the end of the process. */
vi.mock('./listen', async importOriginal => {
  const { listen } = await importOriginal<typeof import('./listen')>()
  const onFreePort: typeof listen = async (handle, options) => {
    const server = await listen(handle, { ...options, port: 0 })
    program.port = (server.address() as AddressInfo).port
    return server
  }
  const endWith = (server: Server, close: () => Promise<void>) => {
    program.end = async () => {
      server.closeAllConnections()
      server.close()
      await close()
    }
  }
  return { listen: onFreePort, endWith }
})
/** Vite as it is, but for the plugins, the packages and the watching, which take their time and serve only browsers. */
vi.mock('vite', async importOriginal => {
  const { createServer } = await importOriginal<typeof import('vite')>()
  const quick = (config: InlineConfig) =>
    createServer({
      ...config,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { ...config.server, watch: null },
    })
  return { createServer: quick }
})

const folder = mkdtempSync(join(tmpdir(), 'longbox-dev-'))
const library = join(folder, 'library')
mkdirSync(library)
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => program.end())
afterAll(() => rmSync(folder, { recursive: true }))

async function answerTo(path: string) {
  const answer = await fetch(`http://127.0.0.1:${program.port}${path}`, {
    headers: { Authorization: `Basic ${btoa('demo@longbox.org:demo')}` },
  })
  const { headers } = answer
  const policy = headers.get('content-security-policy')
  return { type: headers.get('content-type'), policy, text: await answer.text() }
}

/** Where a browser is told of changes: two programs must not share a place. */
async function reloadingOf(base: string) {
  const { text } = await answerTo(`${base}/@vite/client`)
  const token = /wsToken = "([^"]+)"/.exec(text)?.[1]
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': btoa('sixteen bytes it'),
    'Sec-WebSocket-Protocol': 'vite-hmr',
  }
  return new Promise((resolve, reject) =>
    get(`http://127.0.0.1:${program.port}${base}/?token=${token}`, { headers, timeout: 2_000 })
      .once('upgrade', (_, socket) => {
        socket.destroy()
        resolve('on the same address')
      })
      .once('response', ({ statusCode }) => resolve(statusCode))
      .once('timeout', () => resolve('nowhere'))
      .once('error', reject),
  )
}

/** A server of which only the name of its library is known. */
const other = createServer(({ url }, response) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(url === '/api/v1/claim' ? { isClaimed: true } : [{ name: 'From afar' }])),
)
beforeAll(() => new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve)))
afterAll(() => void other.close())

test.each([
  { mode: 'the sample', args: () => ['--scenario', 'no-libraries'], libraries: '[]' },
  { mode: 'an own folder', args: () => ['--library', library, '--base', '/comics'], libraries: library },
  {
    mode: 'another server',
    args: () => ['--server', `http://127.0.0.1:${(other.address() as AddressInfo).port}`],
    libraries: 'From afar',
  },
])('the sources are served with hot reload, and beside them the API of $mode', async ({ mode, args, libraries }) => {
  const options = readOptions([...args(), '--data', join(folder, mode)])
  await serveForDevelopment(options)
  expect(printed.mock.lastCall?.[0]).toContain('Longbox, with hot reload')
  const page = await answerTo(`${options.base}/book/1/read?page=2`)
  expect(page.type).toMatch(/html/)
  expect(page.text).toContain(`<base href="${options.base}/"`)
  expect(page.text).toContain(`"${options.base}/@vite/client"`)
  expect((await answerTo(`${options.base}/src/api/randomId.ts`)).type).toMatch(/javascript/)
  expect(await reloadingOf(options.base)).toBe('on the same address')
  const api = await answerTo(`${options.base}/api/v1/libraries`)
  expect(api.text).toContain(libraries)
  expect(api.policy).toMatch(/^sandbox; default-src 'none'/)
})
