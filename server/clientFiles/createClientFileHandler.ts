import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, createGunzip, gzipSync } from 'node:zlib'
import { acceptsEncoding } from '../compression/acceptsEncoding'
import type { ClientBuild, OpenBuildFile } from './clientBuild'
import { isClientPagePath } from './clientPageRoutes'
import {
  createPageContentSecurityPolicy,
  getFileContentSecurityPolicy,
  sendEmptyResponse,
  setClientResponseHeaders,
} from './clientResponseHeaders'
import { createPreloadTags, type ViteManifest } from './createPreloadTags'

/**
 * Supported content encodings, and the file name endings of the files that are stored in these encodings. The encoding
 * that gives the smallest files is first.
 */
const CONTENT_ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/**
 * Compresses an HTML page with a low quality setting, which is fast. The server must compress the page for each
 * request, because the preload tags in the page depend on the session cookie.
 */
function compressPage(page: string, request: IncomingMessage): { encoding?: 'br' | 'gzip'; body: string | Buffer } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (acceptsEncoding(request, 'br')) return { encoding: 'br', body: brotliCompressSync(page, { params }) }
  if (acceptsEncoding(request, 'gzip')) return { encoding: 'gzip', body: gzipSync(page) }
  return { body: page }
}

/**
 * Sets the base path in the `<base href>` of index.html. Browsers resolve all relative URLs of the client against the
 * base path.
 */
export const setBaseHref = (html: string, base: string): string =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}/"`)

/**
 * Creates the request handler for the pages and files of the built client. Page paths get index.html, and file paths
 * get the file. Unknown paths get status 404. If a browser navigates to an unknown path outside of `/assets/`, the 404
 * response contains index.html, so that the client shows its error page. For methods other than GET and HEAD, known
 * paths get status 405.
 * @param build built client
 * @param base base path, '' or '/path'
 */
export function createClientFileHandler(build: ClientBuild, base: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').slice(base.length).split(/\?(.*)/s, 2)
    const type = build.findMediaType(path)
    const isPage = isClientPagePath(path)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return type || isPage
        ? sendEmptyResponse(response, 405, { Allow: 'GET, HEAD' })
        : sendEmptyResponse(response, 404)
    if (type) return sendBuildFile(request, response, { build, path, type })
    if (!isPage && !isPageNavigation(request, path)) return sendEmptyResponse(response, 404)
    sendPage(request, response, { build, base, path, query, status: isPage ? 200 : 404 })
  }
}

/**
 * Returns whether a browser requests a path in order to show a page. Other requests load files, such as scripts or
 * style sheets.
 */
const isPageNavigation = ({ headers }: IncomingMessage, path: string) =>
  !path.startsWith('/assets/') && /\btext\/html\b/.test(headers.accept ?? '')

type PageRequest = { build: ClientBuild; base: string; path: string; query: string; status: number }

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { build, base, path, query, status }: PageRequest,
) {
  const indexHtml = build.readText('index.html')
  // While a new build replaces the previous build, index.html is missing for a short time. Status 503 with
  // `Retry-After` says that a later request can succeed.
  if (indexHtml === undefined) return sendEmptyResponse(response, 503, { 'Retry-After': '1' })
  const page = setBaseHref(indexHtml, base)
  const pageWithPreloads = page.replace(
    '</head>',
    () => `${createPreloadTags(path, readViteManifest(build), request.headers.cookie)}</head>`,
  )
  const { encoding, body } = compressPage(pageWithPreloads, request)
  // The last page of a sign-in popup must be able to reach the window that opened the popup. The header
  // Cross-Origin-Opener-Policy would prevent this access, so this page is sent without the header.
  const isSignInReturn = /(^|&)server_redirect=/.test(query)
  if (isSignInReturn) setClientResponseHeaders(response).removeHeader('Cross-Origin-Opener-Policy')
  else setClientResponseHeaders(response)
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': createPageContentSecurityPolicy(page),
    ...(encoding && { 'Content-Encoding': encoding }),
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

async function sendBuildFile(
  request: IncomingMessage,
  response: ServerResponse,
  { build, path, type }: { build: ClientBuild; path: string; type: string },
): Promise<void> {
  const variant = await openSmallestVariant(request, build, path)
  // A new build may have deleted the file after `findMediaType` found it.
  if (!variant) return sendEmptyResponse(response, 404)
  const { file, encoding, needsDecompression } = variant
  try {
    const tag = `"${file.version}${encoding ?? ''}"`
    setClientResponseHeaders(response)
    response.setHeader('ETag', tag)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Security-Policy', getFileContentSecurityPolicy(path))
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE_CACHE_CONTROL : 'no-cache')
    if (matchesETag(request.headers['if-none-match'], tag)) return void response.writeHead(304).end()
    response.writeHead(200, {
      'Content-Type': type,
      ...(!needsDecompression && { 'Content-Length': file.size }),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    if (request.method === 'HEAD' || file.size === 0) return void response.end()
    const content = needsDecompression ? [file.createStream(), createGunzip()] : [file.createStream()]
    await pipeline([...content, response]).catch(() => undefined)
  } finally {
    await file.close()
  }
}

/** Cache-Control of files that never change. Their name contains a hash of their content. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

const matchesETag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(entry => ['*', tag, `W/${tag}`].includes(entry.trim()))

/**
 * Stored build file that the server sends. `encoding` is the content encoding of the response. If `needsDecompression`
 * is true, the stored file is compressed, and the server decompresses it for the response.
 */
type FileVariant = { file: OpenBuildFile; encoding?: 'br' | 'gzip'; needsDecompression?: boolean }

/**
 * Opens the smallest compressed copy of a file in an encoding that the client accepts. If there is no such copy, opens
 * the uncompressed file. If there is no uncompressed file either, opens the `.gz` copy, which the caller decompresses.
 * The npm package contains large files only as compressed copies.
 */
async function openSmallestVariant(
  request: IncomingMessage,
  build: ClientBuild,
  path: string,
): Promise<FileVariant | undefined> {
  const accepted = CONTENT_ENCODINGS.filter(({ name }) => acceptsEncoding(request, name))
  for (const { name, extension } of accepted) {
    const file = await build.open(path, extension)
    if (file) return { file, encoding: name }
  }
  const uncompressed = await build.open(path, '')
  if (uncompressed) return { file: uncompressed }
  const compressed = await build.open(path, '.gz')
  return compressed && { file: compressed, needsDecompression: true }
}

/**
 * Reads the Vite manifest. The server reads the manifest and index.html for each request, so that both files belong to
 * the same build.
 */
const readViteManifest = (build: ClientBuild): ViteManifest => JSON.parse(build.readText('.vite/manifest.json') ?? '{}')
