import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startHttpTestServer } from '../../tests/harness/server/startHttpTestServer'
import {
  mockServerSignInPageHeaders,
  restrictFetchResponseHeaders,
  restrictNodeResponseHeaders,
  untrustedResponseSecurityHeaders,
} from './restrictResponseHeaders'

/** Sends a request to an address. Returns reason phrase, headers, and number of informational responses. */
function headOf(address: string, method = 'GET') {
  return new Promise<{ statusMessage?: string; headers: Record<string, unknown>; informational: number }>(
    (resolve, reject) => {
      let informational = 0
      request(address, { method })
        .on('information', () => informational++)
        .once('response', response => {
          response.resume()
          resolve({ statusMessage: response.statusMessage, headers: response.headers, informational })
        })
        .once('error', reject)
        .end()
    },
  )
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const insecureHeaders = {
  'Content-Security-Policy': 'default-src *',
  'Content-Security-Policy-Report-Only': 'default-src *',
  'X-Content-Type-Options': 'sniff',
  'Service-Worker-Allowed': '/',
  'Clear-Site-Data': '"*"',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Credentials': 'true',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'X-Accel-Redirect': '/etc/passwd',
  'Strict-Transport-Security': 'max-age=1',
  Link: '</evil.css>; rel=preload',
  Refresh: '0;url=/evil',
}

test.each([
  ['GET', 200, 'image/svg+xml'],
  ['GET', 200, 'text/xsl'],
  ['GET', 200, 'text/html'],
  ['GET', 200, 'image/png'],
  ['HEAD', 200, 'application/xhtml+xml'],
  ['POST', 500, 'text/html'],
  ['GET', 302, 'text/html'],
  ['GET', 304, undefined],
  ['GET', 204, undefined],
])('replaces the security headers of a backend response: %s %i %s', async (method, status, type) => {
  const headerForms = [
    { ...insecureHeaders, ...(type && { 'Content-Type': type }) },
    Object.entries(insecureHeaders).flat(),
    Object.entries(insecureHeaders),
  ]
  for (const headers of headerForms) {
    const address = await startHttpTestServer((_, response) => {
      restrictNodeResponseHeaders(response)
        .writeHead(status, 'Custom phrase', headers as never)
        .end()
    })
    const { headers: sent, statusMessage } = await headOf(address, method)
    expect(sent).toMatchObject(lowerCase(untrustedResponseSecurityHeaders))
    const expected = new Set(Object.keys(lowerCase(untrustedResponseSecurityHeaders)))
    for (const name of Object.keys(insecureHeaders).filter(name => !expected.has(name.toLowerCase())))
      expect(Object.keys(sent), name).not.toContain(name.toLowerCase())
    expect(statusMessage).not.toBe('Custom phrase')
  }
})

test('restricts a response that was sent without writeHead, and passes on allowed headers', async () => {
  const address = await startHttpTestServer((_, response) => {
    const secured = restrictNodeResponseHeaders(response)
    secured.setHeader('ETag', '"1"')
    secured.setHeader('Set-Cookie', ['a=b', 'c=d'])
    secured.setHeader('X-Kobo-SyncToken', 'x')
    secured.writeEarlyHints({ link: '</evil.css>; rel=preload' })
    secured.end('text')
  })
  const { headers, informational } = await headOf(address)
  expect(headers).toMatchObject({
    ...lowerCase(untrustedResponseSecurityHeaders),
    etag: '"1"',
    'set-cookie': ['a=b', 'c=d'],
    'x-kobo-synctoken': 'x',
  })
  expect(informational).toBe(0)
})

test.each(['text/javascript', 'application/x-javascript; charset=utf-8', 'application/ecmascript', 'TEXT/JScript'])(
  'sends %s as a binary file',
  async type => {
    const address = await startHttpTestServer((_, response) => {
      restrictNodeResponseHeaders(response).writeHead(200, { 'content-type': type }).end('x')
    })
    expect((await headOf(address)).headers['content-type']).toBe('application/octet-stream')
  },
)

test('only the mock sign-in page may submit forms, and no page may run scripts', () => {
  expect(untrustedResponseSecurityHeaders['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none';/)
  expect(untrustedResponseSecurityHeaders['Content-Security-Policy']).not.toMatch(/allow-|'self'|\*|https?:|blob:/)
  expect(mockServerSignInPageHeaders['Content-Security-Policy']).toMatch(/^sandbox allow-forms; default-src 'none';/)
  expect(mockServerSignInPageHeaders['Content-Security-Policy']).not.toContain('allow-scripts')
})

test.each([
  ['image/svg+xml', 'application/xml'],
  ['Image/SVG+xml; charset=utf-8', 'application/xml'],
  ['image/jpeg, image/svg+xml', 'application/xml'],
  ['multipart/x-mixed-replace; boundary=a', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['image/png', 'image/png'],
  ['application/epub+zip', 'application/epub+zip'],
])('passes on the type %s as %s, so that browsers draw no SVG images', async (type, expected) => {
  const address = await startHttpTestServer((_, response) => {
    restrictNodeResponseHeaders(response).writeHead(200, { 'Content-Type': type }).end('a')
  })
  expect((await headOf(address)).headers['content-type']).toBe(expected)
})

test.each([
  ['image/svg+xml', 'application/xml'],
  ['text/javascript', 'application/octet-stream'],
  ['multipart/x-mixed-replace', 'application/octet-stream'],
  ['image/png', 'image/png'],
])('restricts a Fetch API response of type %s', async (type, sent) => {
  const response = new Response('body', {
    status: 201,
    headers: { ...insecureHeaders, 'Content-Type': type, ETag: '"1"' },
  })
  const restricted = restrictFetchResponseHeaders(response)
  expect([restricted.status, await restricted.text()]).toEqual([201, 'body'])
  expect(Object.fromEntries(restricted.headers)).toEqual({
    ...lowerCase(untrustedResponseSecurityHeaders),
    'content-type': sent,
    etag: '"1"',
  })
  expect(restrictFetchResponseHeaders(new Response(null, { status: 204 })).body).toBeNull()
})
