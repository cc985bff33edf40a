// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { markSynced, mergeSynced, onReaderDataChange, readSynced, unsyncedNames, writeSynced } from './syncedStore'

beforeEach(() => localStorage.clear())

const name = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('whoever hears of a change finds it listed as untold', () => {
  const heard: number[] = []
  const stop = onReaderDataChange(() => heard.push(unsyncedNames('U').length))
  writeSynced(name, map)
  expect(heard).toEqual([1])
  markSynced(name)
  expect(unsyncedNames('U')).toEqual([])
  expect(heard).toEqual([1])
  stop()
})

test('small and capital letters of an id are the same thing, persons are not', () => {
  writeSynced(name, map)
  expect(readSynced({ ...name, id: '0s9yp' })).toEqual(map)
  expect(readSynced({ ...name, userId: 'V' })).toEqual({})
  expect(unsyncedNames('V')).toEqual([])
})

test('a copy from elsewhere is joined without becoming news', () => {
  writeSynced(name, map)
  markSynced(name)
  const joined = mergeSynced(name, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(joined).sort()).toEqual(['7', '9'])
  expect(readSynced(name)).toEqual(joined)
  expect(unsyncedNames('U')).toEqual([])
})
