import { once } from 'node:events'
import { closeSync, ftruncateSync, openSync, truncateSync } from 'node:fs'
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { createLocalOAuth2Provider } from '../../mock-server/http/localOAuth2Provider'
import { mockServerListener } from '../../mock-server/http/mockServerListener'
import { untrustedResponseHeaders } from '../../server/proxy/untrustedResponse'
import { fc, test } from '../harness/property'
import { ADMIN, HostileWorld, READER } from './hostileWorld'
import { hostileRuns } from './runs'

const POLICY = untrustedResponseHeaders['Content-Security-Policy']
const LARGE_BYTES = 1.5 * 1024 ** 3
let house: HostileWorld
let server: Server
let port = 0

beforeAll(async () => {
  house = new HostileWorld()
  await house.fill()
  const oauth2 = createLocalOAuth2Provider(house.world, { registrationId: 'local', name: 'Local' })
  server = createServer(mockServerListener(house.world, { oauth2 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}, 30_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await house.close()
})

/** Sends bytes as they are and gives everything that comes back until the connection ends. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', piece => {
      text += piece.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

const ask = (path: string, headers: Record<string, string> = ADMIN, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' })
const rawGet = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

describe('headers', () => {
  test('every response has the policy and nosniff, whatever its type, path and status', async () => {
    const { id } = house.book('Open', 'comic')
    const novel = house.book('Open', 'novel').id
    const paths = [
      `/api/v1/books/${id}/pages/2`,
      `/api/v1/books/${id}/pages/99`,
      `/api/v1/%62ooks/${id}/pages/2`,
      `/api/v1/books/${novel}/%72esource/c.xhtml`,
      `/api/v1/books/${novel}/resource/c.xhtml`,
      `/api/v1/books/${id}/file`,
      `/api/v1/books/${id}/thumbnail`,
      '/api/v1/none',
      '/opds/v1.2/catalog',
      '/sse/v1/none',
      '/actuator/info',
      '/actuator/none',
      '/none',
      '/',
      '/api/logout',
      '/oauth2/authorization/local',
      '/oauth2/provider/other',
      '/login/oauth2/code/local',
      '/%2f',
      `/${'x'.repeat(12_000)}`,
    ]
    for (const path of paths)
      for (const [headers, method] of [
        [ADMIN, 'GET'],
        [READER, 'HEAD'],
        [{}, 'GET'],
        [ADMIN, 'POST'],
        [ADMIN, 'OPTIONS'],
      ] as const) {
        const response = await ask(path, headers, method)
        await response.body?.cancel()
        const found = [
          path,
          method,
          response.headers.get('content-security-policy'),
          response.headers.get('x-content-type-options'),
        ]
        expect(found).toEqual([path, method, POLICY, 'nosniff'])
      }
    const events = await ask('/sse/v1/events')
    expect(events.headers.get('content-security-policy')).toBe(POLICY)
    await events.body?.cancel()
  })

  test('only the sign-in form may send its form', async () => {
    const form = await ask('/oauth2/provider/local?state=x', {})
    expect(await form.text()).toContain('<form>')
    expect(form.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-forms; default-src 'none';.*form-action 'self'/,
    )
    expect(POLICY).toMatch(/^sandbox; default-src 'none';.*form-action 'none'/)
  })
})

describe('malformed calls', () => {
  test.each([
    ['OPTIONS * HTTP/1.1\r\nHost: a\r\n'],
    ['GET //[ HTTP/1.1\r\nHost: a\r\n'],
    ['GET http://b/ HTTP/1.1\r\nHost: a\r\n'],
    ['GET / HTTP/1.1\r\nHost: a b:99999\r\n'],
    ['GET / HTTP/1.1\r\nHost: [::\r\n'],
    ['GET / HTTP/1.1\r\nHost: \r\n'],
    ['TRACE / HTTP/1.1\r\nHost: a\r\n'],
    ['GET /api/v1/books/%ff/resource/%ff HTTP/1.1\r\nHost: a\r\n'],
    ['GET /login/oauth2/code/%ff HTTP/1.1\r\nHost: a\r\n'],
    ['GET /api/v2/users/me HTTP/1.1\r\nHost: a\r\nAuthorization: Basic %%%\r\nCookie: =;;;KOMGA-SESSION;=\xff\r\n'],
  ])('%j gets an answer below 500', async head => {
    const report = vi.spyOn(console, 'error')
    const text = await raw(Buffer.from(`${head}Connection: close\r\n\r\n`, 'latin1'))
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toBeGreaterThanOrEqual(200)
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toBeLessThan(500)
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })

  test.prop([fc.string({ unit: fc.constantFrom(...'/%?#&=.:;@[]\\<>"{}|^`~a0é'), maxLength: 60 })], {
    numRuns: hostileRuns(150),
  })('any path gets an answer', async path => {
    const text = await rawGet(
      `/${Buffer.from(path)
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, '')}`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  })
})

describe('request bodies', () => {
  const head = `POST /api/v1/series/list HTTP/1.1\r\nHost: a\r\nAuthorization: ${ADMIN.authorization}\r\nContent-Type: application/json\r\n`

  test('that are too large are refused while they arrive, and the connection is closed', async () => {
    const memory = process.memoryUsage().rss
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/series/list',
      headers: { ...ADMIN, 'content-type': 'application/json', 'content-length': 450_000_000 },
    })
    call.on('error', () => undefined)
    const answered = new Promise<IncomingMessage>(resolve => call.on('response', resolve))
    const piece = Buffer.alloc(1024 * 1024, ' ')
    let sent = 0
    const push = () => {
      while (sent < 450 && !call.destroyed) {
        sent += 1
        if (!call.write(piece)) {
          call.once('drain', push)
          return
        }
      }
    }
    push()
    const response = await answered
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
    call.destroy()
    expect(process.memoryUsage().rss - memory).toBeLessThan(150 * 1024 * 1024)
  })

  test('count by what arrives: a small body announced as chunked is read, one that is cut off is not', async () => {
    const whole = await raw(`${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
    expect(whole).toMatch(/^HTTP\/1\.1 200 /)
    const socket = connect(port, '127.0.0.1', () => socket.end(`${head}Content-Length: 100\r\n\r\n{}`))
    socket.resume()
    await once(socket, 'close')
    expect((await ask('/api/v1/claim')).status).toBe(200)
  })

  test('that stop arriving are given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Content-Length: 100\r\n\r\n{`))
    const answered = once(socket, 'data')
    await vi.waitFor(() => {
      vi.advanceTimersByTime(30_000)
      expect(socket.bytesRead).toBeGreaterThan(0)
    })
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 408 /)
    vi.useRealTimers()
    socket.destroy()
  })
})

describe('downloads', () => {
  /** Begins a download and takes only its first bytes. */
  function slowly(path: string): Promise<IncomingMessage> {
    return new Promise(resolve => {
      get({ port, host: '127.0.0.1', path, headers: ADMIN }, response => {
        response.once('readable', () => {
          response.read(1)
          resolve(response)
        })
      })
    })
  }

  test('three slow ones of 1.5 GB need little memory, and end with their client', async () => {
    const book = house.book('Open', 'sheets')
    const fd = openSync(book.path, 'r+')
    ftruncateSync(fd, LARGE_BYTES)
    closeSync(fd)
    const closed: Promise<unknown>[] = []
    server.on('request', (_, response) => closed.push(once(response, 'close')))
    const memory = process.memoryUsage().rss
    const list = `/api/v1/series/${book.seriesId}/file`
    const all = await Promise.all(
      [`/api/v1/books/${book.id}/file`, `/api/v1/books/${book.id}/file/x.pdf`, list].map(slowly),
    )
    expect(all[0]?.headers['content-length']).toBe(String(LARGE_BYTES))
    expect((await ask('/api/v1/claim')).status).toBe(200)
    expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024)
    for (const response of all) response.destroy()
    await Promise.all(closed)
    server.removeAllListeners('request')
    server.on('request', mockServerListener(house.world))
  }, 30_000)

  test('of a file that shrinks meanwhile end without pretending to be whole', async () => {
    const book = house.book('Open', 'sheets')
    truncateSync(book.path, 64 * 1024 * 1024)
    const response = await slowly(`/api/v1/books/${book.id}/file`)
    truncateSync(book.path, 1024)
    response.resume()
    const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNRESET')
  })
})
