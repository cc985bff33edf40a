import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { writeStored } from '../../preferences/storage'
import { changeKept, forgetKept, isKeptHere, isWhole, type KeptBook, keepFor, keptBooks, noteKept } from './keptBooks'

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
      for (const [user, id] of asked) noteKept(user, entry(id))
      for (const user of ['U', 'V']) {
        const wanted = [...new Set(asked.filter(([who]) => who === user).map(([, id]) => id))]
        expect(keptBooks(user).map(({ bookId }) => bookId)).toEqual(wanted)
        forgetKept(user, wanted)
        expect(keptBooks(user)).toEqual([])
      }
    }),
  )
})

test('a book that was taken away meanwhile does not come back with what was learned of it', () => {
  noteKept('U', entry('a'))
  forgetKept('U', ['a'])
  changeKept('U', 'a', { files: 3, here: 3 })
  expect(keptBooks('U')).toEqual([])
})

test('a book is whole with its last file', () => {
  expect(isWhole(entry('a'))).toBe(false)
  expect(isWhole({ ...entry('a'), files: 3, here: 2 })).toBe(false)
  expect(isWhole({ ...entry('a'), files: 3, here: 3 })).toBe(true)
})

test('who sits here sees what they keep, not what another person does', () => {
  noteKept('U', entry('a'))
  keepFor('V')
  expect(isKeptHere('a')).toBe(false)
  keepFor('U')
  expect(isKeptHere('a')).toBe(true)
})

test('a list that cannot be read is empty', () => {
  writeStored('offline.U', '[{"bookId":1}, null')
  expect(keptBooks('U')).toEqual([])
  writeStored('offline.U', '[null, {"bookId":1}]')
  expect(keptBooks('U')).toEqual([])
})
