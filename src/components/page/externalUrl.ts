/**
 * Returns the URL of a link to another website, as an absolute URL without a user name. This rule applies to every link
 * in metadata, announcements, release notes, chapters and PDFs. The result is undefined for invalid addresses, for other
 * protocols, and for URLs of our own host with any port. Such a request would have the session cookie of the user, because
 * cookies are valid for all ports of a host. Pages of the client act on their URL: `?xAuthToken=` signs in, and the page
 * number of a book is stored as progress.
 * @param options.baseUrl  base of relative addresses; without a base, relative addresses are invalid
 * @param options.allowsMail  whether `mailto:` addresses are allowed, in addition to `http:` and `https:`
 */
export function toExternalUrl(
  address: string,
  { baseUrl, allowsMail = false }: { baseUrl?: string; allowsMail?: boolean } = {},
): string | undefined {
  if (!URL.canParse(address, baseUrl)) return undefined
  const url = new URL(address, baseUrl)
  if (url.protocol === 'mailto:') return allowsMail ? url.href : undefined
  if (!/^https?:$/.test(url.protocol) || isUrlOfOurHost(url)) return undefined
  // Removes the user name, because it can look like a host: https://library.example@evil.example/
  url.username = ''
  url.password = ''
  return url.href
}

/** Whether a URL leads to our own host, with any port. */
export const isUrlOfOurHost = ({ hostname }: URL): boolean =>
  typeof location !== 'undefined' && hostname === location.hostname
