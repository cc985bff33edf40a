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

test('each person has their own list, each book once, in the order in which it was asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('U', 'V'), fc.constantFrom('a', 'b', 'c', 'd'))), asked => {
      for (const [user, id] of asked) addOfflineBook(user, entry(id))
      for (const user of ['U', 'V']) {
        const wanted = [...new Set(asked.filter(([who]) => who === user).map(([, id]) => id))]
        expect(offlineBooks(user).map(({ bookId }) => bookId)).toEqual(wanted)
        removeOfflineBook(user, wanted)
        expect(offlineBooks(user)).toEqual([])
      }
    }),
  )
})

test('a book that was taken away meanwhile does not come back with what was learned of it', () => {
  addOfflineBook('U', entry('a'))
  removeOfflineBook('U', ['a'])
  updateOfflineBook('U', 'a', { files: 3, here: 3 })
  expect(offlineBooks('U')).toEqual([])
})

test('a book is whole with its last file', () => {
  expect(isComplete(entry('a'))).toBe(false)
  expect(isComplete({ ...entry('a'), files: 3, here: 2 })).toBe(false)
  expect(isComplete({ ...entry('a'), files: 3, here: 3 })).toBe(true)
})

test('who sits here sees what they keep, not what another person does', () => {
  addOfflineBook('U', entry('a'))
  setDownloadOwner('V')
  expect(isDownloaded('a')).toBe(false)
  setDownloadOwner('U')
  expect(isDownloaded('a')).toBe(true)
})

test('a list that cannot be read is empty', () => {
  writeStored('offline.U', '[{"bookId":1}, null')
  expect(offlineBooks('U')).toEqual([])
  writeStored('offline.U', '[null, {"bookId":1}]')
  expect(offlineBooks('U')).toEqual([])
})
