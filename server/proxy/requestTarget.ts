import type { IncomingMessage } from 'node:http'

/** Names, IPv4 and bracketed IPv6 addresses, with or without a port. */
const hostPattern = /^(?:[a-z0-9](?:[\w.-]*[\w.])?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i

/** Whether a text is a host as a browser sends it: `nas`, `example.org:8080`, `[::1]:80`. */
export function isHost(text: string): boolean {
  const [host, port] = hostPattern.exec(text) ?? []
  return host !== undefined && text.length <= 255 && (port === undefined || Number(port) <= 65_535)
}

/** Whether a request names exactly one well-formed host. */
export function hasValidHost(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct.host ?? []
  return hosts.length === 1 && isHost(hosts[0] ?? '')
}

/**
 * Whether a request target is a path (and query) as browsers send it. Not so: absolute addresses (`GET http://x/`), `*`,
 * and targets of several slashes, which other programs may take for a host.
 */
export const isPathTarget = (target: string, maxBytes: number): boolean =>
  target.length <= maxBytes && /^\/(?![/\\])[\x21\x22\x24-\x7e\x80-\xff]*$/.test(target)

/**
 * Whether a path stays where it says in every reading of it: no `.` or `..` segment (also encoded, encoded twice, behind a
 * backslash or before a `;`), no control character, no broken escape. A server that resolves such a path leaves its base path.
 * @param path  without the query
 */
export function isPlainPath(path: string): boolean {
  let decoded = path
  for (let round = 0; round < 3; round++) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\x00-\x1f\x7f]/.test(decoded)) return false
    if (decoded.split(/[/\\]/).some(segment => /^\.{1,2}(;|$)/.test(segment))) return false
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      // A name may hold a percent sign: broken is only what was sent.
      return round > 0
    }
  }
  return true
}

/** A path as a server understands it: decoded, without parameters (`;x`) and repeated slashes, in lower case. */
export function canonicalPath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {}
  return decoded
    .replace(/;[^/]*/g, '')
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
}
