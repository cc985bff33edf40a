import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Directives of the Content-Security-Policy of the client's page. Frames with book content inherit them. They allow no
 * request to another origin and no script except the client's own.
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

/** Content-Security-Policy of a page of the client. Allows the inline scripts of the page by their hash, and no other inline script. */
export function pageContentSecurityPolicy(page: string): string {
  const scriptHashes = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return PAGE_POLICY_DIRECTIVES.map(policy =>
    policy.startsWith('script-src') ? policy + scriptHashes.join('') : policy,
  ).join('; ')
}

/**
 * Path of the worker that fetches poster images from external URLs. The Content-Security-Policy of the worker file allows
 * these connections.
 */
const EXTERNAL_IMAGE_WORKER_PATH = /^\/assets\/externalImageWorker-[\w-]+\.js$/
const externalImageWorkerPolicy =
  "default-src 'none'; script-src 'self'; connect-src * data: blob:; frame-ancestors 'none'"

/**
 * Content-Security-Policy of a file of the client.
 * @param path  URL path without the base path
 */
export const fileContentSecurityPolicy = (path: string): string =>
  EXTERNAL_IMAGE_WORKER_PATH.test(path) ? externalImageWorkerPolicy : pageContentSecurityPolicy('')

/** Browser features that the client does not use. They are denied to the client and to book content in its frames. */
const deniedFeatures =
  `accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment
  publickey-credentials-get serial usb xr-spatial-tracking`.split(/\s+/)

/**
 * Headers of all responses that do not come from a backend: pages, files, redirects and errors. Worker files get the
 * policy of a page because they make the same requests. COOP lets popups of sign-in providers keep their opener.
 */
export const clientResponseHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': pageContentSecurityPolicy(''),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map(feature => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Host names of this machine. Browsers treat them as secure even over plain HTTP. */
const LOCALHOST_PATTERN = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Returns whether the browser treats the origin of a request as secure. Browsers ignore COOP on other origins and log an
 * error. Browsers send fetch metadata (`Sec-Fetch-*`) to secure origins only, also through an untrusted TLS proxy.
 */
const isSecureOrigin = ({ headers }: IncomingMessage): boolean =>
  'sec-fetch-mode' in headers || headers['x-forwarded-proto'] === 'https' || LOCALHOST_PATTERN.test(headers.host ?? '')

/** Sets {@link clientResponseHeaders} on a response. @returns the same response */
export function setClientResponseHeaders(response: ServerResponse): ServerResponse {
  for (const [name, value] of Object.entries(clientResponseHeaders)) response.setHeader(name, value)
  if (!isSecureOrigin(response.req)) response.removeHeader('Cross-Origin-Opener-Policy')
  return response
}

/** Sends a response with a status, {@link clientResponseHeaders} and no body. Does nothing if the response has already begun. */
export function sendStatusResponse(
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

/** Formats a complete HTTP response without a body, to be written directly to a socket. */
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
