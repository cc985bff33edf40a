import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { serverLimits } from '../../server/serverLimits'
import { parseResponseHeads, sendRawRequest } from '../harness/server/rawHttp'
import { startHttpTestServer } from '../harness/server/startHttpTestServer'
import { startLongboxProxy } from '../harness/server/startLongboxProxy'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Starts a server that never responds to `/api/hang`. The body of every other response is the request path. */
async function serveHanging() {
  const reached: string[] = []
  const hanging: ServerResponse[] = []
  const address = await startHttpTestServer((request: IncomingMessage, response) => {
    const path = request.url ?? ''
    reached.push(path)
    request.resume()
    if (path === '/api/hang') hanging.push(response)
    else request.once('end', () => response.end(path))
  })
  return { address, reached, hanging }
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: nas', ...headers, '', ''].join('\r\n')

function open(address: string, bytes: string): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname, () => socket.write(bytes)).on('error', () => {})
  sockets.push(socket)
  return socket
}

const closed = (socket: Socket) => new Promise(resolve => socket.once('close', resolve).resume())

describe('several requests that are sent together on one connection', () => {
  test('get their responses in the same order', async () => {
    const { address } = await serveHanging()
    const front = await startLongboxProxy({ target: address })
    const paths = ['/api/a', '/nowhere', '/api/b', '/api/logout', '/api/c']
    const { text } = await sendRawRequest(
      front,
      `${paths.map(path => get(path)).join('')}${get('/api/last', 'Connection: close')}`,
    )
    expect(parseResponseHeads(text).map(({ status }) => status)).toEqual([200, 404, 200, 405, 200, 200])
    expect([...text.matchAll(/\r\n\r\n(\/api\/[a-z]+)/g)].map(([, path]) => path)).toEqual([
      '/api/a',
      '/api/b',
      '/api/c',
      '/api/last',
    ])
  })

  test('reach the server one after the other', async () => {
    const { address, reached, hanging } = await serveHanging()
    const front = await startLongboxProxy({ target: address })
    open(front, get('/api/hang') + get('/api/a') + get('/api/b'))
    await expect.poll(() => hanging.length).toBe(1)
    await fetch(`${front}/api/other`)
    expect(reached).toEqual(['/api/hang', '/api/other'])
    hanging[0]?.end()
    await expect.poll(() => reached).toEqual(['/api/hang', '/api/other', '/api/a', '/api/b'])
  })

  test('of a disconnected client release their slots', async () => {
    const { address, hanging } = await serveHanging()
    const capacity = { total: 4, perAddress: 4 }
    const front = await startLongboxProxy({ target: address, limits: { requests: capacity } })
    const leaving = open(front, get('/api/hang').repeat(4))
    await expect.poll(() => hanging.length).toBeGreaterThan(0)
    leaving.destroy()
    await expect.poll(() => hanging.every(response => response.destroyed)).toBe(true)
    const before = hanging.length
    for (let i = 0; i < capacity.perAddress; i++) open(front, get('/api/hang'))
    await expect.poll(() => hanging.length - before).toBe(capacity.perAddress)
  })

  test('cause the connection to be closed if there are too many of them', async () => {
    const { address, reached } = await serveHanging()
    const front = await startLongboxProxy({ target: address })
    await closed(open(front, get('/api/hang').repeat(serverLimits.pipelinedRequests + 2)))
    expect(reached.length).toBeLessThanOrEqual(1)
    expect((await fetch(`${front}/api/other`)).status).toBe(200)
  })
})
