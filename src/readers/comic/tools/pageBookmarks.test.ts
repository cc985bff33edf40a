import { expect, test } from 'vitest'
import { bookmarkedPages } from './pageBookmarks'

test('returns bookmarks in page order and ignores other entries', () => {
  const kept = new Map<string, unknown>([
    ['page.12', {}],
    ['page.3', { time: '' }],
    ['page.0', {}],
    ['epubcfi(/6)', {}],
  ])
  expect(bookmarkedPages(kept)).toEqual([3, 12])
})
