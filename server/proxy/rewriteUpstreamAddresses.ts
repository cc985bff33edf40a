/**
 * Address of the client as the browser sees it: `origin` such as `https://comics.example.org`, and base `path`, '' or
 * '/path'.
 */
export type PublicClientAddress = { origin: string; path: string }

/**
 * Rewrites the redirect location of the upstream server: paths on that server become paths under the client's address.
 * A server behind its own proxy may send its public host and base path, although it received other forwarded headers.
 * Locations on other hosts, such as a sign-in provider, stay unchanged.
 * @param location absolute URL, or URL relative to the server
 * @param server   address of the upstream server, including its base path
 */
export function rewriteRedirectLocation(location: string, server: URL, front: PublicClientAddress): string {
  if (!URL.canParse(location, server)) return location
  const { host, pathname, search, hash } = new URL(location, server)
  const path = host === server.host ? clientPathOf(pathname, server.pathname.replace(/\/$/, ''), front.path) : undefined
  return path === undefined ? location : `${front.origin}${path}${search}${hash}`
}

/**
 * Converts a path of the upstream server to a path of the client. Returns undefined for a path outside both base paths. If
 * the client has no base path, every path is valid.
 */
function clientPathOf(path: string, serverBase: string, clientBase: string): string | undefined {
  if (clientBase && isPathBelow(path, clientBase)) return path
  if (isPathBelow(path, serverBase)) return `${clientBase}${path.slice(serverBase.length) || '/'}`
  return clientBase ? undefined : path
}

const isPathBelow = (path: string, base: string) => `${path}/`.startsWith(`${base}/`)

/**
 * Limits a cookie of the upstream server to the host and path of the client. Removes `Secure` if the client is served over
 * plain HTTP, because the browser would reject the cookie.
 */
export function rewriteCookieScope(cookie: string, front: PublicClientAddress): string {
  const attributes = cookie
    .split(';')
    .filter(
      (part, i) =>
        i === 0 || !(/^\s*(domain|path)\s*(=|$)/i.test(part) || (isPlainHttp(front) && isSecureAttribute(part))),
    )
  return [...attributes, ` Path=${front.path || '/'}`].join(';')
}

const isPlainHttp = ({ origin }: PublicClientAddress) => origin.startsWith('http:')
const isSecureAttribute = (part: string) => /^\s*secure\s*$/i.test(part)
