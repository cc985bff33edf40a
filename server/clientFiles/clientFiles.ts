import { existsSync, readFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type BuildFile, buildFiles } from './buildFiles'
import { contentSecurityPolicy, policyOfFile, secureOwn, sendStatus } from './ownHeaders'
import { isPageRoute } from './pageRoutes'
import { type Manifest, preloadsFor } from './preloads'

/** Supported content encodings, smallest result first, with the extension of the precompressed files. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/** Whether a client accepts a content encoding. A weight of 0 (`q=0`) rejects it. */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .some(entry => entry.split(';', 1)[0]?.trim() === encoding)
}

/** Compresses a page for a request. Pages differ by session, so they are compressed at each request with a fast level. */
function packed(page: string, request: IncomingMessage): { encoding?: 'br' | 'gzip'; body: string | Buffer } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (accepts(request, 'br')) return { encoding: 'br', body: brotliCompressSync(page, { params }) }
  if (accepts(request, 'gzip')) return { encoding: 'gzip', body: gzipSync(page) }
  return { body: page }
}

/** Sets the `<base href>` of index.html, from which the browser resolves all relative URLs of the client. */
export const withBase = (html: string, base: string): string =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}/"`)

/**
 * Creates the request handler of the built client. It serves files by their exact paths, and index.html for page routes.
 * Unknown paths get 404; a browser navigation also gets index.html, which shows the error. Other methods than GET and HEAD get 405.
 * @param dist  folder of the build
 * @param base  base path, '' or '/path'
 */
export function clientFiles(dist: string, base: string) {
  const currentFiles = buildFiles(dist)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').slice(base.length).split(/\?(.*)/s, 2)
    const file = currentFiles().get(path)
    const isPage = isPageRoute(path)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return file || isPage ? sendStatus(response, 405, { Allow: 'GET, HEAD' }) : sendStatus(response, 404)
    if (file) return sendFile(request, response, file, path)
    if (!isPage && !isVisit(request, path)) return sendStatus(response, 404)
    sendPage(request, response, { dist, base, path, query, status: isPage ? 200 : 404 })
  }
}

/** Whether a request is a navigation of a browser, not a request of a script for a file. */
const isVisit = ({ headers }: IncomingMessage, path: string) =>
  !path.startsWith('/assets/') && /\btext\/html\b/.test(headers.accept ?? '')

type PageRequest = { dist: string; base: string; path: string; query: string; status: number }

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, base, path, query, status }: PageRequest,
) {
  const page = withBase(readFileSync(join(dist, 'index.html'), 'utf8'), base)
  const pageWithPreloads = page.replace(
    '</head>',
    () => `${preloadsFor(path, manifestOf(dist), request.headers.cookie)}</head>`,
  )
  const { encoding, body } = packed(pageWithPreloads, request)
  // The popup of a sign-in provider returns to this page and must reach its opener.
  const isSignInReturn = /(^|&)server_redirect=/.test(query)
  if (isSignInReturn) secureOwn(response).removeHeader('Cross-Origin-Opener-Policy')
  else secureOwn(response)
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': contentSecurityPolicy(page),
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type }: BuildFile,
  path: string,
): Promise<void> {
  const variant = await openBest(request, file)
  // A new build may have removed the file.
  if (!variant) return sendStatus(response, 404)
  const { handle, encoding } = variant
  try {
    const { size, mtimeMs } = await handle.stat()
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${encoding ?? ''}"`
    secureOwn(response)
    response.setHeader('ETag', tag)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Security-Policy', policyOfFile(path))
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? FOREVER : 'no-cache')
    if (hasTag(request.headers['if-none-match'], tag)) return void response.writeHead(304).end()
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': size,
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    if (request.method === 'HEAD') return void response.end()
    if (size === 0) return void response.end()
    // Sends only the announced size, because the file may grow meanwhile.
    await pipeline(handle.createReadStream({ autoClose: false, end: size - 1 }), response).catch(() => undefined)
  } finally {
    await handle.close()
  }
}

/** Cache-Control of files with a content hash in their name, which never change. */
const FOREVER = 'public, max-age=31536000, immutable'

const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(entry => ['*', tag, `W/${tag}`].includes(entry.trim()))

/** Opens the smallest precompressed variant of a file that the client accepts, or the file itself. */
async function openBest(request: IncomingMessage, file: string) {
  const accepted = encodings.filter(({ name }) => accepts(request, name))
  for (const { name, extension } of [...accepted, { name: undefined, extension: '' }]) {
    const handle: FileHandle | undefined = await open(`${file}${extension}`).catch(() => undefined)
    if (handle) return { handle, encoding: name }
  }
  return undefined
}

/** Reads the Vite manifest. It is read at each request like index.html, so that both belong to the same build. */
function manifestOf(dist: string): Manifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
