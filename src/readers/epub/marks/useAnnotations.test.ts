import { expect, test } from 'vitest'
import type { BookLocation } from '../locators/bookLocations'
import { bookmarksOnPage } from './useAnnotations'

const chapters = [
  { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' },
  { index: 1, path: 'b.xhtml', type: 'application/xhtml+xml' },
]
const markAt = (cfi: string, path = 'b.xhtml') => ({
  cfi,
  text: '',
  created: 1,
  chapter: 1,
  path,
  progression: 0.5,
  title: '',
})
const askedOf = (mark: ReturnType<typeof markAt>) => {
  const asked: BookLocation[] = []
  bookmarksOnPage([mark], { shows: place => asked.push(place) > 0 }, chapters)
  return asked
}

test('finds a bookmark on the page that shows its CFI', () => {
  const mark = markAt('epubcfi(/6/4!/4/2)')
  expect(askedOf(mark)).toEqual([{ chapter: 1, progression: 0.5, cfi: mark.cfi }])
  expect(bookmarksOnPage([mark], { shows: () => true }, chapters)).toEqual([mark])
  expect(bookmarksOnPage([mark], { shows: () => false }, chapters)).toEqual([])
})

test('finds a bookmark of a page without text by its progression', () => {
  expect(askedOf(markAt('epubcfi(/6/4!/4)'))).toEqual([{ chapter: 1, progression: 0.5 }])
})

test('finds a bookmark in the chapter that has its path now', () => {
  expect(askedOf(markAt('epubcfi(/6/4!/4/2)', 'a.xhtml'))[0]?.chapter).toBe(0)
})
