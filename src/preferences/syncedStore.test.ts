// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { markSynced, mergeSynced, onReaderDataChange, readSynced, unsyncedNames, writeSynced } from './syncedStore'

beforeEach(() => localStorage.clear())

const name = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('lists a change as unsynced before it notifies listeners', () => {
  const heard: number[] = []
  const stop = onReaderDataChange(() => heard.push(unsyncedNames('U').length))
  writeSynced(name, map)
  expect(heard).toEqual([1])
  markSynced(name)
  expect(unsyncedNames('U')).toEqual([])
  expect(heard).toEqual([1])
  stop()
})

test('ignores the case of ids and separates users', () => {
  writeSynced(name, map)
  expect(readSynced({ ...name, id: '0s9yp' })).toEqual(map)
  expect(readSynced({ ...name, userId: 'V' })).toEqual({})
  expect(unsyncedNames('V')).toEqual([])
})

test('merges a copy from the server without marking it as unsynced', () => {
  writeSynced(name, map)
  markSynced(name)
  const joined = mergeSynced(name, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(joined).sort()).toEqual(['7', '9'])
  expect(readSynced(name)).toEqual(joined)
  expect(unsyncedNames('U')).toEqual([])
})
