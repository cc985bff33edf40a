import { afterEach, expect, test } from 'vitest'
import { fc } from '../../../tests/harness/propertyTest'
import { writeLocalStorage } from '../../preferences/localStorageAccess'
import {
  addOfflineBooks,
  isBookDownloadedOrQueued,
  isDownloadComplete,
  type OfflineBookEntry,
  readOfflineBooks,
  removeOfflineBooks,
  setUserIdForDownloads,
  updateOfflineBook,
} from './offlineBooks'

const entry = (bookId: string): OfflineBookEntry => ({
  bookId,
  seriesId: 'S',
  title: bookId,
  seriesTitle: 'Series',
  number: '1',
  oneshot: false,
  reader: 'comic',
  file: 'hash',
  size: 1,
  files: 0,
  here: 0,
  since: 0,
})

afterEach(() => {
  writeLocalStorage('offline.U', undefined)
  writeLocalStorage('offline.V', undefined)
})

test('each user has a separate list of books without duplicates, in request order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('U', 'V'), fc.constantFrom('a', 'b', 'c', 'd'))), requests => {
      for (const [user, id] of requests) addOfflineBooks(user, [entry(id)])
      for (const user of ['U', 'V']) {
        const expected = [...new Set(requests.filter(([owner]) => owner === user).map(([, id]) => id))]
        expect(readOfflineBooks(user).map(({ bookId }) => bookId)).toEqual(expected)
        removeOfflineBooks(user, expected)
        expect(readOfflineBooks(user)).toEqual([])
      }
    }),
  )
})

test('an update does not restore a removed book', () => {
  addOfflineBooks('U', [entry('a')])
  removeOfflineBooks('U', ['a'])
  updateOfflineBook('U', 'a', { files: 3, here: 3 })
  expect(readOfflineBooks('U')).toEqual([])
})

test('a download is complete with its last file', () => {
  expect(isDownloadComplete(entry('a'))).toBe(false)
  expect(isDownloadComplete({ ...entry('a'), files: 3, here: 2 })).toBe(false)
  expect(isDownloadComplete({ ...entry('a'), files: 3, here: 3 })).toBe(true)
})

test('a user sees only their own downloads', () => {
  addOfflineBooks('U', [entry('a')])
  setUserIdForDownloads('V')
  expect(isBookDownloadedOrQueued('a')).toBe(false)
  setUserIdForDownloads('U')
  expect(isBookDownloadedOrQueued('a')).toBe(true)
})

test('reads a malformed list as an empty list', () => {
  writeLocalStorage('offline.U', '[{"bookId":1}, null')
  expect(readOfflineBooks('U')).toEqual([])
  writeLocalStorage('offline.U', '[null, {"bookId":1}]')
  expect(readOfflineBooks('U')).toEqual([])
})
