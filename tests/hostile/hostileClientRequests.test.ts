import type { IncomingMessage } from 'node:http'
import { describe, expect } from 'vitest'
import { clientResponseHeaders } from '../../server/clientFiles/clientResponseHeaders'
import { isUnambiguousPath, isValidHostHeaderValue } from '../../server/proxy/hostHeaderAndPathChecks'
import { failTestsOnUnhandledErrors } from '../harness/failTestsOnUnhandledErrors'
import { fc, test } from '../harness/propertyTest'
import { parseResponseHeads, sendRawRequest } from '../harness/server/rawHttp'
import { startHttpTestServer } from '../harness/server/startHttpTestServer'
import { startLongboxProxy } from '../harness/server/startLongboxProxy'
import { scaleHostileRunCount } from './scaleHostileRunCount'

failTestsOnUnhandledErrors()

async function startRecordingServer(options: { trustProxy?: string; base?: string } = {}) {
  const reached: IncomingMessage[] = []
  const target = await startHttpTestServer((request, response) => {
    reached.push(request)
    request.resume().once('end', () => response.writeHead(200, { 'Content-Type': 'text/html' }).end('from behind'))
  })
  return { address: await startLongboxProxy({ target: `${target}/komga`, ...options }), reached }
}

const head = (line: string, ...headers: string[]) => [line, ...headers, 'Connection: close', '', ''].join('\r\n')
const statusOf = async (address: string, request: string) =>
  parseResponseHeads((await sendRawRequest(address, request)).text)[0]

describe('requests that browsers never send', () => {
  test.each([
    ['no host', head('GET /api/v1/claim HTTP/1.1'), 400],
    ['no host, HTTP/1.0', head('GET /api/v1/claim HTTP/1.0'), 400],
    ['an empty host', head('GET /api/v1/claim HTTP/1.1', 'Host:'), 400],
    ['two hosts', head('GET /api/v1/claim HTTP/1.1', 'Host: nas', 'Host: evil'), 400],
    ['a host with a path', head('GET /api/v1/claim HTTP/1.1', 'Host: nas/evil'), 400],
    ['a host with a name', head('GET /api/v1/claim HTTP/1.1', 'Host: me@nas'), 400],
    ['a host with a large port', head('GET /api/v1/claim HTTP/1.1', 'Host: nas:70000'), 400],
    ['an absolute address', head('GET http://nas/api/v1/claim HTTP/1.1', 'Host: nas'), 400],
    ['an asterisk', head('OPTIONS * HTTP/1.1', 'Host: nas'), 400],
    ['two slashes', head('GET //api/v1/claim HTTP/1.1', 'Host: nas'), 400],
    ['a fragment', head('GET /api/v1/claim#x HTTP/1.1', 'Host: nas'), 400],
    ['dot segments', head('GET /api/../secret HTTP/1.1', 'Host: nas'), 400],
    ['encoded dot segments', head('GET /api/%2e%2e/secret HTTP/1.1', 'Host: nas'), 400],
    ['dot segments encoded twice', head('GET /api/%252e%252e/secret HTTP/1.1', 'Host: nas'), 400],
    ['dot segments with a parameter', head('GET /api/..;x=1/secret HTTP/1.1', 'Host: nas'), 400],
    ['dot segments with encoded slashes', head('GET /api/x%2f..%2f..%2fsecret HTTP/1.1', 'Host: nas'), 400],
    ['dot segments with backslashes', head('GET /api/x\\..\\..\\secret HTTP/1.1', 'Host: nas'), 400],
    ['a null byte', head('GET /api/v1/%00 HTTP/1.1', 'Host: nas'), 400],
    ['a broken escape', head('GET /api/v1/%zz HTTP/1.1', 'Host: nas'), 400],
    ['a very long address', head(`GET /api/v1/${'x'.repeat(9_000)} HTTP/1.1`, 'Host: nas'), 414],
    ['a very long head', head('GET /api/v1/claim HTTP/1.1', 'Host: nas', `X: ${'x'.repeat(20_000)}`), 431],
    ['a method that echoes', head('TRACE /api/v1/claim HTTP/1.1', 'Host: nas'), 405],
    ['an unknown method', head('EVIL /api/v1/claim HTTP/1.1', 'Host: nas'), 400],
    [
      'two framings',
      head('POST /api/v1/claim HTTP/1.1', 'Host: nas', 'Content-Length: 4', 'Transfer-Encoding: chunked'),
      400,
    ],
    ['two lengths', head('POST /api/v1/claim HTTP/1.1', 'Host: nas', 'Content-Length: 4', 'Content-Length: 5'), 400],
    ['an obscure framing', head('POST /api/v1/claim HTTP/1.1', 'Host: nas', 'Transfer-Encoding: xchunked'), 400],
    ['an unknown expectation', head('GET /api/v1/claim HTTP/1.1', 'Host: nas', 'Expect: evil'), 417],
    ['a sign-out by an image', head('GET /api/logout HTTP/1.1', 'Host: nas'), 405],
    ['a sign-out by an image, written differently', head('GET /api/;x/%6Cogout;y HTTP/1.1', 'Host: nas'), 405],
  ])(
    '%s: is rejected with the headers of client responses, and does not reach the server',
    async (_, request, status) => {
      const { address, reached } = await startRecordingServer()
      const response = await statusOf(address, request)
      expect(response?.status).toBe(status)
      // Skips the header Cross-Origin-Opener-Policy, because browsers use it only on secure origins.
      for (const [name, value] of Object.entries(clientResponseHeaders).filter(([name]) => !name.includes('Opener')))
        expect(response?.headers.get(name.toLowerCase()), name).toBe(value)
      expect(reached).toEqual([])
    },
  )

  test.each([
    ['', '//dashboard?x=//y', '/dashboard?x=//y'],
    ['', '///evil.example/', '/evil.example/'],
    ['/books', '//books/dashboard', '/books/dashboard'],
    ['/books', '/books//dashboard', '/books/dashboard'],
    ['/books', '//evil.example/books', '/evil.example/books'],
  ])('a page address with base path "%s" and repeated slashes, %s, redirects to %s', async (base, target, location) => {
    const { address, reached } = await startRecordingServer({ base })
    const response = await statusOf(address, head(`GET ${target} HTTP/1.1`, 'Host: nas'))
    expect([response?.status, response?.headers.get('location')]).toEqual([302, location])
    expect(reached).toEqual([])
  })

  test.each(['GET //\\evil.example', 'GET /\\evil.example', 'POST //dashboard', 'GET //api//v1'])(
    '%s is rejected without a redirect',
    async line => {
      const { address, reached } = await startRecordingServer()
      const response = await statusOf(address, head(`${line} HTTP/1.1`, 'Host: nas'))
      expect([response?.status, response?.headers.has('location')]).toEqual([400, false])
      expect(reached).toEqual([])
    },
  )

  const pageHeaders = ['Content-Type: text/plain', 'Content-Length: 2']
  test.each([
    ['a form of another site', ['Sec-Fetch-Site: cross-site', 'Origin: https://evil.example'], 403],
    ['a form of another port of this host', ['Sec-Fetch-Site: same-site', 'Origin: http://nas:5000'], 403],
    ['a form of a sandboxed page', ['Sec-Fetch-Site: cross-site', 'Origin: null'], 403],
    ['a form over plain HTTP', ['Origin: http://evil.example'], 403],
    ['a form of an own page', ['Sec-Fetch-Site: same-origin', 'Origin: http://nas'], 200],
    ['the address bar', ['Sec-Fetch-Site: none'], 200],
    ['the client over plain HTTP', ['Origin: http://nas', 'X-Requested-With: XMLHttpRequest'], 200],
    ['a program', [], 200],
  ])('a changing request by %s gets its expected status for every path', async (_, headers, status) => {
    const { address, reached } = await startRecordingServer()
    for (const [method, path] of [
      ['POST', '/actuator/shutdown'],
      ['POST', '/api/v1/libraries/L/empty-trash'],
      ['POST', '/api/logout'],
      ['DELETE', '/api/v1/books/B/file'],
      ['PUT', '/api/v1/announcements'],
    ]) {
      const request = `${head(`${method} ${path} HTTP/1.1`, 'Host: nas', ...pageHeaders, ...headers)}{}`
      expect([path, (await statusOf(address, request))?.status]).toEqual([path, status])
    }
    expect(reached.length).toBe(status === 200 ? 5 : 0)
  })

  test('a sign-in provider may send its response as a form', async () => {
    const { address, reached } = await startRecordingServer()
    const answer = head('POST /login/oauth2/code/x HTTP/1.1', 'Host: nas', ...pageHeaders, 'Sec-Fetch-Site: cross-site')
    expect(await statusOf(address, `${answer}{}`)).toMatchObject({ status: 200 })
    expect(reached).toHaveLength(1)
  })

  test('a request for a protocol upgrade is handled as a normal request', async () => {
    const { address, reached } = await startRecordingServer()
    const upgrade = head('GET /api/v1/claim HTTP/1.1', 'Host: nas', 'Upgrade: websocket').replace(
      'close',
      'upgrade, close',
    )
    expect(await statusOf(address, upgrade)).toMatchObject({ status: 200 })
    expect(reached[0]?.headers).not.toHaveProperty('upgrade')
    const { isClosed } = await sendRawRequest(address, head('CONNECT nas:80 HTTP/1.1', 'Host: nas'))
    expect(isClosed).toBe(true)
  })

  test('a client that expects 100 Continue gets this response, and the header Expect is not forwarded', async () => {
    const { address, reached } = await startRecordingServer()
    const request = head('POST /api/v1/claim HTTP/1.1', 'Host: nas', 'Expect: 100-continue', 'Content-Length: 2')
    const { text } = await sendRawRequest(address, `${request}{}`)
    expect(parseResponseHeads(text).map(({ status }) => status)).toEqual([100, 200])
    expect(reached[0]?.headers).not.toHaveProperty('expect')
  })

  test('hop-by-hop headers and the headers that Connection lists are not forwarded', async () => {
    const { address, reached } = await startRecordingServer()
    await statusOf(
      address,
      [
        'GET /api/v1/claim HTTP/1.1',
        'Host: nas',
        'Connection: close, X-Own, X-Forwarded-For',
        'X-Own: 1',
        'Keep-Alive: timeout=5',
        'Proxy-Authorization: Basic x',
        'Proxy-Connection: keep-alive',
        'TE: trailers',
        'Trailer: X',
        'X-Kept: 1',
        '',
        '',
      ].join('\r\n'),
    )
    const names = Object.keys(reached[0]?.headers ?? {})
    for (const name of ['x-own', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'])
      expect(names).not.toContain(name)
    expect(names).toEqual(expect.arrayContaining(['x-kept', 'x-forwarded-for']))
  })

  const segment = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '..;x',
    '...',
    'a',
    'b c',
    '%2f',
    '%5c..',
    '',
    '\\..',
    'é',
    '%',
  )
  test.prop([fc.array(segment, { maxLength: 6 })], { numRuns: scaleHostileRunCount(500) })(
    'an accepted path remains below its prefix even after repeated decoding',
    segments => {
      const path = `/api/${segments.join('/')}`
      if (!isUnambiguousPath(path)) return
      let decoded = path
      for (let round = 0; round < 3; round++) {
        const { pathname } = new URL(`http://nas${decoded.replaceAll('\\', '/').replace(/;[^/]*/g, '')}`)
        expect(pathname.startsWith('/api/'), decoded).toBe(true)
        try {
          decoded = decodeURIComponent(decoded)
        } catch {
          return
        }
      }
    },
  )

  test.prop(
    [
      fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.domain(),
        fc.ipV4(),
        fc.ipV6().map(ip => `[${ip}]`),
      ),
    ],
    {
      numRuns: scaleHostileRunCount(500),
    },
  )('browsers accept every host that the check accepts', text => {
    if (!isValidHostHeaderValue(text)) return
    const url = `http://${text}/`
    expect(/[/?#@\\\s]/.test(text)).toBe(false)
    if (URL.canParse(url)) expect(new URL(url)).toMatchObject({ username: '', pathname: '/', search: '', hash: '' })
  })
})

describe('forwarded headers', () => {
  const forged = [
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 1',
    'X-Forwarded-Prefix: /evil',
    'X-Forwarded-Ssl: on',
    'X-Forwarded: for=203.0.113.9',
    'Forwarded: for=203.0.113.9;host=evil.example;proto=https',
    'Forwarded-For: 203.0.113.9',
    'X-Real-IP: 203.0.113.9',
    'X_Real_IP: 203.0.113.9',
    'X_Forwarded_For: 203.0.113.9',
    'True-Client-IP: 203.0.113.9',
    'CF-Connecting-IP: 203.0.113.9',
    'X-Client-IP: 203.0.113.9',
    'X-Cluster-Client-IP: 203.0.113.9',
    'X-Original-URL: /evil',
    'X-Rewrite-URL: /evil',
    'X-HTTP-Method-Override: DELETE',
  ]

  test.each([[undefined], ['192.0.2.1, 10.0.0.0/8']])(
    'of untrusted clients are replaced; trusted proxies: %s',
    async trustProxy => {
      const { address, reached } = await startRecordingServer({ trustProxy })
      await statusOf(address, head('GET /api/v1/claim HTTP/1.1', 'Host: nas:81', ...forged))
      const { headers = {} } = reached[0] ?? {}
      expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|evil|https|DELETE|"on"/)
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': 'nas:81',
        'x-forwarded-proto': 'http',
        'x-forwarded-port': '81',
        'x-forwarded-prefix': '/',
      })
    },
  )

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 127.0.0.9', '203.0.113.7'],
    ['203.0.113.7, 10.0.0.1, 127.0.0.9', '10.0.0.1'],
    ['"[2001:db8::7]:4711"', '2001:db8::7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, unknown', '127.0.0.1'],
    ['', '127.0.0.1'],
    ['127.0.0.2, 127.0.0.3', '127.0.0.2'],
  ])('of trusted proxies are read from right to left: "%s" gives %s', async (chain, client) => {
    const { address, reached } = await startRecordingServer({ trustProxy: 'loopback' })
    await statusOf(address, head('GET /api/v1/claim HTTP/1.1', 'Host: nas', `X-Forwarded-For: ${chain}`))
    expect(reached[0]?.headers['x-forwarded-for']).toBe(client)
  })

  const value = fc.oneof(
    fc.constantFrom(
      '//evil',
      '/a/../b',
      '/a;b',
      '/a b',
      '/%2e',
      'evil/',
      'javascript',
      'https, http',
      '0',
      '65536',
      '1e3',
      'nas/evil',
      'a@b',
      '[::1',
      '/ok',
      'https',
      'example.org',
    ),
    fc.string({ maxLength: 12 }).map(text => text.replace(/[^\x20-\x7e]/g, '')),
  )
  test.prop([value, value, value, value], { numRuns: scaleHostileRunCount(40) })(
    'of trusted proxies do not appear in URLs and cookies if they are invalid',
    async (host, proto, port, prefix) => {
      const target = await startHttpTestServer((_, response) =>
        response.writeHead(302, { Location: '/next', 'Set-Cookie': 'a=b; Path=/' }).end(),
      )
      const address = await startLongboxProxy({ target, trustProxy: 'loopback', base: '/books' })
      const response = await statusOf(
        address,
        head(
          'GET /books/api/v1/claim HTTP/1.1',
          'Host: nas',
          `X-Forwarded-Host: ${host}`,
          `X-Forwarded-Proto: ${proto}`,
          `X-Forwarded-Port: ${port}`,
          `X-Forwarded-Prefix: ${prefix}`,
        ),
      )
      expect(response?.status).toBe(302)
      const location = new URL(response?.headers.get('location') ?? '')
      expect(location.protocol).toMatch(/^https?:$/)
      expect(location.pathname).toMatch(/^(\/[\w.~-]+)*\/books\/next$/)
      expect(response?.headers.get('set-cookie')).toMatch(/^a=b; Path=(\/[\w.~-]+)*\/books$/)
    },
  )
})
