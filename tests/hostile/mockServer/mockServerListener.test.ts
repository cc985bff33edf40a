import { once } from 'node:events'
import { closeSync, existsSync, ftruncateSync, openSync, readdirSync, readlinkSync, truncateSync } from 'node:fs'
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { createMockServerRequestListener } from '../../../mock-server/http/createMockServerRequestListener'
import { createSimulatedOAuth2Provider } from '../../../mock-server/http/oauth2/simulatedOAuth2Provider'
import { untrustedResponseSecurityHeaders } from '../../../server/proxy/restrictResponseHeaders'
import { fc, test } from '../../harness/propertyTest'
import { scaleHostileRunCount } from '../scaleHostileRunCount'
import { ADMIN_ACCOUNT_HEADERS, READER_ACCOUNT_HEADERS, RestrictedMockServer } from './restrictedMockServer'

const POLICY = untrustedResponseSecurityHeaders['Content-Security-Policy']
const LARGE_BYTES = 1.5 * 1024 ** 3
let mockServer: RestrictedMockServer
let server: Server
let port = 0

beforeAll(async () => {
  mockServer = new RestrictedMockServer()
  await mockServer.fillLibraries()
  const oauth2 = createSimulatedOAuth2Provider(mockServer.world, { registrationId: 'local', name: 'Local' })
  server = createServer(createMockServerRequestListener(mockServer.world, { oauth2 }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}, 30_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await mockServer.close()
})

function sendRaw(bytes: string | Buffer): Promise<string> {
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

const fetchPath = (path: string, headers: Record<string, string> = ADMIN_ACCOUNT_HEADERS, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' })
const rawGet = (path: string) => sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

describe('headers', () => {
  test('every response has the headers Content-Security-Policy and nosniff, for all types, paths and statuses', async () => {
    const { id } = mockServer.book('Open', 'comic')
    const novel = mockServer.book('Open', 'novel').id
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
        [ADMIN_ACCOUNT_HEADERS, 'GET'],
        [READER_ACCOUNT_HEADERS, 'HEAD'],
        [{}, 'GET'],
        [ADMIN_ACCOUNT_HEADERS, 'POST'],
        [ADMIN_ACCOUNT_HEADERS, 'OPTIONS'],
      ] as const) {
        const response = await fetchPath(path, headers, method)
        await response.body?.cancel()
        const received = [
          path,
          method,
          response.headers.get('content-security-policy'),
          response.headers.get('x-content-type-options'),
        ]
        expect(received).toEqual([path, method, POLICY, 'nosniff'])
      }
    const subscribe = vi.spyOn(mockServer.world, 'subscribe')
    const pending = fetchPath('/sse/v1/events')
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled())
    mockServer.world.emit('everyone', 'LibraryAdded', { libraryId: 'L' })
    const events = await pending
    expect(events.headers.get('content-security-policy')).toBe(POLICY)
    await events.body?.cancel()
  })

  test('only the sign-in page may submit a form', async () => {
    const form = await fetchPath('/oauth2/provider/local?state=x', {})
    expect(await form.text()).toContain('<form>')
    expect(form.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-forms; default-src 'none';.*form-action 'self'/,
    )
    expect(POLICY).toMatch(/^sandbox; default-src 'none';.*form-action 'none'/)
  })
})

describe('malformed requests', () => {
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
  ])('%j gets a response with a status below 500', async head => {
    const report = vi.spyOn(console, 'error')
    const text = await sendRaw(Buffer.from(`${head}Connection: close\r\n\r\n`, 'latin1'))
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toBeGreaterThanOrEqual(200)
    expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])).toBeLessThan(500)
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })

  test.prop([fc.string({ unit: fc.constantFrom(...'/%?#&=.:;@[]\\<>"{}|^`~a0é'), maxLength: 60 })], {
    numRuns: scaleHostileRunCount(150),
  })('any path gets a response', async path => {
    const text = await rawGet(
      `/${Buffer.from(path)
        .toString('latin1')
        .replace(/[^\x21-\x7e]/g, '')}`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  })
})

describe('request bodies', () => {
  const head = `POST /api/v1/series/list HTTP/1.1\r\nHost: a\r\nAuthorization: ${ADMIN_ACCOUNT_HEADERS.authorization}\r\nContent-Type: application/json\r\n`

  test('are refused during the upload if they are too large, and the connection is closed', async () => {
    const memory = process.memoryUsage().rss
    const call = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/series/list',
      headers: { ...ADMIN_ACCOUNT_HEADERS, 'content-type': 'application/json', 'content-length': 450_000_000 },
    })
    call.on('error', () => undefined)
    const responded = new Promise<IncomingMessage>(resolve => call.on('response', resolve))
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
    const response = await responded
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
    call.destroy()
    expect(process.memoryUsage().rss - memory).toBeLessThan(150 * 1024 * 1024)
  })

  test('are measured by received bytes: a small chunked body is accepted, a truncated body is rejected', async () => {
    const whole = await sendRaw(`${head}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
    expect(whole).toMatch(/^HTTP\/1\.1 200 /)
    const socket = connect(port, '127.0.0.1', () => socket.end(`${head}Content-Length: 100\r\n\r\n{}`))
    socket.resume()
    await once(socket, 'close')
    expect((await fetchPath('/api/v1/claim')).status).toBe(200)
  })

  test('get status 408 if they stall', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}Content-Length: 100\r\n\r\n{`))
    const received = once(socket, 'data')
    await vi.waitFor(() => {
      vi.advanceTimersByTime(30_000)
      expect(socket.bytesRead).toBeGreaterThan(0)
    })
    expect(String((await received)[0])).toMatch(/^HTTP\/1\.1 408 /)
    vi.useRealTimers()
    socket.destroy()
  })
})

describe('downloads', () => {
  /** Starts a download and reads only its first byte. */
  function startSlowDownload(path: string): Promise<IncomingMessage> {
    return new Promise(resolve => {
      get({ port, host: '127.0.0.1', path, headers: ADMIN_ACCOUNT_HEADERS }, response => {
        response.once('readable', () => {
          response.read(1)
          resolve(response)
        })
      })
    })
  }

  test('three slow downloads of 1.5 GB need little memory and end when the client disconnects', async () => {
    const book = mockServer.book('Open', 'sheets')
    const fd = openSync(book.path, 'r+')
    ftruncateSync(fd, LARGE_BYTES)
    closeSync(fd)
    const closed: Promise<unknown>[] = []
    server.on('request', (_, response) => closed.push(once(response, 'close')))
    const memory = process.memoryUsage().rss
    const list = `/api/v1/series/${book.seriesId}/file`
    const all = await Promise.all(
      [`/api/v1/books/${book.id}/file`, `/api/v1/books/${book.id}/file/x.pdf`, list].map(startSlowDownload),
    )
    expect(all[0]?.headers['content-length']).toBe(String(LARGE_BYTES))
    expect((await fetchPath('/api/v1/claim')).status).toBe(200)
    expect(process.memoryUsage().rss - memory).toBeLessThan(100 * 1024 * 1024)
    for (const response of all) response.destroy()
    await Promise.all(closed)
    server.removeAllListeners('request')
    server.on('request', createMockServerRequestListener(mockServer.world))
  }, 30_000)

  test.skipIf(!existsSync('/proc/self/fd'))('HEAD requests leave no file open', async () => {
    const book = mockServer.book('Open', 'comic')
    const openCount = () =>
      readdirSync('/proc/self/fd').filter(fd => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`) === book.path
        } catch {
          return false
        }
      }).length
    for (const path of [`/api/v1/books/${book.id}/file`, `/api/v1/books/${book.id}/file/x.cbz`])
      for (let i = 0; i < 20; i++) expect((await fetchPath(path, ADMIN_ACCOUNT_HEADERS, 'HEAD')).status).toBe(200)
    // Downloads the book. When the download is complete, the server has also handled all earlier requests.
    await (await fetchPath(`/api/v1/books/${book.id}/file`)).arrayBuffer()
    await vi.waitFor(() => expect(openCount()).toBe(0))
  })

  test('a download of a file that becomes shorter ends with a connection error', async () => {
    const book = mockServer.book('Open', 'sheets')
    truncateSync(book.path, 64 * 1024 * 1024)
    const response = await startSlowDownload(`/api/v1/books/${book.id}/file`)
    truncateSync(book.path, 1024)
    response.resume()
    const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNRESET')
  })
})
