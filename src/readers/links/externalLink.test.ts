import { afterEach, expect, test, vi } from 'vitest'
import { toExternalLink } from './externalLink'

afterEach(() => vi.unstubAllGlobals())

test.each(['https://example.org/', 'http://example.org/a?b#c', 'mailto:a@example.org'])('allows %s', address => {
  expect(toExternalLink(address)).toEqual({ outside: address })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'ftp://example.org/', '/api/logout', ''])(
  'refuses %j',
  address => expect(toExternalLink(address)).toBeUndefined(),
)

test('refuses URLs of the connected server', () => {
  vi.stubGlobal('location', { hostname: 'comics.example.org' })
  expect(toExternalLink('https://comics.example.org/api/logout')).toBeUndefined()
  expect(toExternalLink('https://example.org/')).toBeDefined()
})

test('removes a user name before the host, because the name can look like a host', () => {
  expect(toExternalLink('https://library.example:443@evil.example/')).toEqual({ outside: 'https://evil.example/' })
})
