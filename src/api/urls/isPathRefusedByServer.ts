import { ServerError } from '../ServerError'

/**
 * Returns whether the server refuses every request with a URL path. Spring Security's `StrictHttpFirewall`, which Komga
 * uses unchanged, responds with status 400 if the path contains a percent sign, semicolon, line break, slash, backslash
 * or null character in encoded form, an encoded period, or two slashes in a row. Queries have no such restriction.
 * Source: `StrictHttpFirewall.java` of Spring Security 6.
 * @param path percent-encoded path, without the query
 */
export const isPathRefusedByServer = (path: string): boolean =>
  /%(?:25|3b|0[0ad]|2[ef]|5c|e2%80%a[89])|[;\\]|\/\//i.test(path)

/**
 * Returns whether a call has failed because the server refuses its path.
 * @param path percent-encoded path of the call, without the query
 */
export const isRefusalOfPath = (error: unknown, path: string): boolean =>
  error instanceof ServerError && error.status === 400 && isPathRefusedByServer(path)
