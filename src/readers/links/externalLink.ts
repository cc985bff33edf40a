import { toExternalUrl } from '../../components/page/externalUrl'

/** Link from a book to a website or to an e-mail address. */
export interface ExternalLink {
  /** URL with the protocol http, https or mailto. */
  readonly outside: string
}

/**
 * Converts a link address to an external link. Returns undefined if the address is not a valid http, https or mailto
 * URL.
 */
export function toExternalLink(address: string): ExternalLink | undefined {
  const outside = toExternalUrl(address, { allowsMail: true })
  return outside === undefined ? undefined : { outside }
}
