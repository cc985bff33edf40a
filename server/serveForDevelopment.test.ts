import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runLongboxCommand } from './main'
import { serveForDevelopment } from './serveForDevelopment'
import { parseServerOptions } from './serverOptions'

/** Port of the running program, and the function that stops the program. */
const program = vi.hoisted(() => ({ port: 0, stop: async () => {} }))
/** Makes the program listen on a free port. Lets a test stop the program without ending the test process. */
vi.mock('./startHttpServer', async importOriginal => {
  const original = await importOriginal<typeof import('./startHttpServer')>()
  const onFreePort: typeof original.startHttpServer = async (handle, options) => {
    const server = await original.startHttpServer(handle, { ...options, port: 0 })
    program.port = (server.address() as AddressInfo).port
    return server
  }
  const stopFromTest = (server: Server, close: () => Promise<void>) => {
    program.stop = async () => {
      server.closeAllConnections()
      server.close()
      await close()
    }
  }
  return { startHttpServer: onFreePort, closeServerOnTermination: stopFromTest }
})
/**
 * Starts Vite without plugins, dependency optimization and file watching. These features are slow, and this test does
 * not need them.
 */
vi.mock('vite', async importOriginal => {
  const { createServer } = await importOriginal<typeof import('vite')>()
  const withoutSlowParts = (config: InlineConfig) =>
    createServer({
      ...config,
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { ...config.server, watch: null },
    })
  return { createServer: withoutSlowParts }
})

const folder = mkdtempSync(join(tmpdir(), 'longbox-dev-'))
const library = join(folder, 'library')
mkdirSync(library)
const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
const exitListeners = new Set(process.listeners('exit'))
afterEach(async () => {
  await program.stop()
  // Each mock server unlocks its data folder at the end of the process, which runs the tests of several files.
  for (const listener of process.listeners('exit')) if (!exitListeners.has(listener)) process.off('exit', listener)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function fetchText(path: string) {
  const response = await fetch(`http://127.0.0.1:${program.port}${path}`, {
    headers: { Authorization: `Basic ${btoa('demo@longbox.org:demo')}` },
  })
  const { headers } = response
  const policy = headers.get('content-security-policy')
  return { type: headers.get('content-type'), policy, text: await response.text() }
}

/**
 * Opens the connection for hot reload. Resolves to `on the same address` if the connection opens. If the server rejects
 * the connection, resolves to the HTTP status. After a timeout, resolves to `nowhere`.
 */
async function connectHotReload(base: string) {
  const { text } = await fetchText(`${base}/@vite/client`)
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

/** Minimal Komga server with a single library. */
const otherServer = createServer(({ url }, response) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(url === '/api/v1/claim' ? { isClaimed: true } : [{ name: 'From afar' }])),
)
beforeAll(() => new Promise<void>(resolve => otherServer.listen(0, '127.0.0.1', resolve)))
afterAll(() => void otherServer.close())

test.each([
  { mode: 'the sample', args: () => ['--scenario', 'no-libraries'], libraries: '[]' },
  { mode: 'a library folder', args: () => ['--library', library, '--base', '/comics'], libraries: library },
  {
    mode: 'another server',
    args: () => ['--server', `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`],
    libraries: 'From afar',
  },
])('serves the sources with hot reload, and the API of $mode', async ({ mode, args, libraries }) => {
  const options = parseServerOptions([...args(), '--data', join(folder, mode)])
  await serveForDevelopment(options)
  expect(printed.mock.lastCall?.[0]).toContain('Longbox, with hot reload')
  const page = await fetchText(`${options.base}/book/1/read?page=2`)
  expect(page.type).toMatch(/html/)
  expect(page.text).toContain(`<base href="${options.base}/"`)
  expect(page.text).toContain(`"${options.base}/@vite/client"`)
  expect((await fetchText(`${options.base}/src/api/createRandomId.ts`)).type).toMatch(/javascript/)
  expect((await fetchText(`${options.base}/readyz`)).text).toBe('')
  expect(await connectHotReload(options.base)).toBe('on the same address')
  const api = await fetchText(`${options.base}/api/v1/libraries`)
  expect(api.text).toContain(libraries)
  expect(api.policy).toMatch(/^sandbox; default-src 'none'/)
})

test.each(['--help', '--version'])('%s prints a text and starts no server', async option => {
  printed.mockClear()
  const serve = vi.fn(serveForDevelopment)
  await runLongboxCommand([option], undefined, serve)
  expect(printed).toHaveBeenCalledOnce()
  expect(serve).not.toHaveBeenCalled()
})

test('logs the start and each request as JSON with --log json', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { error, warn } = console
  await serveForDevelopment(
    parseServerOptions(['--scenario', 'no-libraries', '--log', 'json', '--data', join(folder, 'json')]),
  )
  await fetchText('/healthz')
  await fetchText('/api/v1/libraries')
  const entries = () => output.mock.calls.map(([line]) => JSON.parse(String(line)))
  await vi.waitFor(() => expect(entries().map(({ event }) => event)).toEqual(['ready', 'request']))
  output.mockRestore()
  Object.assign(console, { error, warn })
})

test.each([[], ['--host', '0.0.0.0']])(
  'serves the sources only under IP addresses and names of local networks (%s %s)',
  async (...args) => {
    await serveForDevelopment(
      parseServerOptions([...args, '--scenario', 'no-libraries', '--data', join(folder, `hosts${args.length}`)]),
    )
    const statusUnder = (host: string) =>
      new Promise((resolve, reject) =>
        get(`http://127.0.0.1:${program.port}/src/api/createRandomId.ts`, { headers: { Host: host } }, response => {
          response.resume()
          resolve(response.statusCode)
        }).once('error', reject),
      )
    const hosts = [
      '192.168.1.5:8080',
      '[fd00::5]:8080',
      'localhost',
      'my-pc:8080',
      'nas.lan',
      'rebind.example.org:8080',
    ]
    expect(await Promise.all(hosts.map(statusUnder))).toEqual([200, 200, 200, 200, 200, 421])
  },
)
