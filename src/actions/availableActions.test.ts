import { expect, test } from 'vitest'
import type { Book, Series } from '../generated/model.schemas'
import {
  allRecordActionIds,
  getMaxRecordsOfAction,
  listActionsExceedingMaxRecords,
  listAvailableActions,
} from './availableActions'
import { wholeSelectionActionIds } from './wholeSelectionActionDefinitions'

const admin = { roles: ['ADMIN', 'USER', 'FILE_DOWNLOAD'] } as Parameters<typeof listAvailableActions>[0]
const reader = { roles: ['USER'] } as Parameters<typeof listAvailableActions>[0]
const series = (booksReadCount: number, booksCount = 3) =>
  ({ booksCount, booksReadCount, booksUnreadCount: booksCount - booksReadCount }) as Series

test('lists every action once and destructive actions last', () => {
  expect(new Set(allRecordActionIds).size).toBe(allRecordActionIds.length)
  expect(allRecordActionIds.indexOf('deleteFiles')).toBeGreaterThan(allRecordActionIds.indexOf('edit'))
})

test('offers a user without further roles only the read-status actions', () => {
  expect(listAvailableActions(reader, 'series', 2, [series(0), series(3)])).toEqual(['markRead', 'markUnread'])
  expect(listAvailableActions(reader, 'series', 1, [series(3)])).toEqual(['markUnread'])
  expect(listAvailableActions(reader, 'series', 1, [series(0)])).toEqual(['markRead'])
})

test('offers an administrator all actions in menu order, and downloads only with the download role', () => {
  const names = listAvailableActions(admin, 'series', 1, [series(1)])
  const expectedOrder = [
    'markRead',
    'markUnread',
    'addToCollection',
    'addToReadList',
    'edit',
    'download',
    'analyze',
    'deleteFiles',
  ]
  expect(names.filter(name => expectedOrder.includes(name))).toEqual(expectedOrder)
  expect(names).toEqual(allRecordActionIds.filter(name => names.includes(name)))
  const librarian = { roles: ['ADMIN', 'USER'] } as Parameters<typeof listAvailableActions>[0]
  expect(listAvailableActions(librarian, 'series', 1, [series(1)])).not.toContain('download')
})

test('offers for 50,000 selected records only the actions that make one call per record', () => {
  const names = listAvailableActions(admin, 'series', 50_000, undefined)
  expect(names).toEqual(expect.arrayContaining(['markRead', 'markUnread', 'analyze', 'refreshMetadata', 'deleteFiles']))
  expect(names.filter(name => wholeSelectionActionIds.some(dialogAction => dialogAction === name))).toEqual([])
})

test('lists the actions that exceed their batch limit', () => {
  expect(listActionsExceedingMaxRecords(admin, 'series', 600, undefined)).toEqual(['addToReadList', 'download'])
  expect(getMaxRecordsOfAction('addToReadList')).toBe(500)
  expect(listActionsExceedingMaxRecords(reader, 'series', 50_000, undefined)).toEqual([])
  expect(
    listActionsExceedingMaxRecords(admin, 'collections', 3, undefined),
    'actions for a single record are left out',
  ).toEqual([])
})

test('offers adding books to a collection only for one-shots', () => {
  const book = (oneshot: boolean) => ({ oneshot }) as Book
  expect(listAvailableActions(admin, 'books', 2, [book(true), book(true)])).toContain('addToCollection')
  expect(listAvailableActions(admin, 'books', 2, [book(true), book(false)])).not.toContain('addToCollection')
  expect(listAvailableActions(admin, 'books', 2, undefined)).not.toContain('addToCollection')
})

test('offers the editing of a single book or many books to users with the edit permission', () => {
  const book = { oneshot: false } as Book
  expect(listAvailableActions(admin, 'books', 1, [book])).toContain('edit')
  expect(listAvailableActions(admin, 'books', 200, [book])).toContain('edit')
  expect(listAvailableActions(reader, 'books', 1, [book])).not.toContain('edit')
})

test('offers the table for several books, and for the books of a single series', () => {
  const books = [{ oneshot: false }, { oneshot: false }] as Book[]
  expect(listAvailableActions(admin, 'books', 2, books)).toContain('editInTable')
  expect(listAvailableActions(admin, 'books', 300, undefined)).toContain('editInTable')
  expect(listAvailableActions(admin, 'books', 1, books.slice(1))).not.toContain('editInTable')
  expect(listAvailableActions(reader, 'books', 2, books)).not.toContain('editInTable')
  expect(listAvailableActions(admin, 'series', 1, [series(0)])).toContain('editBooksInTable')
  expect(listAvailableActions(admin, 'series', 2, [series(0), series(1)])).not.toContain('editBooksInTable')
  expect(listAvailableActions(admin, 'series', 1, [{ ...series(0), oneshot: true }])).not.toContain('editBooksInTable')
  expect(listAvailableActions(reader, 'series', 1, [series(0)])).not.toContain('editBooksInTable')
})
