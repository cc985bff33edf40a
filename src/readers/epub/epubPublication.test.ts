import { describe, expect, test } from 'vitest'
import { encodeEpubResourcePath, parseEpubResourceHref } from '../../api/urls/epubResourceUrls'
import type { Manifest } from '../../generated/model.schemas'
import { findCurrentTocEntry, parseReadiumManifest, resolveChapterLink } from './epubPublication'

const hrefOf = (path: string) => `http://inner:25600/base/api/v1/books/B1/resource/${path}`
const createManifest = (parts: Partial<Manifest>): Manifest => ({
  context: 'https://readium.org/webpub-manifest/context.jsonld',
  metadata: { title: 'T', conformsTo: 'https://readium.org/webpub-manifest/profiles/epub' },
  links: [],
  images: [],
  readingOrder: [],
  resources: [],
  toc: [],
  landmarks: [],
  pageList: [],
  ...parts,
})

describe('publication', () => {
  test('converts URLs of another host to paths inside the book', () => {
    expect(parseEpubResourceHref(hrefOf('OEBPS/chapter%201.xhtml#a%20b'))).toEqual({
      path: 'OEBPS/chapter 1.xhtml',
      fragment: 'a b',
    })
    expect(parseEpubResourceHref('https://elsewhere.example/x')).toBeUndefined()
    expect(encodeEpubResourcePath('OEBPS/chapter 1#.xhtml')).toBe('OEBPS/chapter%201%23.xhtml')
  })

  test('flattens the table of contents, and gives a group without an address the address of its first entry', () => {
    const { toc } = parseReadiumManifest(
      createManifest({
        toc: [
          {
            title: 'Part',
            children: [
              { title: 'One', href: hrefOf('a.xhtml') },
              { title: 'Two', href: hrefOf('a.xhtml#two') },
            ],
          },
          { title: 'Nowhere' },
        ],
      }),
    )
    expect(toc).toEqual([
      { title: 'Part', path: 'a.xhtml', fragment: '', depth: 0 },
      { title: 'One', path: 'a.xhtml', fragment: '', depth: 1 },
      { title: 'Two', path: 'a.xhtml', fragment: 'two', depth: 1 },
    ])
  })

  test('takes the direction from the manifest, or else from the language', () => {
    const direction = (metadata: object) =>
      parseReadiumManifest(createManifest({ metadata: { title: '', conformsTo: '', ...metadata } })).direction
    expect(direction({ readingProgression: 'rtl' })).toBe('rtl')
    expect(direction({ language: 'ar' })).toBe('rtl')
    expect(direction({ language: 'ar-EG', readingProgression: 'ltr' })).toBe('ltr')
    expect(direction({ language: 'en' })).toBe('ltr')
    expect(direction({ language: 'arn' })).toBe('ltr')
  })
})

describe('target of a link', () => {
  test('resolves links relative to their chapter', () => {
    expect(resolveChapterLink('../notes.xhtml#n1', 'OEBPS/text/c1.xhtml')).toEqual({
      path: 'OEBPS/notes.xhtml',
      fragment: 'n1',
    })
    expect(resolveChapterLink('#here', 'OEBPS/a b.xhtml')).toEqual({ path: 'OEBPS/a b.xhtml', fragment: 'here' })
  })
  test('allows external links only with safe protocols', () => {
    expect(resolveChapterLink('https://example.org/', 'a.xhtml')).toEqual({ outside: 'https://example.org/' })
    expect(resolveChapterLink('mailto:a@example.org', 'a.xhtml')).toEqual({ outside: 'mailto:a@example.org' })
    for (const href of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:x', 'http://[']) {
      expect(resolveChapterLink(href, 'a.xhtml')).toBeUndefined()
    }
  })
  test.each(['/EPUB/x.xhtml', ' \n/EPUB/x.xhtml', '\\x.xhtml', '//host/x.xhtml', 'epub://book/x.xhtml', 'e\tpub:x'])(
    'refuses an absolute path: %j',
    href => {
      expect(resolveChapterLink(href, 'EPUB/a.xhtml')).toBeUndefined()
    },
  )
  test('keeps paths inside the book', () => {
    expect(resolveChapterLink('../../../etc/passwd', 'OEBPS/a.xhtml')).toEqual({ path: 'etc/passwd', fragment: '' })
  })
})

test('the current entry is the last entry at or before the location', () => {
  const chapters = ['a', 'b', 'c'].map((path, index) => ({ path, index, type: '' }))
  const entries = [
    { title: 'A', path: 'a', fragment: '', depth: 0 },
    { title: 'A2', path: 'a', fragment: 'x', depth: 1 },
    { title: 'C', path: 'c', fragment: '', depth: 0 },
  ]
  expect(findCurrentTocEntry(entries, chapters, 0, () => false)?.title).toBe('A')
  expect(findCurrentTocEntry(entries, chapters, 0)?.title).toBe('A2')
  expect(findCurrentTocEntry(entries, chapters, 1)?.title).toBe('A2')
  expect(findCurrentTocEntry(entries, chapters, 2)?.title).toBe('C')
  expect(findCurrentTocEntry([], chapters, 2)).toBeUndefined()
})
