// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import {
  listUnsyncedMapKeys,
  markSyncedMapUploaded,
  mergeIntoSyncedMap,
  onAnySyncedMapChange,
  readSyncedMap,
  writeSyncedMap,
} from './syncedReaderData'

beforeEach(() => localStorage.clear())

const mapKey = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('lists a change as unsynced before it notifies listeners', () => {
  const unsyncedCounts: number[] = []
  const unsubscribe = onAnySyncedMapChange(() => unsyncedCounts.push(listUnsyncedMapKeys('U').length))
  writeSyncedMap(mapKey, map)
  expect(unsyncedCounts).toEqual([1])
  markSyncedMapUploaded(mapKey)
  expect(listUnsyncedMapKeys('U')).toEqual([])
  expect(unsyncedCounts).toEqual([1])
  unsubscribe()
})

test('ignores the case of ids and separates users', () => {
  writeSyncedMap(mapKey, map)
  expect(readSyncedMap({ ...mapKey, id: '0s9yp' })).toEqual(map)
  expect(readSyncedMap({ ...mapKey, userId: 'V' })).toEqual({})
  expect(listUnsyncedMapKeys('V')).toEqual([])
})

test('merges a copy from the server without marking it as unsynced', () => {
  writeSyncedMap(mapKey, map)
  markSyncedMapUploaded(mapKey)
  const merged = mergeIntoSyncedMap(mapKey, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(merged).sort()).toEqual(['7', '9'])
  expect(readSyncedMap(mapKey)).toEqual(merged)
  expect(listUnsyncedMapKeys('U')).toEqual([])
})
