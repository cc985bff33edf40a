/**
 * Converts an address to the absolute URL of another website, without a user name. Used for every link in metadata,
 * announcements, release notes, chapters and PDFs. Rejects URLs of our own host, on every port, because browsers would
 * send the session cookie to them. For example, the parameter `?xAuthToken=` signs in, and opening a book page stores
 * progress.
 * @param options.baseUrl  base of relative addresses; without a base, relative addresses are invalid
 * @param options.allowsMail  whether `mailto:` addresses are allowed, in addition to `http:` and `https:`
 * @returns undefined for an invalid address, another protocol, or our own host
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

/** Returns whether a URL has our own host name, with any port. */
export const isUrlOfOurHost = ({ hostname }: URL): boolean =>
  typeof location !== 'undefined' && hostname === location.hostname
