import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { clientPageRoutes } from '../../../server/clientFiles/clientPageRoutes'
import { projectFolder } from '../../../server/serverOptions'
import { findFreePort, startLongbox } from '../../harness/server/startLongbox'
import { getSelectedStaticWebServer, startStaticWebServer } from '../../harness/server/staticWebServer'
import {
  HOSTILE_SERVER_MARKER,
  type HostileServer,
  type ResponseToRawRequest,
  sendRawGetRequest,
  startHostileServer,
} from './hostileServer'

/** Headers that differ between web servers. They do not change what the browser allows the client to do. */
const TRANSPORT_HEADERS =
  'accept-ranges age connection content-encoding content-length date etag expires keep-alive last-modified server transfer-encoding vary via x-powered-by'.split(
    ' ',
  )
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html', 'accept-encoding': 'br, gzip' }
const assets = readdirSync(join(projectFolder, 'dist/assets'))
const assetOf = (pattern: RegExp) => `/assets/${assets.find(name => pattern.test(name))}`
const CLIENT_PATHS = [
  '/',
  '/dashboard',
  '/series/1?a=b',
  '/book/1/read',
  '/login?server_redirect=Y',
  '/index.html',
  '/offline.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/third-party.json',
  assetOf(/^(?!externalImage).*\.js$/),
  assetOf(/\.css$/),
  assetOf(/^externalImageWorker-.*\.js$/),
]
const SERVER_PATHS = ['svg', 'svg?upper', 'js', 'html', 'mixed', 'png'].map(
  ending => `/api/v1/books/1/resource/a.${ending}`,
)
const LONG_SERVER_PATHS = ['html', 'xhtml', 'json', 'svg', 'png'].map(
  ending => `/api/v1/books/1/resource/long.${ending}`,
)
/** Path for which the simulated Komga server responds with 429. Komga responds with 429 after too many sign-ins. */
const LIMITED_PATH = '/api/v2/users/me/limited'
/**
 * Unusual spellings of paths of the Komga server. For such a path, a web server is allowed to do either of two things.
 * It forwards the request to the Komga server and adds the security headers to the response. Or it responds without the
 * Komga server, for example with an error.
 */
const HOSTILE_PATHS = [
  '/%61pi/v1/books/1/resource/a.svg',
  '//api/v1/books/1/resource/a.svg',
  '/./api/v1/books/1/resource/a.html',
  '/x/../api/v1/books/1/resource/a.html',
  '/api%2fv1/books/1/resource/a.html',
  '/api/v1/books/1/resource/%2e%2e/a.svg',
  '/api;x=1/v1/books/1/resource/a.html',
  '/api/v1/books/1/resource/a.html%00.png',
  '/oauth2%2f..%2fapi/a.html',
]

/**
 * Returns the headers of a response that affect the behavior of the browser, in a form that can be compared. Omits
 * {@link TRANSPORT_HEADERS}, which include the headers about compression. Separate assertions check the headers about
 * compression.
 */
function effectiveHeaders({ headers }: ResponseToRawRequest): Record<string, unknown> {
  const entries = Object.entries(headers).filter(([name]) => !TRANSPORT_HEADERS.includes(name))
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, unknown][] => {
      if (name === 'set-cookie') return [[name, [value].flat().map(cookie => String(cookie).split('; ').sort())]]
      // The Content-Security-Policy contains the hash of the inline script in the HTML page. The hash has no effect in
      // responses with other content. Therefore the test compares the hash only in HTML responses.
      if (name === 'content-security-policy' && !/html/.test(String(headers['content-type'])))
        return [[name, String(value).replace(/ 'sha256-[^']+'/, '')]]
      if (name === 'content-type')
        return [[name, String(value).split(';')[0]?.replace('application/java', 'text/java')]]
      return [[name, value]]
    }),
  )
}

for (const base of ['', '/comics'])
  test.describe(`responses ${base ? 'below a base path' : 'at the root'} equal those of the Longbox server`, () => {
    let server: HostileServer
    let program: Awaited<ReturnType<typeof startLongbox>>
    let front: Awaited<ReturnType<typeof startStaticWebServer>>
    let frontOrigin: string

    test.beforeAll(async () => {
      server = await startHostileServer()
      program = await startLongbox(['--server', server.url, ...(base ? ['--base', base] : [])], '')
      const port = await findFreePort()
      frontOrigin = `http://127.0.0.1:${port}`
      front = await startStaticWebServer(getSelectedStaticWebServer() ?? 'nginx', { port, base, server: server.url })
    })
    test.afterAll(async () => {
      await front?.stop()
      await program?.stop()
      server?.stop()
    })

    test('for a missing file of the build, browsers store no response', async () => {
      const { status, headers } = await sendRawGetRequest(frontOrigin, `${base}/assets/gone-abc1234.js`, navigation)
      expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
        404,
        'no-store',
        'nosniff',
      ])
    })

    for (const path of [...CLIENT_PATHS, ...SERVER_PATHS, ...LONG_SERVER_PATHS, LIMITED_PATH])
      test(`for ${path.replace(/-[\w-]+\./, '-HASH.')}`, async () => {
        const expected = await sendRawGetRequest(new URL(program.url).origin, `${base}${path}`, navigation)
        const actual = await sendRawGetRequest(frontOrigin, `${base}${path}`, navigation)
        expect(actual.status).toBe(expected.status)
        expect(effectiveHeaders(actual)).toEqual(effectiveHeaders(expected))
        // `expected` is the response of the Longbox server (`npm start`). `actual` is the response of a web server such
        // as nginx. The Longbox server does not compress small files, but a web server may compress them. Therefore,
        // the test checks the compression only if the Longbox server has compressed its response.
        if (expected.headers['content-encoding'])
          expect([actual.headers['content-encoding'], actual.headers.vary]).toEqual([
            expect.stringMatching(/^(br|gzip)$/),
            expect.stringMatching(/accept-encoding/i),
          ])
      })

    for (const site of ['cross-site', 'same-site', 'same-origin'])
      test(`responses to requests with the site "${site}" are ${site === 'same-origin' ? '' : 'not '}compressed`, async () => {
        const headers = { ...navigation, 'sec-fetch-site': site }
        for (const origin of [new URL(program.url).origin, frontOrigin]) {
          const response = await sendRawGetRequest(origin, `${base}/api/v1/books/1/resource/long.json`, headers)
          expect('content-encoding' in response.headers, origin).toBe(site === 'same-origin')
        }
      })

    test('images of the server are not compressed', async () => {
      const { headers } = await sendRawGetRequest(frontOrigin, `${base}/api/v1/books/1/resource/long.png`, navigation)
      expect(headers).not.toHaveProperty('content-encoding')
    })

    for (const path of HOSTILE_PATHS)
      test(`is restricted for ${path}`, async () => {
        const { headers, body } = await sendRawGetRequest(frontOrigin, `${base}${path}`, navigation)
        if (!body.includes(HOSTILE_SERVER_MARKER)) return expect(body).not.toContain('root:')
        expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
        expect([headers['x-content-type-options'], headers['access-control-allow-origin']]).toEqual([
          'nosniff',
          undefined,
        ])
        expect(headers['content-type']).not.toMatch(/svg|script/i)
      })

    test('each route of the client returns the page of Longbox, not a page of the server', async () => {
      for (const route of clientPageRoutes) {
        const { status, body } = await sendRawGetRequest(frontOrigin, `${base}${route.replace(/\$\w+/g, '0A1')}`)
        expect([status, body.includes('<div id="root">'), body.includes(HOSTILE_SERVER_MARKER)], route).toEqual([
          200,
          true,
          false,
        ])
      }
    })

    test('OAuth2 sign-in requests reach the server with the origin of the client', async () => {
      for (const path of ['/oauth2/authorization/provider', '/login/oauth2/code/provider?code=1&state=2']) {
        const host = `longbox.test:${new URL(frontOrigin).port}`
        const headers = {
          host,
          'x-forwarded-for': '9.9.9.9',
          'x-forwarded-host': 'evil.example',
          forwarded: 'for=9.9.9.9',
        }
        const received = JSON.parse((await sendRawGetRequest(frontOrigin, `${base}${path}`, headers)).body)
        expect(received).toMatchObject({
          url: path,
          mark: HOSTILE_SERVER_MARKER,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': host,
          'x-forwarded-proto': 'http',
          'x-forwarded-prefix': base || '/',
        })
        expect(received).not.toHaveProperty('forwarded')
      }
    })

    test('the events of a slow stream arrive one by one', async () => {
      const stream = await fetch(`${frontOrigin}${base}/sse/v1/events`)
      const reader = stream.body?.getReader()
      for (const event of ['first', 'second']) {
        server.streams.at(-1)?.write(`event: ${event}\ndata: {}\n\n`)
        expect(new TextDecoder().decode((await reader?.read())?.value)).toContain(event)
      }
      expect(stream.headers.get('content-type')).toContain('text/event-stream')
      await reader?.cancel()
    })
  })
