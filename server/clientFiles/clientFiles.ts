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

/** Encodings in which something can be sent, the smallest first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Whether a client accepts an encoding: a weight of 0 refuses it. */
function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  return String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .some(entry => entry.split(';', 1)[0]?.trim() === encoding)
}

/** A page as a browser takes it. It differs by session, so it is packed when it is sent: quickly rather than small. */
function packed(page: string, request: IncomingMessage): { encoding?: 'br' | 'gzip'; body: string | Buffer } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  if (accepts(request, 'br')) return { encoding: 'br', body: brotliCompressSync(page, { params }) }
  if (accepts(request, 'gzip')) return { encoding: 'gzip', body: gzipSync(page) }
  return { body: page }
}

/** index.html for a base path: every relative address of the client starts from `<base href>`. */
export const withBase = (html: string, base: string): string =>
  html.replace(/<base href="[^"]*"/, `<base href="${base}/"`)

/**
 * Serves the built client: its files by their exact addresses, and its page for the addresses of pages. Unknown addresses get
 * 404, where a browser asks with the page that says so; methods other than GET and HEAD get 405.
 * @param dist  folder of the build
 * @param base  '' or '/path'
 */
export function clientFiles(dist: string, base: string) {
  const filesNow = buildFiles(dist)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/', query = ''] = (request.url ?? '/').slice(base.length).split(/\?(.*)/s, 2)
    const file = filesNow().get(path)
    const isPage = isPageRoute(path)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return file || isPage ? sendStatus(response, 405, { Allow: 'GET, HEAD' }) : sendStatus(response, 404)
    if (file) return sendFile(request, response, file, path)
    if (!isPage && !isVisit(request, path)) return sendStatus(response, 404)
    sendPage(request, response, { dist, base, path, query, status: isPage ? 200 : 404 })
  }
}

/** Whether somebody visits an address with a browser, rather than a script that asks for a file. */
const isVisit = ({ headers }: IncomingMessage, path: string) =>
  !path.startsWith('/assets/') && /\btext\/html\b/.test(headers.accept ?? '')

type PageRequest = { dist: string; base: string; path: string; query: string; status: number }

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { dist, base, path, query, status }: PageRequest,
) {
  const page = withBase(readFileSync(join(dist, 'index.html'), 'utf8'), base)
  const whole = page.replace('</head>', () => `${preloadsFor(path, manifestOf(dist), request.headers.cookie)}</head>`)
  const { encoding, body } = packed(whole, request)
  // A sign-in provider sends its popup back here: it reports to its opener.
  const isReturn = /(^|&)server_redirect=/.test(query)
  if (isReturn) secureOwn(response).removeHeader('Cross-Origin-Opener-Policy')
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
  const found = await openBest(request, file)
  // A build that is made anew meanwhile has other files.
  if (!found) return sendStatus(response, 404)
  const { handle, encoding } = found
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
    // The file may grow while it is sent.
    if (size === 0) return void response.end()
    await pipeline(handle.createReadStream({ autoClose: false, end: size - 1 }), response).catch(() => undefined)
  } finally {
    await handle.close()
  }
}

/** Files with a hash in their name never change. */
const FOREVER = 'public, max-age=31536000, immutable'

const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(entry => ['*', tag, `W/${tag}`].includes(entry.trim()))

/** Opens the smallest twin of a file that the client accepts, or the file itself. */
async function openBest(request: IncomingMessage, file: string) {
  const twins = encodings.filter(({ name }) => accepts(request, name))
  for (const { name, ending } of [...twins, { name: undefined, ending: '' }]) {
    const handle: FileHandle | undefined = await open(`${file}${ending}`).catch(() => undefined)
    if (handle) return { handle, encoding: name }
  }
  return undefined
}

/** Read each time, as the page is: it belongs to the build that lies there now. */
function manifestOf(dist: string): Manifest {
  const file = join(dist, '.vite', 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
