import { expect, test } from 'vitest'
import { cookieHere, redirectHere } from './ownAddress'

const front = { origin: 'http://127.0.0.1:8080', path: '/comics' }
const server = new URL('https://nas.example.org/komga')

test.each([
  ['https://nas.example.org/komga/?server_redirect=Y', 'http://127.0.0.1:8080/comics/?server_redirect=Y'],
  ['https://nas.example.org/komga', 'http://127.0.0.1:8080/comics/'],
  ['/komga/login?error=ERR_1025#x', 'http://127.0.0.1:8080/comics/login?error=ERR_1025#x'],
  ['/komga2/x', '/komga2/x'],
  ['https://nas.example.org/auth/x', 'https://nas.example.org/auth/x'],
  ['https://id.example.org/komga/authorize', 'https://id.example.org/komga/authorize'],
  ['http://127.0.0.1:8080/comics/done', 'http://127.0.0.1:8080/comics/done'],
  ['http://[', 'http://['],
])('a redirect to %s goes to %s', (location, here) => {
  expect(redirectHere(location, server, front)).toBe(here)
})

test('a cookie is for the path of the client and for no host by name', () => {
  expect(cookieHere('a=path; Domain=nas.example.org; Path=/komga; HttpOnly', front)).toBe(
    'a=path; HttpOnly; Path=/comics',
  )
  expect(cookieHere('a=b', { origin: 'http://x', path: '' })).toBe('a=b; Path=/')
})
