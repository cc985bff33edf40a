import { expect, test } from 'vitest'
import {
  findDisplayableChapterFallback,
  findDisplayableImagePath,
  isDisplayableChapterMediaType,
} from './displayableMediaTypes'
import type { EpubManifestFile, EpubPackageData } from './epubPackageData'

const xhtml = (path: string): EpubManifestFile => ({ path, mediaType: 'application/xhtml+xml' })

test.each([
  ['application/xhtml+xml', true],
  ['text/html; charset=utf-8', true],
  ['image/svg+xml', true],
  ['application/json', false],
  ['application/octet-stream', false],
  ['image/psd', false],
])('%s is displayable as a chapter: %s', (type, isDisplayable) => {
  expect(isDisplayableChapterMediaType(type)).toBe(isDisplayable)
})

test('a chapter is replaced by its first displayable fallback', () => {
  const json = { path: 'a.json', mediaType: 'application/json' }
  const psd = { path: 'a.psd', mediaType: 'image/psd' }
  expect(findDisplayableChapterFallback([json, psd, xhtml('a.xhtml')], false)).toEqual(xhtml('a.xhtml'))
  expect(findDisplayableChapterFallback([json, psd], false)).toBeUndefined()
  expect(findDisplayableChapterFallback([xhtml('a.xhtml'), xhtml('b.xhtml')], false)).toBeUndefined()
  expect(findDisplayableChapterFallback(undefined, true)).toBeUndefined()
})

test('a chapter with scripts is replaced by its fallback without scripts', () => {
  expect(findDisplayableChapterFallback([xhtml('a.xhtml'), xhtml('b.xhtml')], true)).toEqual(xhtml('b.xhtml'))
  expect(findDisplayableChapterFallback([xhtml('a.xhtml')], true)).toBeUndefined()
})

test('an image is replaced by its first fallback that browsers can decode', () => {
  const chain = ['image/psd', 'image/tiff', 'image/png'].map(mediaType => ({ path: mediaType, mediaType }))
  const bookPackage = { fallbacks: new Map([['a.psd', chain]]) } as unknown as EpubPackageData
  expect(findDisplayableImagePath(bookPackage, 'a.psd')).toBe('image/png')
  expect(findDisplayableImagePath(bookPackage, 'b.png')).toBe('b.png')
  expect(findDisplayableImagePath(undefined, 'a.psd')).toBe('a.psd')
})
