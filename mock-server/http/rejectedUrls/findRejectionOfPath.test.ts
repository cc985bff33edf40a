import { expect, test } from 'vitest'
import { findRejectionOfPath } from './findRejectionOfPath'

test.each(['/a%2Fb', '/a%2fb', '/a%5Cb', '/a%00', '/100%', '/a%zz', '/a%2', '/%2F%25'])(
  'the web server rejects %s',
  path => {
    expect(findRejectionOfPath(path)).toBe('webServer')
  },
)

test.each([
  '/100%25%20c.xhtml',
  '/a%252Fb',
  '/a;b',
  '/a%3Bb',
  '/a%3bb',
  '/a%2Eb',
  '/a%2eb',
  '/a%0Ab',
  '/a%0d',
  '/a%E2%80%A8b',
  '/a%e2%80%a9b',
  '//a',
  '/a//b',
  '/a//',
])('the firewall rejects %s', path => {
  expect(findRejectionOfPath(path)).toBe('firewall')
})

test.each(['/', '/a/b.c/', "/a%2B%23%3F%5B%20d!$&'()*+,=:@~", '/%E2%80%A7', '/%01%7F', '/%2a', '/%C3%A9'])(
  'the server accepts %s',
  path => {
    expect(findRejectionOfPath(path)).toBeUndefined()
  },
)
