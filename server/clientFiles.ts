import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { type Manifest, preloadsFor } from './preloads'

/**
 * What the client's page may load. Books are shown in frames that inherit it, so it is also the last wall behind
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

/** The policy of a page; a script that stands in the page itself is allowed by its hash, and only that one. */
export function contentSecurityPolicy(page: string): string {
  const own = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return policies.map(policy => (policy.startsWith('script-src') ? policy + own.join('') : policy)).join('; ')
}

/** Headers of a page of the client. */
const pageHeaders = (page: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': contentSecurityPolicy(page),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
})

/** The encodings that are wanted: one of the weight 0 is named to be refused. */
const wanted = (accepted: string | string[] = ''): string =>
  String(accepted)
    .split(',')
    .filter(encoding => !/;\s*q=0(\.0*)?\s*$/i.test(encoding))
    .join(',')

/** A page as a browser takes it. It differs by session, so it is packed when it is sent: quickly rather than small. */
function packed(page: string, accepted: string): { encoding?: 'br' | 'gzip'; body: string | Buffer } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: brotliCompressSync(page, { params }) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: gzipSync(page) }
  return { body: page }
}

/** index.html for a base path: every relative address of the client starts from `<base href>`. */
export const withBase = (html: string, base: string): string =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}/"`)

/**
 * Serves the built client: files by hash and compressed, and the page itself for every other path.
 * @param dist folder of the build
 * @param base '' or '/path'
 */
export function clientFiles(dist: string, base: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(dist, {
    // Looks each file up when it is asked for: a build that is made anew meanwhile must not end the program.
    dev: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const sendPage = (request: IncomingMessage, response: ServerResponse, path: string) => {
    const page = withBase(readFileSync(join(dist, 'index.html'), 'utf8'), base)
    const whole = page.replace('</head>', `${preloadsFor(path, manifestOf(dist), request.headers.cookie)}</head>`)
    const { encoding, body } = packed(whole, request.headers['accept-encoding'] ?? '')
    response.writeHead(200, { ...pageHeaders(page), ...(encoding && { 'Content-Encoding': encoding }) }).end(body)
  }
  return (request, response) => {
    request.headers['accept-encoding'] = wanted(request.headers['accept-encoding'])
    request.url = (request.url ?? '/').slice(base.length) || '/'
    const path = request.url.split('?')[0] ?? '/'
    if (path === '/' || path === '/index.html') return sendPage(request, response, path)
    files(request, response, () => {
      if (path.startsWith('/assets/')) response.writeHead(404).end()
      else sendPage(request, response, path)
    })
  }
}

/** Read each time, as the page is: it belongs to the build that lies there now. */
function manifestOf(dist: string): Manifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
