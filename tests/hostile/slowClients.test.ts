import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { serverLimits } from '../../server/serverLimits'
import { parseResponseHeads, sendRawRequest, startRawTcpServer } from '../harness/server/rawHttp'
import { startHttpTestServer } from '../harness/server/startHttpTestServer'
import { startLongboxProxy } from '../harness/server/startLongboxProxy'

const openSockets: Socket[] = []
afterEach(() => {
  for (const socket of openSockets.splice(0)) socket.destroy()
})

async function openConnection(address: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  openSockets.push(socket)
  await new Promise(resolve => socket.on('error', resolve).once('connect', resolve))
  socket.write(bytes)
  return socket
}

const openConnections = (count: number, address: string, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => openConnection(address, bytes)))

function restOf(socket: Socket): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.once('close', () => resolve(text))
  })
}

const slowBody = (length: number, bytes = '') =>
  `POST /api/v1/books/list HTTP/1.1\r\nHost: nas\r\nContent-Length: ${length}\r\n\r\n${bytes}`

const ask = async (address: string, path = '/api/v1/claim', options: RequestInit = {}) => {
  const response = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(20_000), ...options })
  await response.text()
  return { status: response.status }
}

/**
 * Starts a server that counts its incomplete responses. The response to a path below `/sse/` is an event stream that
 * never ends. The response to any other path is `{}`.
 */
async function countingServer() {
  let open = 0
  const address = await startHttpTestServer((request, response) => {
    open += 1
    response.once('close', () => {
      open -= 1
    })
    if (request.url?.startsWith('/sse/'))
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    else request.resume().once('end', () => response.end('{}'))
  })
  return { address, open: () => open }
}

describe('slow clients', () => {
  test.each([
    ['a body that does not arrive', slowBody(10)],
    ['a body that stops midway', slowBody(1_000, '{')],
    [
      'a chunked body that does not come',
      'POST /api/v1/claim HTTP/1.1\r\nHost: nas\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a large body that stops', slowBody(10_000_000, 'x'.repeat(serverLimits.bufferedBodyBytes + 1))],
    ['a head that does not end', 'GET /api/v1/claim HTTP/1.1\r\nHost: nas\r\nX-Slow: '],
    ['nothing at all', ''],
  ])(
    '300 times %s: other requests get a response, and the slow clients occupy no connections to the server',
    async (_, bytes) => {
      const server = await countingServer()
      const client = await startLongboxProxy({ target: server.address })
      await openConnections(300, client, bytes)
      for (let round = 0; round < 5; round++) {
        expect(await ask(client)).toMatchObject({ status: 200 })
        const list = { method: 'POST', body: '{}' }
        expect(await ask(client, '/api/v1/series/list', list)).toMatchObject({ status: 200 })
      }
      expect(server.open()).toBeLessThanOrEqual(serverLimits.uploads.perAddress)
    },
  )

  test('event streams do not block other requests, and get 429 with Retry-After above their limit', async () => {
    const server = await countingServer()
    const client = await startLongboxProxy({ target: server.address })
    const stream = 'GET /sse/v1/events HTTP/1.1\r\nHost: nas\r\n\r\n'
    await openConnections(serverLimits.eventStreams.perAddress, client, stream)
    await expect.poll(server.open).toBe(serverLimits.eventStreams.perAddress)
    const above = await fetch(`${client}/sse/v1/events`)
    expect(above.status).toBe(429)
    expect(above.headers.get('retry-after')).toBe(String(serverLimits.retryAfterSeconds))
    expect(await ask(client)).toMatchObject({ status: 200 })
    openSockets[0]?.destroy()
    await expect
      .poll(async () => (await openConnection(client, stream)) && server.open())
      .toBe(serverLimits.eventStreams.perAddress)
  })

  test('incomplete bodies above the limit per client get 429 with Retry-After, while complete bodies are accepted', async () => {
    const server = await countingServer()
    const client = await startLongboxProxy({ target: server.address, limits: { bodyGraceMs: 50 } })
    const count = serverLimits.incompleteBodies.perAddress
    const answers = (await openConnections(count + 5, client, slowBody(10))).map(restOf)
    const texts = await Promise.race([Promise.all(answers.slice(-5)), Promise.all(answers.slice(0, 5))])
    for (const text of texts) {
      expect(parseResponseHeads(text)[0]).toMatchObject({ status: 429 })
      expect(text).toMatch(/Retry-After: \d+\r\n/)
    }
    expect(await ask(client, '/api/v1/series/list', { method: 'POST', body: '{}' })).toMatchObject({ status: 200 })
    openSockets[0]?.destroy()
  })

  test('connections above the limit get 503 until another connection is closed', async () => {
    const { address } = await countingServer()
    const client = await startLongboxProxy({ target: address, limits: { connections: { total: 20, perAddress: 10 } } })
    await openConnections(10, client, '')
    const { text } = await sendRawRequest(client, 'GET /api/v1/claim HTTP/1.1\r\nHost: nas\r\n\r\n')
    expect(parseResponseHeads(text)[0]).toMatchObject({ status: 503 })
    expect(text).toMatch(/Retry-After: \d+\r\n/)
    openSockets[0]?.destroy()
    await expect
      .poll(
        async () =>
          (await sendRawRequest(client, 'GET /api/v1/claim HTTP/1.1\r\nHost: nas\r\nConnection: close\r\n\r\n')).text,
      )
      .toMatch(/^HTTP\/1\.1 200/)
  })
})

describe('time limits', () => {
  test.each([
    { request: 'a head that does not end', bytes: 'GET / HTTP/1.1\r\nHost: nas\r\nX: ' },
    { request: 'a body without progress', bytes: slowBody(10) },
    {
      request: 'a large body without progress',
      bytes: slowBody(10_000_000, 'x'.repeat(serverLimits.bufferedBodyBytes + 1)),
    },
  ])('$request gets status 408', async ({ bytes }) => {
    const { address } = await countingServer()
    const short = { requestHeadTimeoutMs: 100, bodyWindowMs: 100 }
    const client = await startLongboxProxy({ target: address, limits: short })
    expect(parseResponseHeads(await restOf(await openConnection(client, bytes)))[0]).toMatchObject({ status: 408 })
  })

  test('a body over a slow connection arrives completely and has no total time limit', async () => {
    let received = 0
    const target = await startHttpTestServer((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
      request.once('end', () => response.end(String(received)))
    })
    const bodyWindowMs = 1_000
    const client = await startLongboxProxy({ target, limits: { bodyWindowMs, minBodyBytes: 1_000 } })
    const size = 50_000
    const socket = await openConnection(client, slowBody(size).replace('Host:', 'Connection: close\r\nHost:'))
    const answer = restOf(socket)
    for (let sent = 0; sent < size; sent += 2_500) {
      socket.write('x'.repeat(2_500))
      await new Promise(resolve => setTimeout(resolve, bodyWindowMs / 8))
    }
    expect(await answer).toMatch(/\r\n\r\n[\s\S]*50000/)
  })

  test('a body that waits for a slow server is not rejected', async () => {
    const target = await startRawTcpServer(socket => {
      socket.pause()
      setTimeout(() => {
        let size = 0
        socket.resume()
        socket.on('data', chunk => {
          size += chunk.length
          if (size > 20_000_000) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
        })
      }, 1000)
    })
    const client = await startLongboxProxy({ target, limits: { bodyWindowMs: 900 } })
    const response = await fetch(`${client}/api/v1/books/1/thumbnails`, {
      method: 'POST',
      body: Buffer.alloc(20_000_001),
    })
    expect(response.status).toBe(200)
  })

  test('a client that does not read its response is disconnected', async () => {
    let isOpen = true
    const target = await startHttpTestServer((_, response) => {
      response.once('close', () => {
        isOpen = false
      })
      response.end(Buffer.alloc(50_000_000))
    })
    const client = await startLongboxProxy({ target, limits: { stalledReaderTimeoutMs: 100 } })
    const socket = await openConnection(client, 'GET /api/v1/books/1/file HTTP/1.1\r\nHost: nas\r\n\r\n')
    socket.pause()
    await expect.poll(() => isOpen).toBe(false)
  })

  test.each([
    ['does not answer', ''],
    ['stops within the head', 'HTTP/1.1 200 OK\r\nContent-'],
  ])('a server that %s causes status 502 after a timeout', async (_, bytes) => {
    const target = await startRawTcpServer(socket => socket.on('data', () => socket.write(bytes)))
    const client = await startLongboxProxy({ target, limits: { upstreamHeadTimeoutMs: 100 } })
    expect((await fetch(`${client}/api/v1/claim`)).status).toBe(502)
  })

  test('a stalled response body is aborted, but a silent event stream is not', async () => {
    const target = await startHttpTestServer((request, response) => {
      const type = request.url?.startsWith('/sse/') ? 'text/event-stream' : 'image/png'
      response.writeHead(200, { 'Content-Type': type }).write('x')
    })
    const client = await startLongboxProxy({ target, limits: { upstreamSilenceTimeoutMs: 100 } })
    const stream = (await fetch(`${client}/sse/v1/events`)).body?.getReader()
    await stream?.read()
    let isOver = false
    const next = stream?.read().finally(() => {
      isOver = true
    })
    next?.catch(() => {})
    await expect(fetch(`${client}/api/v1/books/1/pages/1`).then(answer => answer.text())).rejects.toThrow()
    expect(isOver).toBe(false)
  })

  test('forwards the response of a server that rejects a large body before its end', async () => {
    const target = await startRawTcpServer(socket => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 413 Too Large\r\nContent-Length: 5\r\nConnection: close\r\n\r\nlarge'),
      )
    })
    const client = await startLongboxProxy({ target })
    const socket = await openConnection(client, slowBody(2_000_000).replace('Host:', 'Connection: close\r\nHost:'))
    const answer = restOf(socket)
    socket.write('x'.repeat(2_000_000))
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*large$/)
  })

  test('the connection to the server is closed when the client disconnects', async () => {
    const { address, open } = await countingServer()
    const client = await startLongboxProxy({ target: address })
    const socket = await openConnection(client, 'GET /sse/v1/events HTTP/1.1\r\nHost: nas\r\n\r\n')
    await expect.poll(open).toBe(1)
    socket.destroy()
    await expect.poll(open).toBe(0)
  })
})
