import type { IncomingMessage } from 'node:http'

/**
 * First path segments of the sign-in paths, as alternatives of a regular expression. The proxy accepts POST requests
 * from other sites on these paths, because the page of a sign-in provider may submit a form to them.
 */
export const SIGN_IN_PATH_PATTERN_SOURCE = 'oauth2|login'
const signInPathPattern = new RegExp(`^/(${SIGN_IN_PATH_PATTERN_SOURCE})(/|$)`)

/**
 * Returns whether a request may be a CSRF attack: a request that changes data and comes from a page of another site.
 * The Komga server does not detect CSRF attacks. Returns false for requests with `X-Requested-With`, because Longbox
 * sends this header and other sites cannot set it. Returns false for sign-in paths (see
 * {@link SIGN_IN_PATH_PATTERN_SOURCE}). Also returns false for requests of programs other than browsers, because these
 * requests contain neither `Sec-Fetch-Site` nor `Origin`.
 * @param path path without base path and query
 */
export function isPossibleCsrfWrite({ method, headers }: IncomingMessage, path: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if ('x-requested-with' in headers || signInPathPattern.test(path)) return false
  const site = headers['sec-fetch-site']
  return site === undefined ? 'origin' in headers : site !== 'same-origin' && site !== 'none'
}
