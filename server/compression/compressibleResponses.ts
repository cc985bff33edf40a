/**
 * Minimum size in bytes of a response body that is compressed. For a smaller body, compression does not reduce the
 * number of network packets. A body of unknown size is compressed too.
 */
export const MIN_COMPRESSED_BYTES = 1_024

/**
 * Media types of the responses that the server compresses: texts and uncompressed fonts. Excludes comic pages, book
 * files and archives, which are compressed already. Also excludes event streams, because compression would delay their
 * events.
 */
export const COMPRESSIBLE_MEDIA_TYPES = [
  'application/json',
  'application/problem+json',
  'application/webpub+json',
  'application/divina+json',
  'application/vnd.readium.position-list+json',
  'application/opds+json',
  'application/opds-authentication+json',
  'application/atom+xml',
  'application/xhtml+xml',
  'application/xml',
  'text/html',
  'text/xml',
  'text/css',
  'text/plain',
  'image/svg+xml',
  'font/otf',
  'font/ttf',
] as const

/** Returns whether a body of this media type is worth compressing. Accepts a type with parameters. */
export const isCompressibleMediaType = (type: string): boolean =>
  (COMPRESSIBLE_MEDIA_TYPES as readonly string[]).includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')

/**
 * Matches values of the request header `Sec-Fetch-Site` which show that a page of another site may have caused the
 * request. That page could guess a secret from the size of compressed responses (BREACH). Therefore, responses to these
 * requests are not compressed.
 */
export const FOREIGN_SITE_PATTERN_SOURCE = '^(cross-site|same-site)$'
