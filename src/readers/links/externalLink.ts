/** Link to another website, or to an e-mail address. */
export interface ExternalLink {
  /** URL with the protocol http, https or mailto. */
  readonly outside: string
}

const ALLOWED_PROTOCOLS = ['http:', 'https:', 'mailto:']

/**
 * Returns the URL of an external link. Undefined if the protocol is not http, https or mailto. Also undefined for URLs
 * of the server, because a request to the server would send the session cookie of the user.
 */
export function toExternalLink(address: string): ExternalLink | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const isOurHost = typeof location !== 'undefined' && url.host === location.host
  if (!ALLOWED_PROTOCOLS.includes(url.protocol) || isOurHost) return undefined
  // Removes the user name, because it can look like a host: https://library.example@evil.example/
  url.username = ''
  url.password = ''
  return { outside: url.href }
}
