import { createHash } from 'node:crypto'
import { isStreamed } from './streamed'

const CACHE_CONTROL = 'max-age=0, must-revalidate, private'

/** Whether a handler created the response (errors before the handler did not), and headers to add. */
type Finish = { handled: boolean; headers: readonly [string, string][] }

/**
 * Adds the common parts of a response: caching headers, content tag (and 304 for a matching one), security headers,
 * authentication cookies.
 */
export async function finishResponse(
  request: Request,
  pathname: string,
  answer: Response,
  { handled, headers }: Finish,
): Promise<Response> {
  const isApi = pathname.startsWith('/api/')
  if (isApi && handled) {
    const own = answer.headers.get('cache-control')
    answer.headers.set('cache-control', own === null ? CACHE_CONTROL : `${CACHE_CONTROL}, ${own}`)
  }
  // The framework treats the end of a dotted name as a file extension and adds this header as protection.
  if (/^\/actuator\/metrics\/.*\.\w+$/.test(pathname) && answer.body)
    answer.headers.set('content-disposition', 'inline;filename=f.txt')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const tagged = isApi && handled && reads && answer.ok && !isDownload(pathname)
  const result = !tagged
    ? answer
    : isStreamed(answer)
      ? await unlessUnchanged(request, answer)
      : await withTag(request, answer)
  for (const [name, value] of headers) {
    if (name === 'set-cookie') result.headers.append(name, value)
    else result.headers.set(name, value)
  }
  result.headers.set('x-content-type-options', 'nosniff')
  result.headers.set('x-frame-options', 'SAMEORIGIN')
  result.headers.set('x-xss-protection', '0')
  result.headers.append('vary', 'Origin')
  return result
}

/** Whether the path is a file download. Downloads have no content tag. */
function isDownload(pathname: string): boolean {
  return /^\/api\/v1\/(books|series|readlists)\/[^/]+\/file(\/|$)/.test(pathname)
}

async function withTag(request: Request, answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const tag = answer.headers.get('etag') ?? `"0${createHash('md5').update(bytes).digest('hex')}"`
  const headers = new Headers(answer.headers)
  headers.set('etag', tag)
  if (hasTag(request, tag)) return notModified(headers)
  if (answer.status === 204) return new Response(null, { status: 204, headers })
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { status: answer.status, headers })
}

/** Converts a streamed response to 304 if the client has the same content tag, and closes its stream. */
async function unlessUnchanged(request: Request, response: Response): Promise<Response> {
  const tag = response.headers.get('etag')
  if (tag === null || !hasTag(request, tag)) return response
  await response.body?.cancel()
  return notModified(new Headers(response.headers))
}

function hasTag(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags === null) return false
  return tags.trim() === '*' || tags.split(',').some(each => each.trim().replace(/^W\//, '') === tag)
}

function notModified(headers: Headers): Response {
  for (const name of ['content-type', 'content-length', 'content-disposition']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
