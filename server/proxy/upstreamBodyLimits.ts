import type { IncomingMessage } from 'node:http'
import { type Duplex, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { ServerLimits } from '../serverLimits'

/** Functions that create a decoding stream for a response body, by content encoding. */
const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Returns whether a response is a stream of server-sent events. */
export const isEventStream = ({ headers }: IncomingMessage): boolean =>
  /^text\/event-stream/i.test(headers['content-type'] ?? '')

/**
 * Returns whether the browser itself loads a response as an image or font. The script of the client cannot limit the
 * size of this response, so the proxy limits the size. Checks several headers, because browsers send `Sec-Fetch-Dest`
 * only to secure origins.
 */
const isLoadedByBrowserAsImageOrFont = (request: IncomingMessage, { headers }: IncomingMessage): boolean =>
  /^(image|font)$/.test(String(request.headers['sec-fetch-dest'])) ||
  /^(image|font)\//.test(request.headers.accept ?? '') ||
  /^(image|font)\/(?!svg)/i.test(headers['content-type'] ?? '')

/** Size limits for the body of an upstream response. */
export interface UpstreamBodyLimits {
  /** Whether the proxy decompresses the body before it sends the body to the client. */
  readonly isDecoded: boolean
  /**
   * Creates the streams through which the proxy pipes the response body. For an image or font, the streams fail if the
   * decoded body is too large. For live events, the streams fail if a single event is too large. In both cases, they
   * also fail if the content encoding is unknown.
   */
  readonly createStreams: () => Duplex[]
}

/** Returns the size limits for the body of an upstream response. Only event streams, images and fonts have limits. */
export function getUpstreamBodyLimits(
  request: IncomingMessage,
  upstreamResponse: IncomingMessage,
  limits: ServerLimits,
): UpstreamBodyLimits {
  const isStream = isEventStream(upstreamResponse)
  if (!isStream && !isLoadedByBrowserAsImageOrFont(request, upstreamResponse))
    return { isDecoded: false, createStreams: () => [] }
  const createLimit = () => (isStream ? limitEventBytes(limits.eventBytes) : limitBytes(limits.imageBytes))
  const encoding = upstreamResponse.headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return { isDecoded: false, createStreams: () => [createLimit()] }
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  return { isDecoded: true, createStreams: () => [createDecoder?.() ?? limitBytes(0), createLimit()] }
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

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * Creates a stream that fails when an event has more than `maxBytes` bytes. An event ends with an empty line. A line
 * ends with a line feed, a carriage return, or both (HTML standard, section 9.2.5).
 */
function limitEventBytes(maxBytes: number): Transform {
  let eventBytes = 0
  let isLineEmpty = true
  let previousByte = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      for (const byte of chunk) {
        const isLineEnd = byte === CARRIAGE_RETURN || (byte === LINE_FEED && previousByte !== CARRIAGE_RETURN)
        eventBytes = isLineEnd && isLineEmpty ? 0 : eventBytes + 1
        if (eventBytes > maxBytes) return done(new RangeError('The event is too large'))
        isLineEmpty = isLineEnd || (isLineEmpty && byte === LINE_FEED)
        previousByte = byte
      }
      done(null, chunk)
    },
  })
}
