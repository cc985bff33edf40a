import { expect, test } from 'vitest'
import type { Book, Series } from '../generated/model.schemas'
import { actionsBeyondLimit, actionsFor, anyActionNames, batchLimit } from './actionsFor'
import { dialogActionNames } from './dialogActionTable'

const admin = { roles: ['ADMIN', 'USER', 'FILE_DOWNLOAD'] } as Parameters<typeof actionsFor>[0]
const reader = { roles: ['USER'] } as Parameters<typeof actionsFor>[0]
const series = (booksReadCount: number, booksCount = 3) =>
  ({ booksCount, booksReadCount, booksUnreadCount: booksCount - booksReadCount }) as Series

test('lists every action once and destructive actions last', () => {
  expect(new Set(anyActionNames).size).toBe(anyActionNames.length)
  expect(anyActionNames.indexOf('deleteFiles')).toBeGreaterThan(anyActionNames.indexOf('edit'))
})

test('offers a user without further roles only the read-status actions', () => {
  expect(actionsFor(reader, 'series', 2, [series(0), series(3)])).toEqual(['markRead', 'markUnread'])
  expect(actionsFor(reader, 'series', 1, [series(3)])).toEqual(['markUnread'])
  expect(actionsFor(reader, 'series', 1, [series(0)])).toEqual(['markRead'])
})

test('offers an administrator all actions in menu order, and download only with its role', () => {
  const names = actionsFor(admin, 'series', 1, [series(1)])
  const some = [
    'markRead',
    'markUnread',
    'addToCollection',
    'addToReadList',
    'edit',
    'download',
    'analyze',
    'deleteFiles',
  ]
  expect(names.filter(name => some.includes(name))).toEqual(some)
  expect(names).toEqual(anyActionNames.filter(name => names.includes(name)))
  const librarian = { roles: ['ADMIN', 'USER'] } as Parameters<typeof actionsFor>[0]
  expect(actionsFor(librarian, 'series', 1, [series(1)])).not.toContain('download')
})

test('offers for 50,000 selected records only the actions that make one call per record', () => {
  const names = actionsFor(admin, 'series', 50_000, undefined)
  expect(names).toEqual(expect.arrayContaining(['markRead', 'markUnread', 'analyze', 'refreshMetadata', 'deleteFiles']))
  expect(names.filter(name => dialogActionNames.some(opener => opener === name))).toEqual([])
})

test('lists the actions that exceed their batch limit', () => {
  expect(actionsBeyondLimit(admin, 'series', 600, undefined)).toEqual(['addToReadList', 'download'])
  expect(batchLimit('addToReadList')).toBe(500)
  expect(actionsBeyondLimit(reader, 'series', 50_000, undefined)).toEqual([])
  expect(actionsBeyondLimit(admin, 'collections', 3, undefined), 'actions for a single record are left out').toEqual([])
})

test('offers adding books to a collection only for one-shots', () => {
  const book = (oneshot: boolean) => ({ oneshot }) as Book
  expect(actionsFor(admin, 'books', 2, [book(true), book(true)])).toContain('addToCollection')
  expect(actionsFor(admin, 'books', 2, [book(true), book(false)])).not.toContain('addToCollection')
  expect(actionsFor(admin, 'books', 2, undefined)).not.toContain('addToCollection')
})

test('offers editing of one or many books to users with the edit permission', () => {
  const book = { oneshot: false } as Book
  expect(actionsFor(admin, 'books', 1, [book])).toContain('edit')
  expect(actionsFor(admin, 'books', 200, [book])).toContain('edit')
  expect(actionsFor(reader, 'books', 1, [book])).not.toContain('edit')
})
