import { expect, test } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import { needsBookPackage, shouldFetchBookPackage } from './needsBookPackage'

const xhtml = { type: 'application/xhtml+xml' }
const publication = (traits: object) =>
  ({
    fixedLayout: false,
    resourceTypes: new Set(),
    chapters: [xhtml],
    toc: [],
    ...traits,
  }) as unknown as EpubPublication

test.each([
  ['text with a table of contents', { toc: [{ title: 'One' }] }, false],
  ['text without a table of contents', { toc: [{ title: '' }] }, false],
  ['an image in the table of contents', { toc: [{ title: 'One' }, { title: '' }] }, true],
  ['fixed pages', { fixedLayout: true }, true],
  ['a media overlay', { resourceTypes: new Set(['application/smil+xml']) }, true],
  ['a foreign chapter', { chapters: [xhtml, { type: 'application/json' }] }, true],
])('%s: %#', (_, traits, isNeeded) => {
  expect(needsBookPackage(publication(traits))).toBe(isNeeded)
})

test('fetches needed files up to 150 MB, and other files up to 100 kB unless data is saved', () => {
  expect(shouldFetchBookPackage(150_000_000, true, true)).toBe(true)
  expect(shouldFetchBookPackage(150_000_001, true, false)).toBe(false)
  expect(shouldFetchBookPackage(100_000, false, false)).toBe(true)
  expect(shouldFetchBookPackage(100_000, false, true)).toBe(false)
  expect(shouldFetchBookPackage(100_001, false, false)).toBe(false)
})
