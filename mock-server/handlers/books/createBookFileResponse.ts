import type { ZipEntryStream } from '../../archives/readOrRenderBookPageImage'
import { HttpProblem } from '../../http/httpProblems'
import { markResponseWithoutEtag } from '../../http/responsesWithoutEtag'
import type { BookRecord } from '../../state/libraryRecords'

const CACHE_CONTROL = 'max-age=0, must-revalidate, private'

/**
 * Creates a response with content of a book file. The header Last-Modified contains the time at which the server last
 * analyzed the book or removed pages from it.
 * @param additionalHeaders additional headers of the response
 */
export function createBookFileResponse(
  book: BookRecord,
  body: Buffer | string | ZipEntryStream,
  mediaType: string,
  additionalHeaders: Record<string, string> = {},
): Response {
  const headers = new Headers({
    'content-type': mediaType,
    'cache-control': CACHE_CONTROL,
    ...lastModifiedHeader(book),
    ...additionalHeaders,
  })
  if (typeof body === 'string') return new Response(body, { headers })
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { headers })
  headers.set('etag', body.etag)
  return markResponseWithoutEtag(new Response(body.stream, { headers }))
}

/**
 * Returns a 304 response if the request has no header If-None-Match, and the book has not changed since the time in the
 * header If-Modified-Since. Otherwise, returns undefined. Before the call, check that the user may see the book.
 */
export function createBookNotModifiedResponse(request: Request, book: BookRecord): Response | undefined {
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  if (Number.isNaN(since) || request.headers.has('if-none-match')) return undefined
  return Math.floor(book.media.lastModified / 1000) * 1000 <= since
    ? new Response(null, { status: 304, headers: lastModifiedHeader(book) })
    : undefined
}

/**
 * Responds to a request for a page of a book. Returns the 304 response of {@link createBookNotModifiedResponse} if it
 * is defined. Otherwise, returns the result of `respond`.
 * @param respond creates the response with the page
 * @throws HttpProblem if `respond` throws an HttpProblem. The header Last-Modified is added to this HttpProblem
 */
export async function respondWithBookDate(
  request: Request,
  book: BookRecord,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return createBookNotModifiedResponse(request, book) ?? (await respond())
  } catch (error) {
    throw error instanceof HttpProblem ? error.withHeaders(lastModifiedHeader(book)) : error
  }
}

const lastModifiedHeader = (book: BookRecord) => ({
  'last-modified': new Date(book.media.lastModified).toUTCString(),
})
