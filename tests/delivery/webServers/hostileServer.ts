import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** HTTP response to a request of {@link sendRawGetRequest}. */
export type ResponseToRawRequest = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Sends a GET request. Unlike `fetch`, does not normalize the path.
 * @param target path and query, which are sent unchanged
 */
export function sendRawGetRequest(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<ResponseToRawRequest> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, headers: { connection: 'close', ...headers } }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('latin1'),
        }),
      )
      response.on('error', reject)
    })
    sent.on('error', reject).end()
  })
}

/**
 * Text by which tests recognize the responses of {@link startHostileServer}. Event streams and the response to `/claim`
 * do not contain this text.
 */
export const HOSTILE_SERVER_MARKER = 'from the server'

/**
 * Content types of the responses, by the part of the request URL after the last dot. For example, the response to
 * `/a.svg` is an SVG image.
 */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  'svg?upper': 'IMAGE/SVG+XML; charset=utf-8',
  js: 'text/javascript',
  html: 'text/html',
  mixed: 'multipart/x-mixed-replace; boundary=x',
  png: 'image/png',
  json: 'application/json;charset=UTF-8',
  xhtml: 'application/xhtml+xml',
}

/**
 * Response headers of a hostile server. Some headers could change how the browser handles all pages of the client's
 * host. Other headers could control a web server between the hostile server and the browser.
 */
const HOSTILE_HEADERS = {
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Origin': 'https://evil.example',
  'Clear-Site-Data': '"*"',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Content-Security-Policy-Report-Only': "default-src 'none'; report-uri https://evil.example",
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Document-Policy': 'force-load-at-top',
  Link: '</evil.js>; rel=preload; as=script',
  NEL: '{"report_to":"evil","max_age":9}',
  'Origin-Agent-Cluster': '?0',
  'Permissions-Policy': 'camera=*',
  'Referrer-Policy': 'unsafe-url',
  Refresh: '0; url=https://evil.example',
  'Report-To': '{"group":"evil","max_age":9,"endpoints":[{"url":"https://evil.example"}]}',
  'Reporting-Endpoints': 'evil="https://evil.example"',
  'Service-Worker-Allowed': '/',
  SourceMap: '/evil.map',
  'Speculation-Rules': '"/evil.json"',
  'Strict-Transport-Security': 'max-age=9; includeSubDomains; preload',
  'Timing-Allow-Origin': '*',
  'X-Accel-Redirect': '/index.html',
  'X-Content-Type-Options': 'off',
  'X-Sendfile': '/etc/passwd',
} as const

export type HostileServer = {
  url: string
  /** Responses to the requests for event streams. A test can write events to these responses. */
  streams: ServerResponse[]
  stop: () => void
}

/**
 * Starts a hostile server. The response depends on the path:
 * - `/sse/`: an event stream that stays open.
 * - `/oauth2/` and `/login/oauth2/`: the path and the headers of the request as JSON.
 * - path that ends with `/claim`: JSON.
 * - all other paths: a response with {@link HOSTILE_HEADERS}. If the path ends with `/limited`, the status is 429. If
 *   the path contains `/long.`, the body is long enough for compression.
 */
export async function startHostileServer(): Promise<HostileServer> {
  const streams: ServerResponse[] = []
  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/sse/')) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
      return void streams.push(response)
    }
    respond(incoming, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function respond({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  if (url.endsWith('/claim'))
    return void response.setHeader('Content-Type', 'application/json').end('{"isClaimed":true}')
  if (/^\/(login\/)?oauth2\//.test(url)) {
    const received = { url, mark: HOSTILE_SERVER_MARKER, ...headers }
    return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(received))
  }
  for (const [name, value] of Object.entries(HOSTILE_HEADERS)) response.setHeader(name, value)
  const ending = /\.([\w?]+)$/.exec(url)?.[1] ?? 'html'
  response.setHeader('Content-Type', TYPES[ending] ?? 'text/html')
  response.setHeader('Set-Cookie', 'KOMGA-SESSION=1; Path=/; HttpOnly; SameSite=Lax')
  if (url.endsWith('/limited')) response.writeHead(429, { 'Retry-After': '30' })
  response.end(HOSTILE_SERVER_MARKER.repeat(/\/long\./.test(url) ? 500 : 1))
}
