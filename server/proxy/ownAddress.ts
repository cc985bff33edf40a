/**
 * Where the client stands for a browser, as far as the request tells: `origin` such as `https://comics.example.org`, `path` under
 * it, '' or '/path'.
 */
export type Front = { origin: string; path: string }

/**
 * The address of a redirect as a browser is to follow it: what lies on the server lies under the client's address. A server
 * behind a proxy of its own names its public host and may name its own base path, whatever was forwarded to it. Other addresses,
 * such as the one of a sign-in provider, stay as they are.
 * @param location absolute, or relative to the server
 * @param server   address of the server, its base path included
 */
export function redirectHere(location: string, server: URL, front: Front): string {
  if (!URL.canParse(location, server)) return location
  const { host, pathname, search, hash } = new URL(location, server)
  const path = host === server.host ? pathHere(pathname, server.pathname.replace(/\/$/, ''), front.path) : undefined
  return path === undefined ? location : `${front.origin}${path}${search}${hash}`
}

/** A path of the server as one of the client; undefined where it belongs to neither. Without a base path all is the client's. */
function pathHere(path: string, ofServer: string, ofClient: string): string | undefined {
  if (ofClient && isUnder(path, ofClient)) return path
  if (isUnder(path, ofServer)) return `${ofClient}${path.slice(ofServer.length) || '/'}`
  return ofClient ? undefined : path
}

const isUnder = (path: string, base: string) => `${path}/`.startsWith(`${base}/`)

/** A cookie for the client's address alone. Over plain HTTP a browser would refuse one that is for secure connections only. */
export function cookieHere(cookie: string, front: Front): string {
  const kept = cookie
    .split(';')
    .filter((part, i) => i === 0 || !(/^\s*(domain|path)\s*(=|$)/i.test(part) || (isPlain(front) && isSecure(part))))
  return [...kept, ` Path=${front.path || '/'}`].join(';')
}

const isPlain = ({ origin }: Front) => origin.startsWith('http:')
const isSecure = (part: string) => /^\s*secure\s*$/i.test(part)
