import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Directives of the Content-Security-Policy of all client pages. They forbid requests to other hosts, and scripts that
 * do not come from this server. Frames with book content inherit this policy.
 */
const PAGE_POLICY_DIRECTIVES = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline' blob:",
  "img-src 'self' blob: data:",
  "font-src 'self' blob: data:",
  "media-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/**
 * Returns the Content-Security-Policy of a page. The policy allows the inline scripts of this page by their hashes.
 * @param page HTML text of the page
 */
export function createPageContentSecurityPolicy(page: string): string {
  const scriptHashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return PAGE_POLICY_DIRECTIVES.map(policy =>
    policy.startsWith('script-src') ? policy + scriptHashes.join('') : policy,
  ).join('; ')
}

/**
 * Path of the worker script that fetches posters from other hosts. The Content-Security-Policy of the worker allows
 * connections to other hosts.
 */
const EXTERNAL_IMAGE_WORKER_PATH = /^\/assets\/externalImageWorker-[\w-]+\.js$/
const externalImageWorkerPolicy =
  "default-src 'none'; script-src 'self'; connect-src * data: blob:; frame-ancestors 'none'"

/**
 * Returns the Content-Security-Policy of a file.
 * @param path URL path without the base path
 */
export const getFileContentSecurityPolicy = (path: string): string =>
  EXTERNAL_IMAGE_WORKER_PATH.test(path) ? externalImageWorkerPolicy : createPageContentSecurityPolicy('')

/** Browser features that the client does not use. The server disables them for the client and for book content. */
const deniedFeatures =
  `accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment
  publickey-credentials-get serial usb xr-spatial-tracking`.split(/\s+/)

/**
 * Headers of all responses that do not come from the backend: pages and files of the client, redirects and errors.
 * Responses of the backend have other headers, see `untrustedResponseSecurityHeaders`.
 */
export const clientResponseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': createPageContentSecurityPolicy(''),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map(feature => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Host names of the local machine. Browsers treat these hosts as secure even over plain HTTP. */
const LOCALHOST_PATTERN = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Returns whether the browser treats the origin of this server as secure. It returns true in three cases: the request
 * has a `Sec-Fetch-*` header, which browsers send only to secure origins; a proxy in front of this server uses https;
 * or the host name belongs to the local machine. A response from an insecure origin must omit the header
 * Cross-Origin-Opener-Policy, because browsers would log an error.
 */
const isSecureOrigin = ({ headers }: IncomingMessage): boolean =>
  'sec-fetch-mode' in headers || headers['x-forwarded-proto'] === 'https' || LOCALHOST_PATTERN.test(headers.host ?? '')

/**
 * Sets {@link clientResponseHeaders} on a response. Omits Cross-Origin-Opener-Policy if {@link isSecureOrigin} returns
 * false.
 * @returns the same response
 */
export function setClientResponseHeaders(response: ServerResponse): ServerResponse {
  for (const [name, value] of Object.entries(clientResponseHeaders)) response.setHeader(name, value)
  if (!isSecureOrigin(response.req)) response.removeHeader('Cross-Origin-Opener-Policy')
  return response
}

/**
 * Sends a response with a status, the headers {@link clientResponseHeaders} and no body. Does nothing if a response has
 * already started.
 */
export function sendEmptyResponse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setClientResponseHeaders(response)
    .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers })
    .end()
}

/** Returns the text of an HTTP response that has no body. The caller writes this text directly to a socket. */
export function formatRawHttpResponse(status: number, phrase: string, headers: Record<string, string> = {}): string {
  const allHeaders = {
    ...clientResponseHeaders,
    'Cache-Control': 'no-store',
    'Content-Length': '0',
    Connection: 'close',
    ...headers,
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n`
}
