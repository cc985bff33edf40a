import type { IncomingMessage } from 'node:http'

/**
 * First path segments of the sign-in paths, as alternatives of a regular expression. These paths accept writes from
 * other sites, because a sign-in provider may send its response as a form from its own page.
 */
export const SIGN_IN_PATH_PATTERN_SOURCE = 'oauth2|login'
const signInPathPattern = new RegExp(`^/(${SIGN_IN_PATH_PATTERN_SOURCE})(/|$)`)

/**
 * Returns whether a request may be a CSRF attack: a request that changes data, and that a page of another site may have
 * caused. The Komga server has no protection against these requests, and browsers attach its remember-me cookie to
 * them. Pages of Longbox send the header `X-Requested-With`, which other sites cannot set. Programs other than browsers
 * are allowed, because they send neither `Sec-Fetch-Site` nor `Origin`.
 * @param path path without base path and query
 */
export function isPossibleCsrfWrite({ method, headers }: IncomingMessage, path: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if ('x-requested-with' in headers || signInPathPattern.test(path)) return false
  const site = headers['sec-fetch-site']
  return site === undefined ? 'origin' in headers : site !== 'same-origin' && site !== 'none'
}
