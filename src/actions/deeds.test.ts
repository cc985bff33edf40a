import { expect, test } from 'vitest'
import type { Series } from '../generated/model.schemas'
import { deedNames, deedsFor } from './deeds'

const admin = { roles: ['ADMIN', 'USER', 'FILE_DOWNLOAD'] } as Parameters<typeof deedsFor>[0]
const reader = { roles: ['USER'] } as Parameters<typeof deedsFor>[0]
const series = (booksReadCount: number, booksCount = 3) =>
  ({ booksCount, booksReadCount, booksUnreadCount: booksCount - booksReadCount }) as Series

test('every deed is in the menu once, and what loses something is last', () => {
  expect(new Set(deedNames).size).toBe(deedNames.length)
  expect(deedNames.indexOf('deleteFiles')).toBeGreaterThan(deedNames.indexOf('edit'))
})

test('a reader marks and nothing else', () => {
  expect(deedsFor(reader, 'series', 2, [series(0), series(3)])).toEqual(['markRead', 'markUnread'])
  expect(deedsFor(reader, 'series', 1, [series(3)])).toEqual(['markUnread'])
  expect(deedsFor(reader, 'series', 1, [series(0)])).toEqual(['markRead'])
})

test('an administrator edits, adds and deletes; a download takes its own role', () => {
  expect(deedsFor(admin, 'series', 1, [series(1)])).toEqual([
    'markRead',
    'markUnread',
    'addToCollection',
    'addToReadList',
    'edit',
    'download',
    'analyze',
    'refreshMetadata',
    'deleteFiles',
  ])
})

test('for all of 50,000 there is what is one call for each, and nothing that takes them in one piece', () => {
  expect(deedsFor(admin, 'series', 50_000, undefined)).toEqual([
    'markRead',
    'markUnread',
    'analyze',
    'refreshMetadata',
    'deleteFiles',
  ])
})
