import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { acceptsEncoding } from './acceptsEncoding'
import { FOREIGN_SITE_PATTERN_SOURCE, isCompressibleMediaType, MIN_COMPRESSED_BYTES } from './compressibleResponses'

/**
 * Compression levels of gzip and Brotli that need about 2 ms for 150 KB. Higher levels reduce the size by only another
 * 5 to 10 %, but take several times as much time. With higher levels, a burst of requests would be slow on a small home
 * server.
 */
const GZIP_LEVEL = 3
const BROTLI_QUALITY = 3
/** Size of the Brotli window: 2^18 bytes (256 KiB). The default window needs 4 MiB of memory per response. */
const BROTLI_WINDOW_BITS = 18

const encoders: Readonly<Record<string, () => Duplex>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      },
    }),
  gzip: () => createGzip({ level: GZIP_LEVEL }),
}

const foreignSitePattern = new RegExp(FOREIGN_SITE_PATTERN_SOURCE)

/**
 * Prepares the compression of a backend response. Call this function after the headers of the response are set and
 * before `writeHead`. Sets `Content-Encoding`, makes the ETag weak and removes `Content-Length` and `Accept-Ranges`.
 * Does not compress small, partial or already encoded responses, downloads, responses with `no-transform`, and media
 * types that are not in `COMPRESSIBLE_MEDIA_TYPES`. Does not compress responses to requests that {@link mayCompressFor}
 * rejects.
 * @returns function that creates the streams through which the caller pipes the body. For an uncompressed response, the
 *   function returns an empty list.
 */
export function compressBackendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): () => Duplex[] {
  if (status === 304) repeatWeakTag(request, response)
  if (status !== 200 || !isCompressible(response)) return () => []
  addVaryOnEncoding(response)
  if (!mayCompressFor(request)) return () => []
  const encoding = Object.keys(encoders).find(name => acceptsEncoding(request, name))
  if (encoding === undefined) return () => []
  response.setHeader('Content-Encoding', encoding)
  response.removeHeader('Content-Length')
  response.removeHeader('Accept-Ranges')
  const tag = response.getHeader('ETag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`)
  return () => [encoders[encoding]?.()].filter(stream => stream !== undefined)
}

function isCompressible(response: ServerResponse): boolean {
  const textOf = (name: string) => String(response.getHeader(name) ?? '')
  const length = response.getHeader('Content-Length')
  return (
    isCompressibleMediaType(textOf('Content-Type')) &&
    (length === undefined || Number(length) >= MIN_COMPRESSED_BYTES) &&
    !response.hasHeader('Content-Encoding') &&
    !/^\s*attachment\b/i.test(textOf('Content-Disposition')) &&
    !/\bno-transform\b/i.test(textOf('Cache-Control'))
  )
}

/**
 * Returns whether the response to a request may be compressed. Returns false for a request with the header `Range`,
 * because its byte positions refer to the uncompressed body. Also returns false for a request that another site may
 * have caused, because the other site could try to measure the compressed size (BREACH).
 */
const mayCompressFor = ({ headers }: IncomingMessage) =>
  headers.range === undefined && !foreignSitePattern.test(String(headers['sec-fetch-site'] ?? ''))

function addVaryOnEncoding(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(', ')
  if (/(^|,)\s*(\*|accept-encoding)\s*(,|$)/i.test(names)) return
  response.setHeader('Vary', names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`)
}

/**
 * Makes the ETag of a 304 response weak if `If-None-Match` contains the weak form of this ETag. The browser received
 * the weak ETag with a compressed response.
 */
function repeatWeakTag({ headers }: IncomingMessage, response: ServerResponse): void {
  const tag = response.getHeader('ETag')
  if (typeof tag !== 'string' || !(headers['if-none-match'] ?? '').includes(`W/${tag}`)) return
  response.setHeader('ETag', `W/${tag}`)
  addVaryOnEncoding(response)
}
