import type { IncomingMessage } from 'node:http'
import { type Duplex, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { ServerLimits } from '../serverLimits'

/** Decoders of the content encodings that browsers request. */
const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const LINE_FEED = 10

/** Returns whether a response is a stream of server-sent events. */
export const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream/i.test(headers['content-type'] ?? '')

/**
 * Returns whether the browser itself loads a response as an image or font. In this case, the size limits of the client
 * do not apply. The function checks several headers, because browsers send `Sec-Fetch-Dest` only to secure origins.
 */
export const isLoadedByBrowserAsImageOrFont = (request: IncomingMessage, { headers }: IncomingMessage): boolean =>
  /^(image|font)$/.test(String(request.headers['sec-fetch-dest'])) ||
  /^(image|font)\//.test(request.headers.accept ?? '') ||
  /^(image|font)\/(?!svg)/i.test(headers['content-type'] ?? '')

/** Returns the content encoding of a response if the program decodes the response. Otherwise, returns undefined. */
export function getContentEncodingToDecode(
  request: IncomingMessage,
  upstreamResponse: IncomingMessage,
): string | undefined {
  const encoding = upstreamResponse.headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return undefined
  return isEventStream(upstreamResponse) || isLoadedByBrowserAsImageOrFont(request, upstreamResponse)
    ? encoding
    : undefined
}

/**
 * Returns the streams that limit the body of a response. A stream fails if an image or font is too large after
 * decoding, or if a line of events is too long.
 */
export function createBodyLimitStreams(
  request: IncomingMessage,
  upstreamResponse: IncomingMessage,
  limits: ServerLimits,
): Duplex[] {
  const isStream = isEventStream(upstreamResponse)
  if (!isStream && !isLoadedByBrowserAsImageOrFont(request, upstreamResponse)) return []
  const limit = isStream ? limitLineBytes(limits.eventLineBytes) : limitBytes(limits.imageBytes)
  const encoding = getContentEncodingToDecode(request, upstreamResponse)
  if (encoding === undefined) return [limit]
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  return [createDecoder?.() ?? limitBytes(0), limit]
}

function limitBytes(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new RangeError('The body is too large'))
      else done(null, chunk)
    },
  })
}

/** Creates a stream that fails when a line exceeds the limit. A line that lies within a single chunk is not checked. */
function limitLineBytes(maxBytes: number): Transform {
  let lineBytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lastLineFeed = chunk.lastIndexOf(LINE_FEED)
      lineBytes = lastLineFeed < 0 ? lineBytes + chunk.length : chunk.length - lastLineFeed - 1
      if (lineBytes > maxBytes) done(new RangeError('The line is too long'))
      else done(null, chunk)
    },
  })
}
