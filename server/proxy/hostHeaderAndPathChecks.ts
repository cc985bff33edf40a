import type { IncomingMessage } from 'node:http'

/** Matches a host name, IPv4 address or bracketed IPv6 address, with an optional port. */
const HOST_PATTERN = /^(?:[a-z0-9](?:[\w.-]*[\w.])?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i

/** Returns whether a text is a valid Host header, for example `nas`, `example.org:8080` or `[::1]:80`. */
export function isValidHostHeaderValue(text: string): boolean {
  const [host, port] = HOST_PATTERN.exec(text) ?? []
  return host !== undefined && text.length <= 255 && (port === undefined || Number(port) <= 65_535)
}

/** Returns whether a request has exactly one Host header with a valid value. */
export function hasValidHostHeader(request: IncomingMessage): boolean {
  const hosts = request.headersDistinct.host ?? []
  return hosts.length === 1 && isValidHostHeaderValue(hosts[0] ?? '')
}

/**
 * Returns whether a request target is a path with an optional query and has at most `maxBytes` bytes. Rejects absolute
 * URLs (`GET http://x/`) and `*`. Also rejects two slashes at the start, because some servers read the text after them
 * as a host.
 */
export const isPathRequestTarget = (target: string, maxBytes: number): boolean =>
  target.length <= maxBytes && /^\/(?![/\\])[\x21\x22\x24-\x7e\x80-\xff]*$/.test(target)

/**
 * Returns whether every server interprets a path in the same way. An ambiguous path could pass the checks of this proxy
 * and still lead out of the base path on the upstream server. Rejects plain, encoded and doubly encoded `.` and `..`
 * segments, control characters, and invalid percent-encoding.
 * @param path path without the query
 */
export function isUnambiguousPath(path: string): boolean {
  let decoded = path
  for (let round = 0; round < 3; round++) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for
    if (/[\x00-\x1f\x7f]/.test(decoded)) return false
    if (decoded.split(/[/\\]/).some(segment => /^\.{1,2}(;|$)/.test(segment))) return false
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      // If the first decoding fails, the percent-encoding of the path is invalid. If the second or third decoding
      // fails, the path is valid. Example: the first decoding of `100%25` returns `100%`, and the second decoding of
      // `100%` fails.
      return round > 0
    }
  }
  return true
}

/**
 * Normalizes a path for comparison: decodes it, removes parameters (`;x`), repeated slashes and a slash at the end, and
 * converts backslashes to slashes and letters to lower case.
 */
export function canonicalizeRequestPath(path: string): string {
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
