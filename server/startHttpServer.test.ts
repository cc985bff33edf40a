import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startHttpTestServer } from '../tests/harness/server/startHttpTestServer'
import { startLongboxProxy } from '../tests/harness/server/startLongboxProxy'
import { serverLimits } from './serverLimits'
import { startHttpServer } from './startHttpServer'

/** Additional time in milliseconds for which Node leaves a connection open after the idle time limit. */
const NODE_EXTRA_IDLE_MS = 1_000
/** Idle time limit in milliseconds that Node uses if a server does not set a limit. */
const NODE_DEFAULT_IDLE_MS = 5_000

const claimRequest = 'GET /api/v1/claim HTTP/1.1\r\nHost: nas\r\n\r\n'

test('a connection without requests is closed after the idle time limit', async () => {
  const target = await startHttpTestServer((_, response) => response.end('{}'))
  const { hostname, port } = new URL(await startLongboxProxy({ target, limits: { keepAliveTimeoutMs: 50 } }))
  const socket = connect(Number(port), hostname, () => socket.write(claimRequest))
  await once(socket, 'data')
  const respondedAt = performance.now()
  await once(socket.resume(), 'close')
  expect(performance.now() - respondedAt).toBeLessThan(NODE_DEFAULT_IDLE_MS - NODE_EXTRA_IDLE_MS)
})

test('a connection remains open between the requests of a page', async () => {
  const target = await startHttpTestServer((_, response) => response.end('{}'))
  const { hostname, port } = new URL(await startLongboxProxy({ target }))
  const socket = connect(Number(port), hostname, () => socket.write(claimRequest))
  const [head] = await once(socket, 'data')
  socket.destroy()
  expect(String(head)).toContain(`\r\nKeep-Alive: timeout=${serverLimits.keepAliveTimeoutMs / 1_000}\r\n`)
})

test('the log entry of a failed request contains no file names', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const handle = () => readFileSync('/books/Anna at home/secret.cbz')
  const server = await startHttpServer(handle, { port: 0, host: '127.0.0.1', log })
  onTestFinished(() => void server.close())
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/books`)
  expect(response.status).toBe(500)
  const entry = JSON.stringify(log.error.mock.calls)
  expect(entry).toContain('ENOENT')
  expect(entry).not.toMatch(/secret|Anna/)
})
