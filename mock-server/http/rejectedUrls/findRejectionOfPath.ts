/** Part of the real server that rejects a path before it searches for a request handler. */
export type PathRejection = 'webServer' | 'firewall'

/**
 * Returns which part of the real server rejects a path with status 400, or undefined for an accepted path. The web
 * server (Tomcat) rejects encoded slashes, backslashes and null characters, and malformed encodings. The firewall is
 * `StrictHttpFirewall` of Spring Security 6 with its default rules. Dot segments are not checked, because `URL` resolves
 * them.
 * @param path percent-encoded path, without the query
 */
export function findRejectionOfPath(path: string): PathRejection | undefined {
  if (/%(?:00|2f|5c|(?![0-9a-f]{2}))/i.test(path)) return 'webServer'
  return /%(?:25|2e|3b|0a|0d|e2%80%a[89])|;|\/\//i.test(path) ? 'firewall' : undefined
}
