import { expect, test } from 'vitest'
import { encodeEpubResourcePath } from '../../../api/urls/epubResourceUrls'
import { resolveEpubResourcePath } from './resolveEpubResourcePath'

test.each([
  ['a.png', 'OEBPS/text/a.png'],
  ['../images/a%20b.png?x#f', 'OEBPS/images/a b.png'],
  ['./a.png', 'OEBPS/text/a.png'],
  ['../../a.png', 'a.png'],
  ['../../../a.png', undefined],
  ['..%2f..%2f..%2flogout', undefined],
  ['%2e%2e/%2E%2E/%2e%2e/logout', undefined],
  ['%252e%252e/%252e%252e/%252e%252e/logout', undefined],
  ['..\\..\\..\\logout', undefined],
  ['/api/logout', undefined],
  ['//evil.example/a', undefined],
  ['\\\\evil.example/a', undefined],
  ['http:a.png', undefined],
  [' java\nscript:x', undefined],
  ['#a', undefined],
  ['', undefined],
])('%s resolves to %s', (address, path) => {
  expect(resolveEpubResourcePath(address, 'OEBPS/text/chapter.xhtml')?.path).toBe(path)
})

test.each(['../../logout', 'a/../../b', '..%2f..%2fb', '%2e%2e/b', 'a\\..\\..\\b', './/..//x', '%25252e%25252e/b'])(
  'the encoded path of %s stays in the folder of the book',
  path => {
    const folder = '/api/v1/books/B/resource/'
    for (const once of [encodeEpubResourcePath(path), decodeURIComponent(encodeEpubResourcePath(path))])
      expect(new URL(folder + once, 'http://localhost').pathname.startsWith(folder)).toBe(true)
  },
)
