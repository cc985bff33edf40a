import { expect, test } from 'vitest'
import { createTestEpubPackage, createTestSpineItem } from '../../../../tests/harness/createTestRecords'
import { shouldFetchWholeBookFile } from '../../files/shouldFetchWholeBookFile'
import type { EpubPublication } from '../epubPublication'
import { doesBookNeedEpubPackage } from './doesBookNeedEpubPackage'
import { doesPackageDocumentAffectLayout } from './doesPackageDocumentAffectLayout'
import type { EpubPackageData, EpubPackageSpineItem } from './epubPackageData'
import { mergeEpubPackageIntoPublication } from './mergeEpubPackageIntoPublication'

const publicationOf = (...paths: readonly string[]): EpubPublication => ({
  chapters: paths.map((path, index) => ({ index, path, type: 'application/xhtml+xml' })),
  toc: [],
  hasTableOfContents: false,
  landmarks: [],
  pageList: [],
  shortenedLists: new Set(),
  direction: 'rtl',
  isDirectionUncertain: false,
  fixedLayout: false,
  hasFixedPages: false,
  language: '',
  identifier: 'urn:isbn:1',
  ncxPath: '',
  resourceTypes: new Set(),
})
const entryOf = (path: string, fragment: string, title = '') => ({ title, path, fragment, depth: 0 })
const packageOf = (spine: readonly EpubPackageSpineItem[], rest: Partial<EpubPackageData> = {}): EpubPackageData =>
  createTestEpubPackage({ spine, ...rest })

test('a direction that the book declares replaces the direction of the series', () => {
  const publication = { ...publicationOf('a'), isDirectionUncertain: true }
  expect(mergeEpubPackageIntoPublication(publication, packageOf([]))).toMatchObject({
    direction: 'rtl',
    isDirectionUncertain: false,
  })
  expect(mergeEpubPackageIntoPublication(publication, packageOf([], { pageDirection: 'ltr' })).direction).toBe('ltr')
})

test('spine items are matched by path, repeated items by their order, and missing files are ignored', () => {
  const spine = [
    createTestSpineItem('a', { side: 'left' }),
    createTestSpineItem('missing'),
    createTestSpineItem('b'),
    createTestSpineItem('a', { side: 'right', layout: 'fixed' }),
  ]
  const { chapters } = mergeEpubPackageIntoPublication(publicationOf('a', 'b', 'a', 'unknown'), packageOf(spine))
  expect(chapters.map(({ side }) => side)).toEqual(['left', undefined, 'right', undefined])
  expect(chapters.map(chapter => chapter.package?.layout)).toEqual(['reflowable', 'reflowable', 'fixed', undefined])
})

test('the unique identifier replaces the identifier of the manifest', () => {
  expect(mergeEpubPackageIntoPublication(publicationOf(), packageOf([], { uniqueIdentifier: 'x' })).identifier).toBe(
    'x',
  )
  expect(mergeEpubPackageIntoPublication(publicationOf(), packageOf([])).identifier).toBe('urn:isbn:1')
})

test('only data that changes how chapters look affects the layout', () => {
  const publication = publicationOf('a')
  const affects = (
    item: Partial<EpubPackageSpineItem>,
    rest: Partial<EpubPackageData> = {},
    changes: { isDirectionAutomatic?: boolean; keepsFlow?: boolean } = {},
  ) =>
    doesPackageDocumentAffectLayout(
      publication,
      mergeEpubPackageIntoPublication(publication, packageOf([createTestSpineItem('a', item)], rest)),
      { isDirectionAutomatic: true, keepsFlow: false, ...changes },
    )
  expect(affects({})).toBe(false)
  expect(affects({ side: 'left', spread: 'both', flow: 'scrolled-continuous' }, { uniqueIdentifier: 'x' })).toBe(false)
  expect(affects({ flow: 'scrolled-doc' })).toBe(true)
  expect(affects({ flow: 'scrolled-doc' }, {}, { keepsFlow: true })).toBe(false)
  expect(affects({ layout: 'fixed' })).toBe(true)
  expect(affects({}, { pageDirection: 'ltr' })).toBe(true)
  expect(affects({}, { pageDirection: 'ltr' }, { isDirectionAutomatic: false })).toBe(false)
  expect(affects({}, { obfuscatedPaths: ['a.otf'] })).toBe(true)
  expect(affects({}, { fallbacks: new Map([['a', []]]) })).toBe(true)
})

test('fetches a larger file only if the book needs its package document', () => {
  expect(shouldFetchWholeBookFile(90_000, false, false)).toBe(true)
  expect(shouldFetchWholeBookFile(90_000, false, true)).toBe(false)
  expect(shouldFetchWholeBookFile(200_000, false, false)).toBe(false)
  expect(shouldFetchWholeBookFile(50_000_000, true, true)).toBe(true)
  expect(shouldFetchWholeBookFile(500_000_000, true, false)).toBe(false)
})

test('fixed pages, media overlays, unknown file types and contents entries without text require the package document', () => {
  const ordinary = publicationOf('a')
  expect(doesBookNeedEpubPackage(ordinary)).toBe(false)
  expect(doesBookNeedEpubPackage({ ...ordinary, fixedLayout: true })).toBe(true)
  expect(doesBookNeedEpubPackage({ ...ordinary, resourceTypes: new Set(['application/smil+xml']) })).toBe(true)
  expect(doesBookNeedEpubPackage({ ...ordinary, chapters: [{ index: 0, path: 'a', type: 'application/json' }] })).toBe(
    true,
  )
  const withImages = (...types: readonly string[]) =>
    doesBookNeedEpubPackage({ ...ordinary, resourceTypes: new Set(types) })
  expect(withImages('image/png', 'image/svg+xml', 'text/css')).toBe(false)
  expect(withImages('image/png', 'image/jxl')).toBe(true)
  const toc = (...titles: readonly string[]) => titles.map(title => entryOf('a', '', title))
  expect(doesBookNeedEpubPackage({ ...ordinary, toc: toc('', '') })).toBe(false)
  expect(doesBookNeedEpubPackage({ ...ordinary, hasTableOfContents: true, toc: toc('One', '') })).toBe(true)
  expect(doesBookNeedEpubPackage({ ...ordinary, hasTableOfContents: true, toc: toc('', '') })).toBe(true)
})

test('entries without text of contents, landmarks and page lists have the labels of the package document', () => {
  const cfi = 'epubcfi(/6/2!/4/2)'
  const entries = [entryOf('a', 'x'), entryOf('a', 'y', 'Own title'), entryOf('a', 'z'), entryOf('a', cfi)]
  const publication = { ...publicationOf('a'), toc: entries, landmarks: entries, pageList: entries }
  const labels = ['a#x Abbey', 'a#y Quay', `book.opf#${cfi} Pier`].map(text => text.split(' ') as [string, string])
  const merged = mergeEpubPackageIntoPublication(publication, packageOf([], { contentsLabels: new Map(labels) }))
  for (const list of [merged.toc, merged.landmarks, merged.pageList])
    expect(list.map(({ title }) => title)).toEqual(['Abbey', 'Own title', '', 'Pier'])
})

test('the spine of the package document determines the chapters of CFIs, although the server omits a file', () => {
  const spine = ['missing', 'a', 'b'].map((path, at) =>
    createTestSpineItem(path, { cfiStep: (at + 1) * 2, id: `i-${path}` }),
  )
  const toc = ['epubcfi(/6/4!/4)', 'epubcfi(/6/4[i-b]!/4)', 'epubcfi(/6/2!/4)', 'epubcfi(/6/40!/4)', 'id'].map(
    fragment => entryOf('nav', fragment),
  )
  const merged = mergeEpubPackageIntoPublication({ ...publicationOf('a', 'b'), toc }, packageOf(spine))
  expect(merged.toc.map(({ path }) => path)).toEqual(['a', 'b', 'missing', 'nav', 'nav'])
})
