import type { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import { startLongboxProxy } from '../../tests/harness/server/startLongboxProxy'
import type { ServerLimits } from '../serverLimits'

/**
 * Starts a server behind a proxy. The proxy has an open connection to the server. The server does not respond to
 * `/api/silent`, and closes the connection of `/api/closed` at the first request.
 * @returns `connections` contains the connection of each request to the server
 */
async function startWithOpenConnection(limits: Partial<ServerLimits> = {}) {
  const received: string[] = []
  const connections: Socket[] = []
  const onClose = vi.fn()
  const server = await startHttpTestServer((request, response) => {
    const path = request.url ?? ''
    const isFirst = !received.includes(path)
    received.push(path)
    connections.push(request.socket)
    if (path === '/api/silent') return void response.once('close', onClose)
    if (path === '/api/closed' && isFirst) return void request.socket.destroy()
    response.end('{}')
  })
  const proxy = await startLongboxProxy({ target: server, limits })
  const send = async (path: string, signal?: AbortSignal) => {
    const response = await fetch(`${proxy}${path}`, { signal })
    await response.text()
    return response.status
  }
  await send('/api/first')
  return { received, connections, onClose, send }
}

test('does not repeat a request that the client has aborted', async () => {
  const { received, connections, onClose, send } = await startWithOpenConnection()
  const client = new AbortController()
  const aborted = send('/api/silent', client.signal).catch(() => 'aborted')
  await vi.waitFor(() => expect(received).toContain('/api/silent'))
  expect(connections[1]).toBe(connections[0])
  client.abort()
  expect(await aborted).toBe('aborted')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  await send('/api/last')
  expect(received).toEqual(['/api/first', '/api/silent', '/api/last'])
})

test('does not repeat a request to which the server has not responded in time', async () => {
  const { received, connections, send } = await startWithOpenConnection({ upstreamHeadTimeoutMs: 200 })
  expect(await send('/api/silent')).toBe(502)
  expect(connections[1]).toBe(connections[0])
  expect(received).toEqual(['/api/first', '/api/silent'])
})

test('repeats a request on a new connection if the server has closed the open connection', async () => {
  const { received, connections, send } = await startWithOpenConnection()
  expect(await send('/api/closed')).toBe(200)
  expect(connections[1]).toBe(connections[0])
  expect(received).toEqual(['/api/first', '/api/closed', '/api/closed'])
})
