import { expect, test } from 'vitest'
import { rewriteCookieScope, rewriteRedirectLocation } from './rewriteUpstreamAddresses'

const here = 'http://127.0.0.1:8080'
const nas = 'https://nas.example.org'

test.each([
  // Some upstream servers evaluate the `X-Forwarded-*` headers of the proxy. The redirects of these servers already
  // contain addresses of Longbox.
  ['/comics/?server_redirect=Y', '/komga', '/comics', `${here}/comics/?server_redirect=Y`],
  ['/comics/?server_redirect=Y', '', '/comics', `${here}/comics/?server_redirect=Y`],
  ['/?server_redirect=Y', '/komga', '', `${here}/?server_redirect=Y`],
  [`${here}/comics/done`, '/komga', '/comics', `${here}/comics/done`],
  // Some upstream servers ignore the forwarded headers. The addresses of the upstream server in their redirects must be
  // replaced by addresses of Longbox.
  [`${nas}/komga/?server_redirect=Y`, '/komga', '/comics', `${here}/comics/?server_redirect=Y`],
  [`${nas}/komga`, '/komga', '/comics', `${here}/comics/`],
  [`${nas}/comics/x`, '', '/comics', `${here}/comics/x`],
  [`${nas}/komga/x`, '/komga', '', `${here}/x`],
  ['/login?error=ERR_1025#x', '', '/comics', `${here}/comics/login?error=ERR_1025#x`],
  // Redirects to addresses outside the base path of the upstream server stay unchanged.
  ['/komga2/x', '/komga', '/comics', '/komga2/x'],
  [`${nas}/auth/x`, '/komga', '/comics', `${nas}/auth/x`],
  ['https://id.example.org/komga/authorize', '/komga', '/comics', 'https://id.example.org/komga/authorize'],
  ['http://[', '', '', 'http://['],
])('rewrites location %s (server base "%s", client base "%s") to %s', (location, base, path, expected) => {
  expect(rewriteRedirectLocation(location, new URL(`${nas}${base}/`), { origin: here, path })).toBe(expected)
})

test('limits a cookie to the path of the client, without a domain', () => {
  const cookie = 'a=path; Domain=nas.example.org; Path=/komga; HttpOnly'
  expect(rewriteCookieScope(cookie, { origin: here, path: '/comics' })).toBe('a=path; HttpOnly; Path=/comics')
  expect(rewriteCookieScope('a=b', { origin: here, path: '' })).toBe('a=b; Path=/')
})
