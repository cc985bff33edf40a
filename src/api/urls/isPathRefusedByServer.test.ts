import { describe, expect, test } from 'vitest'
import { ServerError } from '../ServerError'
import { encodeEpubResourcePath } from './epubResourceUrls'
import { isPathRefusedByServer, isRefusalOfPath } from './isPathRefusedByServer'

test.each([
  '100% c.xhtml',
  'a%2Bb.xhtml',
  'a;b.png',
  'text;1/a.xhtml',
  'a\nb.css',
  'a\rb.css',
  'a\u2028b.css',
  'a\u2029b.css',
])('the server refuses the EPUB file %j', path => {
  expect(isPathRefusedByServer(encodeEpubResourcePath(path))).toBe(true)
})

test.each(['a%2eb', 'a%2Fb', 'a%5Cb', 'a%00', 'a;b', 'a\\b', 'a//b'])('the server refuses the path %j', path => {
  expect(isPathRefusedByServer(path)).toBe(true)
})

test.each([
  'text/a+b.xhtml',
  'part #1?.xhtml',
  "it's (1)!*~_-.,:@&=$.png",
  '[x]{y}|^`"<>.png',
  'é 日本 \u2027 \u202a.xhtml',
  'b2.5e.css',
])('the server accepts the EPUB file %j', path => {
  expect(isPathRefusedByServer(encodeEpubResourcePath(path))).toBe(false)
})

describe('a refusal of a path', () => {
  const failure = (status: number) => new ServerError({ operation: 'getBookResource', status })

  test('has status 400 and a refused path', () => {
    expect(isRefusalOfPath(failure(400), 'a%3Bb')).toBe(true)
    expect(isRefusalOfPath(failure(400), 'a')).toBe(false)
    expect(isRefusalOfPath(failure(404), 'a%3Bb')).toBe(false)
    expect(isRefusalOfPath(new Error('network'), 'a%3Bb')).toBe(false)
  })
})
