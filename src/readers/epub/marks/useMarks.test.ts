import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { bookmarksOn } from './useMarks'

const chapters = [
  { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' },
  { index: 1, path: 'b.xhtml', type: 'application/xhtml+xml' },
]
const markAt = (progression: number, path = 'b.xhtml') => ({
  cfi: 'epubcfi(/6/4!/4/2)',
  text: '',
  created: 1,
  chapter: 1,
  path,
  progression,
  title: '',
})
const at = (page: number, pages: number) => ({ place: { chapter: 1, progression: (page - 1) / pages }, page, pages })

property.prop([fc.integer({ min: 1, max: 400 }), fc.nat()])('a bookmark of a page lies on it', (pages, number) => {
  const page = (number % pages) + 1
  expect(bookmarksOn([markAt((page - 1) / pages)], at(page, pages), chapters)).toHaveLength(1)
})

property.prop([fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 400 })])(
  'whatever the layout, a bookmark lies on one page',
  (progression, pages) => {
    const bearing = Array.from({ length: pages }, (_, index) => at(index + 1, pages)).filter(
      location => bookmarksOn([markAt(progression)], location, chapters).length > 0,
    )
    expect(bearing).toHaveLength(1)
  },
)

test('a bookmark of another chapter does not lie here', () => {
  expect(bookmarksOn([markAt(0, 'a.xhtml')], at(1, 1), chapters)).toHaveLength(0)
})
