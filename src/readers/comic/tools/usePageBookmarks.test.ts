import { expect, test } from 'vitest'
import { parseBookmarkedPages } from './usePageBookmarks'

test('returns bookmarks in page order and ignores other entries', () => {
  const stored = new Map<string, unknown>([
    ['page.12', {}],
    ['page.3', { time: '' }],
    ['page.0', {}],
    ['epubcfi(/6)', {}],
  ])
  expect(parseBookmarkedPages(stored)).toEqual([3, 12])
})
