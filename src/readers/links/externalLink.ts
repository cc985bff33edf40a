/** Link to another website or to an e-mail address. */
export interface ExternalLink {
  /** URL with the protocol http, https or mailto. */
  readonly outside: string
}

const ALLOWED_PROTOCOLS = ['http:', 'https:', 'mailto:']

/**
 * Returns the external link of a URL in a book; undefined for other protocols and for addresses of our server. A link to our own
 * server would send the session cookie of the user.
 */
export function toExternalLink(address: string): ExternalLink | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, href } = new URL(address)
  const isOurHost = typeof location !== 'undefined' && host === location.host
  return ALLOWED_PROTOCOLS.includes(protocol) && !isOurHost ? { outside: href } : undefined
}
