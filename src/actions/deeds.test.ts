import { expect, test } from 'vitest'
import type { Book, Series } from '../generated/model.schemas'
import { deedNames, deedsFor, deedsForFewer, mostOf } from './deeds'
import { openerNames } from './openerTable'

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

test('an administrator edits, adds and deletes, in the order of menus; a download takes its own role', () => {
  const names = deedsFor(admin, 'series', 1, [series(1)])
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
  expect(names).toEqual(deedNames.filter(name => names.includes(name)))
  const librarian = { roles: ['ADMIN', 'USER'] } as Parameters<typeof deedsFor>[0]
  expect(deedsFor(librarian, 'series', 1, [series(1)])).not.toContain('download')
})

test('for all of 50,000 there is what is one call for each, and nothing that takes them in one piece', () => {
  const names = deedsFor(admin, 'series', 50_000, undefined)
  expect(names).toEqual(expect.arrayContaining(['markRead', 'markUnread', 'analyze', 'refreshMetadata', 'deleteFiles']))
  expect(names.filter(name => openerNames.some(opener => opener === name))).toEqual([])
})

test('what would be right for fewer is known, with how many that are', () => {
  expect(deedsForFewer(admin, 'series', 600, undefined)).toEqual(['addToReadList', 'download'])
  expect(mostOf('addToReadList')).toBe(500)
  expect(deedsForFewer(reader, 'series', 50_000, undefined)).toEqual([])
  expect(deedsForFewer(admin, 'collections', 3, undefined), 'one at a time is no limit').toEqual([])
})

test('books go into collections only where they are series of their own', () => {
  const book = (oneshot: boolean) => ({ oneshot }) as Book
  expect(deedsFor(admin, 'books', 2, [book(true), book(true)])).toContain('addToCollection')
  expect(deedsFor(admin, 'books', 2, [book(true), book(false)])).not.toContain('addToCollection')
  expect(deedsFor(admin, 'books', 2, undefined)).not.toContain('addToCollection')
})

test('books can be edited by who may, one and many', () => {
  const book = { oneshot: false } as Book
  expect(deedsFor(admin, 'books', 1, [book])).toContain('edit')
  expect(deedsFor(admin, 'books', 200, [book])).toContain('edit')
  expect(deedsFor(reader, 'books', 1, [book])).not.toContain('edit')
})
