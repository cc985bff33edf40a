/**
 * `npm run test:image`: builds the container image and runs it with the restrictions of `compose.yaml`. `npm test` does
 * not include these tests. Options: `--engine COMMAND` (by default docker, or podman if docker is missing),
 * `--build=ARGS` and `--run=ARGS` (further arguments of the engine), `--image NAME` (tests an existing image instead of
 * building an image).
 */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { exitWithError, projectRoot, runCommand } from './setup.mjs'

const text = { type: 'string' }
const { values } = parseArgs({ options: { engine: text, build: text, run: text, image: text } })
const MAX_IMAGE_BYTES = 250_000_000
const START_TIMEOUT_MS = 120_000
const POLL_INTERVAL_MS = 100
/**
 * Time in seconds between the stop signal to a container and the forced end of the container. After the signal, the
 * program waits up to 30 seconds for running downloads. The time must be longer than these 30 seconds.
 */
const STOP_TIMEOUT_S = 40
const NODE = '/nodejs/bin/node'
const words = (line = '') => line.split(' ').filter(Boolean)
const [engine, ...engineArgs] = words(values.engine ?? findEngine())
const image = values.image ?? 'longbox'
const authorization = `Basic ${btoa('demo@longbox.org:demo')}`

const containers = []

function findEngine() {
  const found = ['docker', 'podman'].find(name => spawnSync(name, ['info']).status === 0)
  return found ?? exitWithError('No container engine runs here: start docker, or install podman.')
}

/**
 * Runs the container engine asynchronously, so that the test servers in this process can respond while the engine runs.
 * @returns exit code and output, including the output of a container
 */
async function runEngine(...args) {
  const child = spawn(engine, [...engineArgs, ...args.map(String)], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)])
  const [status] = await ended
  return { status, stdout, output: stdout + stderr }
}

/**
 * Runs the container engine and returns its standard output.
 * @throws when the engine fails
 */
async function engineOutput(...args) {
  const { status, stdout, output } = await runEngine(...args)
  assert.equal(status, 0, `${engine} ${args[0]}: ${output}`)
  return stdout.trim()
}

/**
 * Options of the command `run` of the container engine (docker or podman): the restrictions of `compose.yaml`, the
 * network of the host, the arguments of `--run`, and environment variables with Longbox options.
 */
function runOptions(variables = {}) {
  const restrictions = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges', '--network=host']
  const environment = Object.entries(variables).flatMap(([name, value]) => ['--env', `LONGBOX_${name}=${value}`])
  return [...restrictions, ...words(values.run), ...environment]
}

/**
 * Starts a container and waits until its health check succeeds.
 * @returns name and address of the container
 */
async function startContainer(variables = {}) {
  const port = await findFreePort()
  const name = `longbox-test-${process.pid}-${containers.length}`
  containers.push(name)
  await engineOutput(
    'run',
    '--detach',
    '--name',
    name,
    ...runOptions({ PORT: port, HOST: '127.0.0.1', ...variables }),
    image,
  )
  const isHealthy = async () =>
    (await runEngine('exec', name, NODE, '/app/bin/longbox.mjs', '--healthcheck')).status === 0
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isHealthy()); ) {
    if (Date.now() > deadline) assert.fail(`${name} is not ready:\n${(await runEngine('logs', name)).output}`)
    await delay(POLL_INTERVAL_MS)
  }
  return { name, url: `http://127.0.0.1:${port}` }
}

function findFreePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

async function findReadableBook(url) {
  const response = await fetch(`${url}/api/v1/books?size=50`, { headers: { authorization } })
  return (await response.json()).content.find(({ name, media }) => name === 'Harbour Nine 001' && media.pagesCount > 0)
}

let sample
before(async () => {
  if (!values.image) {
    // Adds the option `--format docker`, because podman images in the default format cannot contain a health check.
    const args = [
      'build',
      ...(engine === 'podman' ? ['--format', 'docker'] : []),
      ...words(values.build),
      '--tag',
      image,
      '--file',
      'Containerfile',
      projectRoot,
    ]
    assert.equal(runCommand(engine, [...engineArgs, ...args]), 0, 'The image could not be built.')
  }
  sample = await startContainer({ LOG: 'json', METRICS_PORT: await findFreePort() })
})
after(async () => {
  if (containers.length > 0) await runEngine('rm', '--force', '--volumes', ...containers)
})

test('the image is small, and names user, health check, stop signal and port', async () => {
  const [{ Config, Size, Healthcheck = Config.Healthcheck }] = JSON.parse(await engineOutput('image', 'inspect', image))
  console.log(`size: ${Math.round(Size / 1e6)} MB`)
  assert.ok(Size < MAX_IMAGE_BYTES)
  assert.deepEqual([Config.User, Config.StopSignal], ['65532', 'SIGTERM'])
  assert.ok(Config.Entrypoint[0] === NODE && '8080/tcp' in Config.ExposedPorts && '/data' in Config.Volumes)
  assert.deepEqual(Healthcheck?.Test.slice(0, 2), ['CMD', NODE])
})

test('the image has no shell, and the program neither runs as root nor writes outside of its volume', async () => {
  const shell = await runEngine('run', '--rm', ...runOptions(), '--entrypoint', '/bin/sh', image, '-c', 'true')
  assert.notEqual(shell.status, 0)
  const code = `const fs = require('node:fs'); const writes = path => { try { fs.writeFileSync(path, ''); return true } catch { return false } }
    console.log(JSON.stringify([process.getuid(), ['/app/x', '/x', '/etc/x', '/data/x'].map(writes)]))`
  const written = await engineOutput('exec', sample.name, NODE, '-e', code)
  assert.deepEqual(JSON.parse(written), [65532, [false, false, false, true]])
})

test('the npm package sharp, which converts images, works in the image', async () => {
  const code = `require('/app/node_modules/sharp')({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).webp().toBuffer().then(b => console.log(b.length > 20))`
  assert.equal(await engineOutput('exec', sample.name, NODE, '-e', code), 'true')
})

test('reads options from environment variables, exits with 2 for wrong options and with 1 for an unreachable server', async () => {
  const server = `http://127.0.0.1:${await findFreePort()}`
  assert.equal((await runEngine('run', '--rm', ...runOptions({ FRESH: 'yes' }), image)).status, 2)
  const away = await runEngine('run', '--rm', ...runOptions({ PORT: await findFreePort(), SERVER: server }), image)
  assert.deepEqual([away.status, away.output.includes(`The server at ${server} does not answer.`)], [1, true])
})

test('serves a book page from the sample library, and passes on the page of another server below a base path', async () => {
  const front = await startContainer({ SERVER: sample.url, BASE: '/comics', LOG: 'json' })
  for (const url of [sample.url, `${front.url}/comics`]) {
    assert.match(await (await fetch(`${url}/dashboard`)).text(), /<div id="root">/)
    const { id } = await findReadableBook(url)
    const page = await fetch(`${url}/api/v1/books/${id}/pages/1`, { headers: { authorization } })
    assert.match(page.headers.get('content-type'), /^image\//)
    assert.ok((await page.arrayBuffer()).byteLength > 1_000)
  }
})

test('a stopped container finishes a running download and exits with 0, and its log has one JSON object per line', async () => {
  const { name, url, finishDownload } = await startBeforeSlowServer()
  const download = await fetch(`${url}/api/v1/books/1/file`)
  const stopped = runEngine('stop', '-t', STOP_TIMEOUT_S, name)
  // Waits until the container rejects new connections. The container must still finish the running download.
  while (
    await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  )
    await delay(POLL_INTERVAL_MS)
  finishDownload()
  assert.equal(await download.text(), 'first half, second half')
  await stopped
  assert.equal(await engineOutput('inspect', '--format', '{{.State.ExitCode}}', name), '0')
  const { output } = await runEngine('logs', name)
  const lines = output.trim().split('\n')
  const events = lines.map(line => JSON.parse(line).event)
  assert.ok(events.includes('ready') && events.includes('request'))
})

/**
 * Starts a container in front of a slow Komga server. The Komga server sends the first half of a download immediately.
 * It sends the second half only after a call of `finishDownload`.
 */
async function startBeforeSlowServer() {
  let finishDownload
  const server = createServer((request, response) => {
    if (!request.url.endsWith('/file'))
      return response.setHeader('Content-Type', 'application/json').end('{"isClaimed":true}')
    response.writeHead(200, { 'Content-Type': 'application/zip' }).write('first half, ')
    finishDownload = () => response.end('second half')
  }).listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const front = await startContainer({ SERVER: `http://127.0.0.1:${server.address().port}`, LOG: 'json' })
  return { ...front, finishDownload: () => finishDownload() }
}
