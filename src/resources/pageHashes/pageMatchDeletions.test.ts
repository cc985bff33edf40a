import { expect, test } from 'vitest'
import { addPageHashMatchId } from './pageHashRecord'
import { isDeletionOfAllMatchesPending, isMatchDeletionExecuted } from './pageMatchDeletions'

const match = (bookId: string, pageNumber: number, fileName: string) =>
  addPageHashMatchId({ bookId, pageNumber, fileName, url: `/${bookId}`, fileSize: 1, mediaType: 'image/jpeg' })
const requested = match('B', 3, 'p3.jpg')
const moved = match('B', 3, 'p4.jpg')
const [before, after] = [match('A', 1, 'p1.jpg'), match('C', 1, 'p1.jpg')]

const isExecuted = (matches: readonly (typeof requested | undefined)[], isFirstPage = true, isLastPage = true) =>
  isMatchDeletionExecuted(requested, { total: matches.length, matches, isFirstPage, isLastPage })

test('a deletion is executed when the complete list no longer contains the page, also if another page has its number', () => {
  expect(isExecuted([before, requested, match('B', 4, 'p4.jpg')])).toBe(false)
  expect(isExecuted([before, moved])).toBe(true)
  expect(isExecuted([before])).toBe(true)
})

test('a page that is not loaded, or that another part of the list may contain, is not regarded as deleted', () => {
  expect(isExecuted([before, undefined])).toBe(false)
  expect(isExecuted([before], true, false)).toBe(false)
  expect(isExecuted([before, moved], true, false)).toBe(false)
  expect(isExecuted([moved, after], false, true)).toBe(false)
  expect(isExecuted([before, moved, after], false, false)).toBe(true)
})

test('an empty list shows the deletion only if the list is loaded', () => {
  const empty = { matches: [], isFirstPage: true }
  expect(isMatchDeletionExecuted(requested, { ...empty, total: undefined, isLastPage: true })).toBe(false)
  expect(isMatchDeletionExecuted(requested, { ...empty, total: 0, isLastPage: false })).toBe(true)
})

test('the deletion of all matches is pending until as many pages are deleted as the request contained', () => {
  const atRequest = { matchCount: 2, deleteCount: 5 }
  expect(isDeletionOfAllMatchesPending(atRequest, { matchCount: 2, deleteCount: 5 })).toBe(true)
  expect(isDeletionOfAllMatchesPending(atRequest, { matchCount: 1, deleteCount: 6 })).toBe(true)
  expect(isDeletionOfAllMatchesPending(atRequest, { matchCount: 0, deleteCount: 7 })).toBe(false)
  expect(isDeletionOfAllMatchesPending(atRequest, { matchCount: 1, deleteCount: 7 })).toBe(false)
})
