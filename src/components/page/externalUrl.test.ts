import { afterEach, expect, test, vi } from 'vitest'
import { toExternalUrl } from './externalUrl'

afterEach(() => vi.unstubAllGlobals())

test.each(['https://example.org/', 'http://example.org/a?b#c', 'HTTPS://example.org/'])('allows %s', address => {
  expect(toExternalUrl(address)).toBe(address.replace('HTTPS', 'https'))
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://example.org/a',
  'file:///etc/passwd',
  'ftp://example.org/',
  'mailto:a@example.org',
  '/api/logout',
  'https://',
  '',
])('refuses %j', address => expect(toExternalUrl(address)).toBeUndefined())

test.each([
  'https://comics.example.org/?xAuthToken=1',
  'https://COMICS.example.org:443/book/B/read?page=999',
  'http://comics.example.org/',
  'http://comics.example.org:25600/api/logout',
  'https:comics.example.org/',
  'https:\\\\comics.example.org/',
  'https://user:pass@comics.example.org/',
  'ht\ntps://comics.example.org/',
  '//comics.example.org/',
  '/dashboard',
])('refuses the URL %j of our own host', address => {
  vi.stubGlobal('location', { hostname: 'comics.example.org' })
  expect(toExternalUrl(address, { baseUrl: 'https://comics.example.org/' })).toBeUndefined()
  expect(toExternalUrl('https://example.org/')).toBeDefined()
})

test('allows mail addresses only on request', () => {
  expect(toExternalUrl('mailto:a@example.org', { allowsMail: true })).toBe('mailto:a@example.org')
})

test('resolves relative addresses against the base URL', () => {
  expect(toExternalUrl('/blog', { baseUrl: 'https://example.org/news' })).toBe('https://example.org/blog')
})

test('removes a user name before the host, because the name can look like a host', () => {
  expect(toExternalUrl('https://library.example:443@evil.example/')).toBe('https://evil.example/')
})
