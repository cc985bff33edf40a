import type { IncomingMessage } from 'node:http'

/**
 * First path segments of sign-in, as alternatives of a regular expression. A sign-in provider may send its response as
 * a form from its own page.
 */
export const SIGN_IN_PATH_PATTERN_SOURCE = 'oauth2|login'
const signInPathPattern = new RegExp(`^/(${SIGN_IN_PATH_PATTERN_SOURCE})(/|$)`)

/**
 * Returns whether a page of another site could have caused the browser to send a request that changes data (CSRF). The
 * Komga server accepts such requests: it has no CSRF protection, and browsers attach its remember-me cookie to requests
 * of other sites. Our own pages send the header `X-Requested-With`, which other sites cannot set. Programs other than
 * browsers are allowed, because they send neither `Sec-Fetch-Site` nor `Origin`.
 * @param path path without base path and query
 */
export function isPossibleCsrfWrite({ method, headers }: IncomingMessage, path: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if ('x-requested-with' in headers || signInPathPattern.test(path)) return false
  const site = headers['sec-fetch-site']
  return site === undefined ? 'origin' in headers : site !== 'same-origin' && site !== 'none'
}
