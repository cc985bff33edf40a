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
 * Returns whether the browser reads a response into memory by itself: images and fonts. The client limits its own requests.
 * Browsers send `Sec-Fetch-Dest` to secure origins only.
 */
export const isDrawnByBrowser = (request: IncomingMessage, { headers }: IncomingMessage): boolean =>
  /^(image|font)$/.test(String(request.headers['sec-fetch-dest'])) ||
  /^(image|font)\//.test(request.headers.accept ?? '') ||
  /^(image|font)\/(?!svg)/i.test(headers['content-type'] ?? '')

/** Returns the content encoding of a response that the program decodes. Undefined for other responses. */
export function decodedEncoding(request: IncomingMessage, upstreamResponse: IncomingMessage): string | undefined {
  const encoding = upstreamResponse.headers['content-encoding']?.trim().toLowerCase()
  return encoding && encoding !== 'identity' && isDrawnByBrowser(request, upstreamResponse) ? encoding : undefined
}

/**
 * Returns the streams that limit the body of a response: the bytes of an image or font after decoding, and of a line of events.
 * Above a limit, they fail.
 */
export function createBodyLimits(
  request: IncomingMessage,
  upstreamResponse: IncomingMessage,
  limits: ServerLimits,
): Duplex[] {
  if (isEventStream(upstreamResponse)) return [limitLineBytes(limits.eventLineBytes)]
  if (!isDrawnByBrowser(request, upstreamResponse)) return []
  const encoding = decodedEncoding(request, upstreamResponse)
  if (encoding === undefined) return [limitBytes(limits.imageBytes)]
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  return [createDecoder?.() ?? limitBytes(0), limitBytes(limits.imageBytes)]
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

/** Fails after a line that is longer than the limit by at most one chunk, which has some 64 KiB. */
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
