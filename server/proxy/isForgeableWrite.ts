import type { IncomingMessage } from 'node:http'

/**
 * First path segments of sign-in, as alternatives of a regular expression. A sign-in provider may send its answer as a form from
 * its own page.
 */
export const SIGN_IN_PATHS = 'oauth2|login'
const signInPathPattern = new RegExp(`^/(${SIGN_IN_PATHS})(/|$)`)

/**
 * Returns whether a page of another site could have made the browser send a request that changes something. The server accepts
 * such requests, because it has no protection of its own and its remember-me cookie is sent by other sites too. Our own
 * pages send `X-Requested-With`, which no other site can. Programs other than browsers send neither `Sec-Fetch-Site` nor `Origin`.
 * @param path path without base path and query
 */
export function isForgeableWrite({ method, headers }: IncomingMessage, path: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if ('x-requested-with' in headers || signInPathPattern.test(path)) return false
  const site = headers['sec-fetch-site']
  return site === undefined ? 'origin' in headers : site !== 'same-origin' && site !== 'none'
}
