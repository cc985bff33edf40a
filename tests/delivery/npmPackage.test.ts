import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../../server/serverOptions'
import { startHttpTestServer } from '../harness/server/startHttpTestServer'
import { findFreePort } from '../harness/server/startLongbox'

const run = promisify(execFile)
const MAX_UNPACKED_BYTES = 10_000_000
const PACK_TIMEOUT_MS = 240_000

const folder = mkdtempSync(join(tmpdir(), 'longbox-npm-'))
const command = join(folder, 'node_modules', 'longbox', 'bin', 'longbox.mjs')
let packed: { filename: string; unpackedSize: number }

beforeAll(async () => {
  const packArgs = ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder]
  const { stdout } = await run('npm', packArgs, { cwd: projectFolder, maxBuffer: 32 * 1024 * 1024 })
  packed = JSON.parse(stdout)[0]
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed.filename)], { cwd: folder })
}, PACK_TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

async function runCommand(...args: string[]) {
  const outcome = run(process.execPath, [command, ...args], { cwd: folder })
  return outcome.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )
}

/** Starts the installed command. Resolves when the command is ready. Rejects if the command ends before it is ready. */
function startCommand(...args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`longbox ended with ${code}`)))
    child.stdout.on('data', text => String(text).includes('Longbox is ready') && resolve(child))
  })
}

test('the package is small and has no dependencies', () => {
  expect(packed.unpackedSize).toBeLessThan(MAX_UNPACKED_BYTES)
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/longbox'])
})

describe('the command', () => {
  test('prints its version and its options', async () => {
    const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
    expect(await runCommand('--version')).toEqual({ code: 0, output: `${version}\n` })
    expect(await runCommand('--help')).toMatchObject({ code: 0, output: expect.stringContaining('--trust-proxy') })
  })

  test('exits with 2 for wrong options and with 1 for a server that does not respond', async () => {
    expect(await runCommand('--prot', '1')).toEqual({
      code: 2,
      output: expect.stringMatching(/^Unknown option '--prot'; there are --server, .+\.\n$/),
    })
    const port = String(await findFreePort())
    const server = `http://127.0.0.1:${await findFreePort()}`
    expect(await runCommand('--port', port, '--server', server)).toEqual({
      code: 1,
      output: `The server at ${server} does not answer.\n`,
    })
  })

  test('names the option of a port that is in use', async () => {
    const used = Number(new URL(await startHttpTestServer((_, response) => response.end())).port)
    const options = ['--port', String(await findFreePort()), '--metrics-port', String(used)]
    expect(await runCommand(...options)).toEqual({
      code: 1,
      output: `Port ${used} is already in use; choose another with --metrics-port.\n`,
    })
  })

  test('exits with 0 on a signal while it waits for its server', async () => {
    let onRequest = () => {}
    const isWaiting = new Promise<void>(resolve => {
      onRequest = resolve
    })
    const server = await startHttpTestServer(() => onRequest())
    const child = spawn(process.execPath, [command, '--port', String(await findFreePort()), '--server', server])
    await isWaiting
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('names the missing package if a generated scenario needs it', async () => {
    const data = join(folder, 'generated')
    const options = ['--port', String(await findFreePort()), '--data', data, '--scenario', '5k']
    expect(await runCommand(...options)).toMatchObject({ code: 1, output: expect.stringContaining('package sharp') })
  })
})

test('runs as in a container: options from the environment, JSON log, health check, metrics, shutdown', async () => {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const env = {
    ...process.env,
    LONGBOX_PORT: String(port),
    LONGBOX_METRICS_PORT: String(metricsPort),
    LONGBOX_DATA: join(folder, 'container'),
    LONGBOX_LOG: 'json',
  }
  const check = () => run(process.execPath, [command, '--healthcheck'], { env })
  await expect(check()).rejects.toMatchObject({ code: 1 })
  const child = spawn(process.execPath, [command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let log = ''
  const isReady = new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`longbox ended with ${code}`)))
    child.stdout.on('data', text => {
      log += text
      if (log.includes('"ready"')) resolve()
    })
  })
  await isReady
  await check()
  await fetch(`http://127.0.0.1:${port}/api/v1/series?search=secret`)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('longbox_http_requests_total{target="server",method="GET",status="4xx"} 1')
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  const ended = new Promise(resolve => child.removeAllListeners('exit').once('exit', resolve))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const entries = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(entries).toContainEqual(
    expect.objectContaining({ event: 'request', method: 'GET', path: '/api/v1/series', status: 401 }),
  )
  expect(log).not.toMatch(/secret|127\.0\.0\.1:\d+\/api/)
})

test('serves the client and a readable book, with the sample library and in front of another server', async () => {
  const [port, frontPort] = [await findFreePort(), await findFreePort()]
  const sample = await startCommand('--port', String(port), '--data', join(folder, 'data'))
  const front = await startCommand('--port', String(frontPort), '--server', `http://127.0.0.1:${port}`)
  try {
    const headers = { authorization: `Basic ${btoa('demo@longbox.org:demo')}` }
    for (const url of [`http://127.0.0.1:${port}`, `http://127.0.0.1:${frontPort}`]) {
      expect(await (await fetch(`${url}/dashboard`)).text()).toContain('<div id="root">')
      const findBook = async () => {
        const { content } = await (await fetch(`${url}/api/v1/books?size=50`, { headers })).json()
        return content.find(({ name }: { name: string }) => name === 'Harbour Nine 001')
      }
      await expect.poll(findBook).toMatchObject({ media: { status: 'READY' } })
      const book = await findBook()
      for (const path of ['thumbnail', 'pages/1']) {
        const image = await fetch(`${url}/api/v1/books/${book.id}/${path}`, { headers })
        expect(image.headers.get('content-type')).toMatch(/^image\//)
        expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
      }
    }
  } finally {
    const ends = [front, sample].map(child => once(child, 'exit'))
    for (const child of [front, sample]) child.kill('SIGTERM')
    await Promise.all(ends)
  }
})

test('a running download finishes after SIGTERM, and then the command exits with 0', async () => {
  let finishDownload = () => {}
  const upstream = await startHttpTestServer(({ url = '' }, response) => {
    const [type, start] = url.startsWith('/sse/') ? ['text/event-stream', ':\n\n'] : ['application/zip', 'first half, ']
    if (url.endsWith('/claim')) return response.end(JSON.stringify({ isClaimed: true }))
    response.writeHead(200, { 'Content-Type': type }).write(start)
    if (url.endsWith('/file')) finishDownload = () => response.end('second half')
  })
  const port = await findFreePort()
  const program = await startCommand('--port', String(port), '--server', upstream)
  const ended = new Promise(resolve => program.removeAllListeners('exit').once('exit', resolve))
  const download = await fetch(`http://127.0.0.1:${port}/api/v1/books/1/file`)
  const events = await fetch(`http://127.0.0.1:${port}/sse/v1/events`)
  program.kill('SIGTERM')
  // At shutdown, the program aborts event streams immediately, but lets running downloads finish.
  await expect(events.text()).rejects.toThrow()
  finishDownload()
  expect(await download.text()).toBe('first half, second half')
  expect(await ended).toBe(0)
})
