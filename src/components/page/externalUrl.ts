/**
 * Converts an address to the absolute URL of another website, and removes the user name and password from the URL. Used
 * for every link in metadata, announcements, release notes, chapters and PDFs. Rejects URLs of our own host with any
 * port, because browsers would send the session cookie to our host and a request to the URL could change data. For
 * example, the parameter `?xAuthToken=` can sign in to another account.
 * @param options.baseUrl  base of relative addresses. Without a base, relative addresses are invalid
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
  // Removes the user name, because it can look like a host. Example: https://library.example@evil.example/
  url.username = ''
  url.password = ''
  return url.href
}

/** Returns whether a URL has the host name of the current page. Ignores the port. */
export const isUrlOfOurHost = ({ hostname }: URL): boolean =>
  typeof location !== 'undefined' && hostname === location.hostname
