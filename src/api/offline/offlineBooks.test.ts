import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { writeStored } from '../../preferences/storage'
import {
  addOfflineBook,
  isComplete,
  isDownloaded,
  type KeptBook,
  offlineBooks,
  removeOfflineBook,
  setDownloadOwner,
  updateOfflineBook,
} from './offlineBooks'

const entry = (bookId: string): KeptBook => ({
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
  writeStored('offline.U', undefined)
  writeStored('offline.V', undefined)
})

test('each user has a separate list with each book once, in request order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('U', 'V'), fc.constantFrom('a', 'b', 'c', 'd'))), requests => {
      for (const [user, id] of requests) addOfflineBook(user, entry(id))
      for (const user of ['U', 'V']) {
        const expected = [...new Set(requests.filter(([owner]) => owner === user).map(([, id]) => id))]
        expect(offlineBooks(user).map(({ bookId }) => bookId)).toEqual(expected)
        removeOfflineBook(user, expected)
        expect(offlineBooks(user)).toEqual([])
      }
    }),
  )
})

test('an update does not restore a removed book', () => {
  addOfflineBook('U', entry('a'))
  removeOfflineBook('U', ['a'])
  updateOfflineBook('U', 'a', { files: 3, here: 3 })
  expect(offlineBooks('U')).toEqual([])
})

test('a download is complete with its last file', () => {
  expect(isComplete(entry('a'))).toBe(false)
  expect(isComplete({ ...entry('a'), files: 3, here: 2 })).toBe(false)
  expect(isComplete({ ...entry('a'), files: 3, here: 3 })).toBe(true)
})

test('a user sees only the own downloads', () => {
  addOfflineBook('U', entry('a'))
  setDownloadOwner('V')
  expect(isDownloaded('a')).toBe(false)
  setDownloadOwner('U')
  expect(isDownloaded('a')).toBe(true)
})

test('a malformed list is empty', () => {
  writeStored('offline.U', '[{"bookId":1}, null')
  expect(offlineBooks('U')).toEqual([])
  writeStored('offline.U', '[null, {"bookId":1}]')
  expect(offlineBooks('U')).toEqual([])
})
