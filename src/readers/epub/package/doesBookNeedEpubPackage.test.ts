import { expect, test } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'

const xhtml = { type: 'application/xhtml+xml' }
const publication = (traits: object) =>
  ({
    fixedLayout: false,
    resourceTypes: new Set(),
    chapters: [xhtml],
    toc: [],
    hasTableOfContents: true,
    ...traits,
  }) as unknown as EpubPublication

test.each([
  ['text with a table of contents', { toc: [{ title: 'One' }] }, false],
  ['text without a table of contents', { toc: [{ title: '' }], hasTableOfContents: false }, false],
  ['a table of contents of images', { toc: [{ title: '' }, { title: '' }] }, true],
  ['an image in the table of contents', { toc: [{ title: 'One' }, { title: '' }] }, true],
  ['fixed pages', { fixedLayout: true }, true],
  ['a media overlay', { resourceTypes: new Set(['application/smil+xml']) }, true],
  ['a chapter of an unknown type', { chapters: [xhtml, { type: 'application/json' }] }, true],
])('decides whether a book needs its package document: %s', (_, traits, isNeeded) => {
  expect(doesBookNeedEpubPackage(publication(traits))).toBe(isNeeded)
})
