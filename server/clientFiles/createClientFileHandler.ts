import { existsSync, readFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliCompressSync, constants, createGunzip, gzipSync } from 'node:zlib'
import { isClientPagePath } from './clientPageRoutes'
import {
  createPageContentSecurityPolicy,
  getFileContentSecurityPolicy,
  sendEmptyResponse,
  setClientResponseHeaders,
} from './clientResponseHeaders'
import { createBuildFileLookup, type ServedBuildFile } from './createBuildFileLookup'
import { createPreloadTags, type ViteManifest } from './createPreloadTags'

/** Supported content encodings and the extensions of their files. The encoding with the smallest result comes first. */
const CONTENT_ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

/**
 * Returns whether a client accepts a content encoding. A weight of 0 (`q=0`) means that the client rejects the
 * encoding.
 */
function acceptsEncoding({ headers }: IncomingMessage, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .some(entry => entry.split(';', 1)[0]?.trim() === encoding)
}

/** Compresses a page quickly. The page is compressed anew for each request, because it depends on the session. */
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
 * Creates the request handler of the built client. Page routes get index.html. Other paths must be exact paths of
 * files. Unknown paths get status 404. If a browser navigates to an unknown path outside `/assets/`, the body of the
 * 404 response is index.html, which shows the error. On known paths, methods other than GET and HEAD get 405.
 * @param dist folder of the build
 * @param base base path, '' or '/path'
 */
export function createClientFileHandler(dist: string, base: string) {
  const currentFiles = createBuildFileLookup(dist)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').slice(base.length).split(/\?(.*)/s, 2)
    const file = currentFiles().get(path)
    const isPage = isClientPagePath(path)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return file || isPage
        ? sendEmptyResponse(response, 405, { Allow: 'GET, HEAD' })
        : sendEmptyResponse(response, 404)
    if (file) return sendBuildFile(request, response, file, path)
    if (!isPage && !isPageNavigation(request, path)) return sendEmptyResponse(response, 404)
    sendPage(request, response, { dist, base, path, query, status: isPage ? 200 : 404 })
  }
}

/** Returns whether a browser requests a page. Scripts request files instead. */
const isPageNavigation = ({ headers }: IncomingMessage, path: string) =>
  !path.startsWith('/assets/') && /\btext\/html\b/.test(headers.accept ?? '')

type PageRequest = { dist: string; base: string; path: string; query: string; status: number }

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, base, path, query, status }: PageRequest,
) {
  const page = setBaseHref(readFileSync(join(dist, 'index.html'), 'utf8'), base)
  const pageWithPreloads = page.replace(
    '</head>',
    () => `${createPreloadTags(path, readViteManifest(dist), request.headers.cookie)}</head>`,
  )
  const { encoding, body } = compressPage(pageWithPreloads, request)
  // Removes the header Cross-Origin-Opener-Policy from the page at the end of a sign-in popup. With this header, the
  // page could not reach the window that opened the popup.
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
  { file, type }: ServedBuildFile,
  path: string,
): Promise<void> {
  const variant = await openSmallestVariant(request, file)
  // A new build may have deleted the file after the lookup.
  if (!variant) return sendEmptyResponse(response, 404)
  const { handle, encoding, isDecompressed } = variant
  try {
    const { size, mtimeMs } = await handle.stat()
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${encoding ?? ''}"`
    setClientResponseHeaders(response)
    response.setHeader('ETag', tag)
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('Content-Security-Policy', getFileContentSecurityPolicy(path))
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE_CACHE_CONTROL : 'no-cache')
    if (matchesETag(request.headers['if-none-match'], tag)) return void response.writeHead(304).end()
    response.writeHead(200, {
      'Content-Type': type,
      ...(!isDecompressed && { 'Content-Length': size }),
      ...(encoding && { 'Content-Encoding': encoding }),
    })
    if (request.method === 'HEAD') return void response.end()
    if (size === 0) return void response.end()
    // Sends at most the size in the response headers, because the file may grow during the response.
    const stored = handle.createReadStream({ autoClose: false, end: size - 1 })
    const content = isDecompressed ? [stored, createGunzip()] : [stored]
    await pipeline([...content, response]).catch(() => undefined)
  } finally {
    await handle.close()
  }
}

/** Cache-Control of files that never change. Their name contains a hash of their content. */
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

const matchesETag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(entry => ['*', tag, `W/${tag}`].includes(entry.trim()))

/**
 * Stored variant of a file. `encoding` is its content encoding. If `isDecompressed` is true, the response must contain
 * the decompressed content.
 */
type FileVariant = { handle: FileHandle; encoding?: 'br' | 'gzip'; isDecompressed?: boolean }

/**
 * Opens the smallest compressed variant that the client accepts. If there is none, opens the file itself. The npm
 * package contains large files only in compressed form. A client that accepts no compression receives the decompressed
 * content.
 */
async function openSmallestVariant(request: IncomingMessage, file: string): Promise<FileVariant | undefined> {
  const accepted = CONTENT_ENCODINGS.filter(({ name }) => acceptsEncoding(request, name))
  for (const { name, extension } of accepted) {
    const handle = await openIfPresent(`${file}${extension}`)
    if (handle) return { handle, encoding: name }
  }
  const uncompressed = await openIfPresent(file)
  if (uncompressed) return { handle: uncompressed }
  const compressed = await openIfPresent(`${file}.gz`)
  return compressed && { handle: compressed, isDecompressed: true }
}

const openIfPresent = (file: string): Promise<FileHandle | undefined> =>
  open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** Reads the Vite manifest for each request, so that the manifest and index.html always belong to the same build. */
function readViteManifest(dist: string): ViteManifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
