import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * What the client's page may load. Books are shown in frames that inherit it, so it is also the last barrier behind
 * untrusted content: nothing from another origin, no script but our own.
 */
const policies = [
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

/** Content-Security-Policy of a page of the client; inline scripts of the page are allowed by their hash, and no others. */
export function contentSecurityPolicy(page: string): string {
  const own = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return policies.map(policy => (policy.startsWith('script-src') ? policy + own.join('') : policy)).join('; ')
}

/** A worker stands under the policy of its own file: the one that fetches a poster from an address may look elsewhere. */
const externalImageWorker = /^\/assets\/externalImageWorker-[\w-]+\.js$/
const externalImageWorkerPolicy =
  "default-src 'none'; script-src 'self'; connect-src * data: blob:; frame-ancestors 'none'"

/**
 * Content-Security-Policy of a file of the client.
 * @param path  without the base path
 */
export const policyOfFile = (path: string): string =>
  externalImageWorker.test(path) ? externalImageWorkerPolicy : contentSecurityPolicy('')

/** Browser features that the client does not use; books in its frames must not use them either. */
const deniedFeatures =
  `accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment
  publickey-credentials-get serial usb xr-spatial-tracking`.split(/\s+/)

/**
 * Headers of every response of this program itself: pages, files, redirects and errors. Workers get the policy of a page
 * too, as they need its connections. Popups of sign-in providers keep their opener (COOP).
 */
export const ownHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy(''),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': deniedFeatures.map(feature => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Names of this machine, which browsers take for secure also by plain HTTP. */
const localHost = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/**
 * Whether a browser takes the origin of a request for secure. Others note an error for COOP, which they ignore. Fetch metadata
 * (`Sec-Fetch-*`) goes to secure origins alone, also through a TLS proxy that is not trusted.
 */
const isSecureOrigin = ({ headers }: IncomingMessage): boolean =>
  'sec-fetch-mode' in headers || headers['x-forwarded-proto'] === 'https' || localHost.test(headers.host ?? '')

/** Sets the headers of this program's own responses. @returns the same response */
export function secureOwn(response: ServerResponse): ServerResponse {
  for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value)
  if (!isSecureOrigin(response.req)) response.removeHeader('Cross-Origin-Opener-Policy')
  return response
}

/** Answers with a status, its standard phrase as text, and the headers of this program. Does nothing when an answer has begun. */
export function sendStatus(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) return
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  secureOwn(response)
    .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers })
    .end()
}

/** A whole response as text, for sockets on which no request was understood. */
export function rawResponse(status: number, phrase: string, headers: Record<string, string> = {}): string {
  const all = { ...ownHeaders, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n`
}
