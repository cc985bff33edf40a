const JPEG_MEDIA_TYPES = ['image/jpeg']

/**
 * For each path pattern: the media types that a GET request can return. An undefined value means that the server
 * accepts any Accept header. Paths without a pattern return JSON (server-facts 1.3).
 */
const PRODUCED_MEDIA_TYPES: [RegExp, string[] | undefined][] = [
  [/^\/api\/v1\/(books|series|collections|readlists)\/[^/]+\/thumbnail(s\/[^/]+)?$/, JPEG_MEDIA_TYPES],
  [/^\/api\/v1\/books\/[^/]+\/pages\/[^/]+\/thumbnail$/, JPEG_MEDIA_TYPES],
  [/^\/api\/v1\/page-hashes\/[^/]+\/thumbnail$|^\/api\/v1\/page-hashes\/unknown\/[^/]+\/thumbnail$/, undefined],
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
 * Returns the media types of the response to a GET request. Returns undefined if the server accepts any Accept header
 * for this path.
 */
export function getResponseMediaTypesOfPath(path: string): string[] | undefined {
  const rule = PRODUCED_MEDIA_TYPES.find(([pattern]) => pattern.test(path))
  return rule ? rule[1] : ['application/json']
}

/** Returns the media types of an Accept header without their parameters. Without a header, any type is accepted. */
export function parseAcceptedMediaTypes(accept: string | null): string[] {
  if (accept === null || accept.trim() === '') return ['*/*']
  return accept.split(',').map(part => part.split(';')[0]?.trim().toLowerCase() ?? '')
}

/** Returns whether the Accept header allows any of the offered media types. */
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
