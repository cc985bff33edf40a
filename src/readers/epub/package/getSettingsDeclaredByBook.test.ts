import { expect, test } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import type { EpubPackageSpineItem, EpubRenditionFlow } from './epubPackageData'
import { doesBookScrollChapterByChapter, getSettingsDeclaredByBook } from './getSettingsDeclaredByBook'

const publicationOf = (...flows: readonly (EpubRenditionFlow | undefined)[]) =>
  ({
    chapters: flows.map(flow => ({ ...(flow && { package: { flow } as EpubPackageSpineItem }) })),
  }) as unknown as EpubPublication

test.each([
  ['scroll', ['scrolled-doc', 'scrolled-continuous', 'paginated']],
  ['scroll', ['scrolled-continuous', undefined]],
  [undefined, ['paginated', 'auto']],
  [undefined, ['scrolled-doc', 'paginated']],
  [undefined, [undefined]],
  [undefined, []],
] as const)('a book declares the layout %s if its chapters declare the flows %j', (layout, flows) => {
  expect(getSettingsDeclaredByBook(publicationOf(...flows)).get('epub.layout')).toBe(layout)
})

test('chapters scroll separately if most of them are declared as scrolled documents', () => {
  expect(doesBookScrollChapterByChapter(publicationOf('scrolled-doc', 'scrolled-doc', 'auto'))).toBe(true)
  expect(doesBookScrollChapterByChapter(publicationOf('scrolled-doc', 'scrolled-continuous'))).toBe(false)
  expect(doesBookScrollChapterByChapter(publicationOf(undefined))).toBe(false)
})
