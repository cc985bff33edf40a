/**
 * Public address of Longbox as the browser sees it. `origin` has the form `https://comics.example.org`. `path` is '' or
 * '/path'.
 */
export type PublicLongboxAddress = { origin: string; path: string }

/**
 * Rewrites a redirect of the upstream server. Paths on the upstream server become paths of Longbox. Redirects to other
 * hosts, such as a sign-in provider, stay unchanged.
 * @param location absolute URL, or URL relative to the upstream server
 * @param server address of the upstream server, including its base path
 */
export function rewriteRedirectLocation(location: string, server: URL, front: PublicLongboxAddress): string {
  if (!URL.canParse(location, server)) return location
  const { host, pathname, search, hash } = new URL(location, server)
  const path = host === server.host ? clientPathOf(pathname, server.pathname.replace(/\/$/, ''), front.path) : undefined
  return path === undefined ? location : `${front.origin}${path}${search}${hash}`
}

/**
 * Converts a path of the upstream server to a path of Longbox. The first matching rule applies:
 * - If the path is below the base path of Longbox, it stays unchanged.
 * - If the path is below the base path of the upstream server, the base path of Longbox replaces that base path.
 * - For any other path, the result is undefined if Longbox has a base path. Otherwise, the path stays unchanged.
 * @returns converted path, or undefined according to the last rule
 */
function clientPathOf(path: string, serverBase: string, clientBase: string): string | undefined {
  if (clientBase && isPathBelow(path, clientBase)) return path
  if (isPathBelow(path, serverBase)) return `${clientBase}${path.slice(serverBase.length) || '/'}`
  return clientBase ? undefined : path
}

const isPathBelow = (path: string, base: string) => `${path}/`.startsWith(`${base}/`)

/**
 * Limits a cookie of the upstream server to the host and path of Longbox. Removes the attribute `Secure` if Longbox
 * uses plain HTTP, because browsers would reject the cookie.
 */
export function rewriteCookieScope(cookie: string, front: PublicLongboxAddress): string {
  const attributes = cookie
    .split(';')
    .filter(
      (part, i) =>
        i === 0 || !(/^\s*(domain|path)\s*(=|$)/i.test(part) || (isPlainHttp(front) && isSecureAttribute(part))),
    )
  return [...attributes, ` Path=${front.path || '/'}`].join(';')
}

const isPlainHttp = ({ origin }: PublicLongboxAddress) => origin.startsWith('http:')
const isSecureAttribute = (part: string) => /^\s*secure\s*$/i.test(part)
