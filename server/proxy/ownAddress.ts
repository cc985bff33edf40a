/** Public address of the client: `origin` such as `https://comics.example.org`, and base `path`, '' or '/path'. */
export type Front = { origin: string; path: string }

/**
 * Rewrites the redirect location of the upstream server: paths on that server become paths under the client's address.
 * A server behind its own proxy may send its public host and base path, although it received other forwarded headers.
 * Locations on other hosts, such as a sign-in provider, stay unchanged.
 * @param location absolute URL, or URL relative to the server
 * @param server   address of the upstream server, including its base path
 */
export function redirectHere(location: string, server: URL, front: Front): string {
  if (!URL.canParse(location, server)) return location
  const { host, pathname, search, hash } = new URL(location, server)
  const path = host === server.host ? pathHere(pathname, server.pathname.replace(/\/$/, ''), front.path) : undefined
  return path === undefined ? location : `${front.origin}${path}${search}${hash}`
}

/**
 * Converts a path of the upstream server to a path of the client. Returns undefined for a path outside both base paths. If
 * the client has no base path, every path is valid.
 */
function pathHere(path: string, serverBase: string, clientBase: string): string | undefined {
  if (clientBase && isUnder(path, clientBase)) return path
  if (isUnder(path, serverBase)) return `${clientBase}${path.slice(serverBase.length) || '/'}`
  return clientBase ? undefined : path
}

const isUnder = (path: string, base: string) => `${path}/`.startsWith(`${base}/`)

/**
 * Limits a cookie of the upstream server to the host and path of the client. Removes `Secure` if the client is served over
 * plain HTTP, because the browser would reject the cookie.
 */
export function cookieHere(cookie: string, front: Front): string {
  const attributes = cookie
    .split(';')
    .filter((part, i) => i === 0 || !(/^\s*(domain|path)\s*(=|$)/i.test(part) || (isPlain(front) && isSecure(part))))
  return [...attributes, ` Path=${front.path || '/'}`].join(';')
}

const isPlain = ({ origin }: Front) => origin.startsWith('http:')
const isSecure = (part: string) => /^\s*secure\s*$/i.test(part)
