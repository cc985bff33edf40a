// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import {
  listUnsyncedMapKeys,
  markSyncedMapUploaded,
  mergeIntoSyncedMap,
  onReaderDataChange,
  readSyncedMap,
  writeSyncedMap,
} from './syncedStore'

beforeEach(() => localStorage.clear())

const name = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('lists a change as unsynced before it notifies listeners', () => {
  const unsyncedCounts: number[] = []
  const unsubscribe = onReaderDataChange(() => unsyncedCounts.push(listUnsyncedMapKeys('U').length))
  writeSyncedMap(name, map)
  expect(unsyncedCounts).toEqual([1])
  markSyncedMapUploaded(name)
  expect(listUnsyncedMapKeys('U')).toEqual([])
  expect(unsyncedCounts).toEqual([1])
  unsubscribe()
})

test('ignores the case of ids and separates users', () => {
  writeSyncedMap(name, map)
  expect(readSyncedMap({ ...name, id: '0s9yp' })).toEqual(map)
  expect(readSyncedMap({ ...name, userId: 'V' })).toEqual({})
  expect(listUnsyncedMapKeys('V')).toEqual([])
})

test('merges a copy from the server without marking it as unsynced', () => {
  writeSyncedMap(name, map)
  markSyncedMapUploaded(name)
  const merged = mergeIntoSyncedMap(name, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(merged).sort()).toEqual(['7', '9'])
  expect(readSyncedMap(name)).toEqual(merged)
  expect(listUnsyncedMapKeys('U')).toEqual([])
})
