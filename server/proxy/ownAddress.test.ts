import { expect, test } from 'vitest'
import { cookieHere, redirectHere } from './ownAddress'

const here = 'http://127.0.0.1:8080'
const nas = 'https://nas.example.org'

test.each([
  // A server that follows what was forwarded.
  ['/comics/?server_redirect=Y', '/komga', '/comics', `${here}/comics/?server_redirect=Y`],
  ['/comics/?server_redirect=Y', '', '/comics', `${here}/comics/?server_redirect=Y`],
  ['/?server_redirect=Y', '/komga', '', `${here}/?server_redirect=Y`],
  [`${here}/comics/done`, '/komga', '/comics', `${here}/comics/done`],
  // One whose own proxy forwards something else.
  [`${nas}/komga/?server_redirect=Y`, '/komga', '/comics', `${here}/comics/?server_redirect=Y`],
  [`${nas}/komga`, '/komga', '/comics', `${here}/comics/`],
  [`${nas}/comics/x`, '', '/comics', `${here}/comics/x`],
  [`${nas}/komga/x`, '/komga', '', `${here}/x`],
  ['/login?error=ERR_1025#x', '', '/comics', `${here}/comics/login?error=ERR_1025#x`],
  // What is not the server's.
  ['/komga2/x', '/komga', '/comics', '/komga2/x'],
  [`${nas}/auth/x`, '/komga', '/comics', `${nas}/auth/x`],
  ['https://id.example.org/komga/authorize', '/komga', '/comics', 'https://id.example.org/komga/authorize'],
  ['http://[', '', '', 'http://['],
])('a redirect to %s of a server under "%s" goes, for a client under "%s", to %s', (location, base, path, there) => {
  expect(redirectHere(location, new URL(`${nas}${base}/`), { origin: here, path })).toBe(there)
})

test('a cookie is for the path of the client and for no host by name', () => {
  const cookie = 'a=path; Domain=nas.example.org; Path=/komga; HttpOnly'
  expect(cookieHere(cookie, { origin: here, path: '/comics' })).toBe('a=path; HttpOnly; Path=/comics')
  expect(cookieHere('a=b', { origin: here, path: '' })).toBe('a=b; Path=/')
})
