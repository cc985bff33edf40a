import { expect, test } from 'vitest'
import type { BookPackage, PackageFile } from './bookPackage'
import { displayableImagePath, fallbackOfChapter, isDisplayableChapterType } from './displayableTypes'

const xhtml = (path: string): PackageFile => ({ path, mediaType: 'application/xhtml+xml' })

test.each([
  ['application/xhtml+xml', true],
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/json', false],
  ['application/octet-stream', false],
  ['image/psd', false],
])('%s is displayable as a chapter: %s', (type, isDisplayable) => {
  expect(isDisplayableChapterType(type)).toBe(isDisplayable)
})

test('a chapter is replaced by its first displayable fallback', () => {
  const json = { path: 'a.json', mediaType: 'application/json' }
  const psd = { path: 'a.psd', mediaType: 'image/psd' }
  expect(fallbackOfChapter([json, psd, xhtml('a.xhtml')], false)).toEqual(xhtml('a.xhtml'))
  expect(fallbackOfChapter([json, psd], false)).toBeUndefined()
  expect(fallbackOfChapter([xhtml('a.xhtml'), xhtml('b.xhtml')], false)).toBeUndefined()
  expect(fallbackOfChapter(undefined, true)).toBeUndefined()
})

test('a chapter with scripts is replaced by its fallback without them', () => {
  expect(fallbackOfChapter([xhtml('a.xhtml'), xhtml('b.xhtml')], true)).toEqual(xhtml('b.xhtml'))
  expect(fallbackOfChapter([xhtml('a.xhtml')], true)).toBeUndefined()
})

test('an image is replaced by its first fallback that browsers can decode', () => {
  const chain = ['image/psd', 'image/tiff', 'image/png'].map(mediaType => ({ path: mediaType, mediaType }))
  const bookPackage = { fallbacks: new Map([['a.psd', chain]]) } as unknown as BookPackage
  expect(displayableImagePath(bookPackage, 'a.psd')).toBe('image/png')
  expect(displayableImagePath(bookPackage, 'b.png')).toBe('b.png')
  expect(displayableImagePath(undefined, 'a.psd')).toBe('a.psd')
})
