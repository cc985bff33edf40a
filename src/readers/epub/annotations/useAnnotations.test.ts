import { expect, test } from 'vitest'
import type { EpubLocation } from '../locators/epubLocations'
import { filterBookmarksOnVisiblePage } from './useAnnotations'

const chapters = [
  { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' },
  { index: 1, path: 'b.xhtml', type: 'application/xhtml+xml' },
]
const createBookmark = (cfi: string, path = 'b.xhtml') => ({
  cfi,
  text: '',
  created: 1,
  chapter: 1,
  path,
  progression: 0.5,
  title: '',
})
const requestedLocations = (bookmark: ReturnType<typeof createBookmark>) => {
  const requested: EpubLocation[] = []
  filterBookmarksOnVisiblePage([bookmark], { shows: location => requested.push(location) > 0 }, chapters)
  return requested
}

test('finds a bookmark on the page that contains the CFI of the bookmark', () => {
  const bookmark = createBookmark('epubcfi(/6/4!/4/2)')
  expect(requestedLocations(bookmark)).toEqual([{ chapter: 1, progression: 0.5, cfi: bookmark.cfi }])
  expect(filterBookmarksOnVisiblePage([bookmark], { shows: () => true }, chapters)).toEqual([bookmark])
  expect(filterBookmarksOnVisiblePage([bookmark], { shows: () => false }, chapters)).toEqual([])
})

test('finds a bookmark without a position in the text by its progression', () => {
  expect(requestedLocations(createBookmark('epubcfi(/6/4!/4)'))).toEqual([{ chapter: 1, progression: 0.5 }])
})

test('finds the chapter of a bookmark by its path, even if the chapter has another index now', () => {
  expect(requestedLocations(createBookmark('epubcfi(/6/4!/4/2)', 'a.xhtml'))[0]?.chapter).toBe(0)
})
