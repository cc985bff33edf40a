const JPEG_MEDIA_TYPES = ['image/jpeg']

/**
 * Media types of the responses to GET requests, by path pattern. The value undefined means that the server ignores the
 * Accept header. Paths without a pattern return JSON (server-facts 1.3).
 */
const PRODUCED_MEDIA_TYPES: [RegExp, string[] | undefined][] = [
  [/^\/api\/v1\/(books|series|collections|readlists)\/[^/]+\/thumbnail(s\/[^/]+)?$/, JPEG_MEDIA_TYPES],
  [/^\/api\/v1\/books\/[^/]+\/pages\/[^/]+\/thumbnail$/, JPEG_MEDIA_TYPES],
  [/^\/api\/v1\/page-hashes\/(unknown\/)?[^/]+\/thumbnail$/, JPEG_MEDIA_TYPES],
  [/^\/api\/v1\/(books|series|readlists)\/[^/]+\/file(\/|$)/, ['application/octet-stream']],
  [/^\/api\/v1\/books\/[^/]+\/manifest$/, ['application/webpub+json', 'application/divina+json']],
  [/^\/api\/v1\/books\/[^/]+\/manifest\/divina$/, ['application/divina+json']],
  [/^\/api\/v1\/books\/[^/]+\/manifest\/(epub|pdf)$/, ['application/webpub+json']],
  [/^\/api\/v1\/books\/[^/]+\/positions$/, ['application/vnd.readium.position-list+json']],
  [/^\/api\/v1\/books\/[^/]+\/progression$/, ['application/vnd.readium.progression+json']],
  [/^\/api\/v1\/(books|transient-books)\/[^/]+\/pages\/[^/]+(\/raw)?$/, undefined],
  [/^\/api\/v1\/books\/[^/]+\/resource\//, undefined],
  [/^\/api\/v1\/fonts\/resource\//, undefined],
  [/^\/sse\/v1\/events$/, ['text/event-stream']],
  [/^\/actuator\/logfile$/, undefined],
  [/^\/actuator\//, ['application/vnd.spring-boot.actuator.v3+json', 'application/json']],
]

/**
 * Returns the media types in which the server can respond to a request. Returns undefined if the server ignores the
 * Accept header of this request.
 */
export function getResponseMediaTypesOfRequest(method: string, path: string): string[] | undefined {
  if (method !== 'GET' && method !== 'HEAD') return path.startsWith('/api/') ? ['application/json'] : undefined
  const rule = PRODUCED_MEDIA_TYPES.find(([pattern]) => pattern.test(path))
  return rule ? rule[1] : ['application/json']
}

/**
 * Returns the media types of an Accept header without their parameters. If there is no header, the result allows every
 * media type.
 */
export function parseAcceptedMediaTypes(accept: string | null): string[] {
  if (accept === null || accept.trim() === '') return ['*/*']
  return accept.split(',').map(part => part.split(';')[0]?.trim().toLowerCase() ?? '')
}

/** Returns whether the Accept header allows at least one of the offered media types. */
export function isAnyOfferedMediaTypeAccepted(accept: string | null, offered: readonly string[]): boolean {
  return parseAcceptedMediaTypes(accept).some(mediaRange => offered.some(type => matchesMediaRange(type, mediaRange)))
}

function matchesMediaRange(type: string, mediaRange: string): boolean {
  if (mediaRange === '*/*' || mediaRange === type) return true
  const [kind, detail] = mediaRange.split('/')
  return (
    type.startsWith(`${kind}/`) &&
    (detail === '*' || (detail?.startsWith('*+') === true && type.endsWith(detail.slice(1))))
  )
}
