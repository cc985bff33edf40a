import { createHash } from 'node:crypto'
import { isResponseWithoutEtag } from './responsesWithoutEtag'

const CACHE_CONTROL = 'max-age=0, must-revalidate, private'

/**
 * Options of `addCommonResponseHeaders`. `handled` is true if a request handler created the response. `headers` are
 * headers to add to the response.
 */
type FinishOptions = { handled: boolean; headers: readonly [string, string][] }

/**
 * Adds caching headers, an ETag, security headers and the given headers, such as cookies, to a response. Computes an
 * ETag only for a successful API response to a GET request, except for file downloads. Converts the response to 304 if
 * the client already has the same ETag. The response to a HEAD request gets its content length, but no ETag and no
 * status 304. Exception: if `markResponseWithoutEtag` has marked a response, its content length and ETag come from the
 * request handler, and the response to a HEAD request can become a 304 too.
 */
export async function addCommonResponseHeaders(
  request: Request,
  pathname: string,
  original: Response,
  { handled, headers }: FinishOptions,
): Promise<Response> {
  const isApi = pathname.startsWith('/api/')
  if (isApi && handled) {
    const handlerCaching = original.headers.get('cache-control')
    original.headers.set(
      'cache-control',
      handlerCaching === null ? CACHE_CONTROL : `${CACHE_CONTROL}, ${handlerCaching}`,
    )
  }
  // Adds a Content-Disposition header to the response for a metric whose name contains a dot, such as `jvm.info`. The
  // real server adds this header, because it mistakes the text after the last dot for a file extension.
  if (/^\/actuator\/metrics\/.*\.\w+$/.test(pathname) && original.body)
    original.headers.set('content-disposition', 'inline;filename=f.txt')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const tagged = isApi && handled && reads && original.ok && !isDownload(pathname)
  const result = !tagged
    ? original
    : isResponseWithoutEtag(original)
      ? await notModifiedIfTagMatches(request, original)
      : await withContentTag(request, original)
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

/** Returns whether a path is a file download. Downloads have no ETag. */
function isDownload(pathname: string): boolean {
  return /^\/api\/v1\/(books|series|readlists)\/[^/]+\/file(\/|$)/.test(pathname)
}

async function withContentTag(request: Request, original: Response): Promise<Response> {
  const bytes = new Uint8Array(await original.arrayBuffer())
  const tag = original.headers.get('etag') ?? `"0${createHash('md5').update(bytes).digest('hex')}"`
  const headers = new Headers(original.headers)
  const isHead = request.method === 'HEAD'
  if (!isHead) headers.set('etag', tag)
  if (!isHead && matchesIfNoneMatch(request, tag)) return notModifiedResponse(headers)
  if (original.status === 204) return new Response(null, { status: 204, headers })
  headers.set('content-length', String(bytes.length))
  return new Response(isHead ? null : bytes, { status: original.status, headers })
}

/**
 * Returns a 304 response without a body if the header If-None-Match of the request matches the ETag of the response.
 * Otherwise, returns the response unchanged.
 */
async function notModifiedIfTagMatches(request: Request, response: Response): Promise<Response> {
  const tag = response.headers.get('etag')
  if (tag === null || !matchesIfNoneMatch(request, tag)) return response
  await response.body?.cancel()
  return notModifiedResponse(new Headers(response.headers))
}

function matchesIfNoneMatch(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match')
  if (tags === null) return false
  return tags.trim() === '*' || tags.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === tag)
}

function notModifiedResponse(headers: Headers): Response {
  for (const name of ['content-type', 'content-length', 'content-disposition']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
