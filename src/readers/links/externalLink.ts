import { toExternalUrl } from '../../components/page/externalUrl'

/** Link to another website, or to an e-mail address. */
export interface ExternalLink {
  /** URL with the protocol http, https or mailto. */
  readonly outside: string
}

/** Returns the external link to an address. Returns undefined if {@link toExternalUrl} refuses the address. */
export function toExternalLink(address: string): ExternalLink | undefined {
  const outside = toExternalUrl(address, { allowsMail: true })
  return outside === undefined ? undefined : { outside }
}
