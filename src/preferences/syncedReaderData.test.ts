// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeServerCopyOfSyncedMap } from './syncedMaps/mergeServerCopyOfSyncedMap'
import {
  listSyncedMapsToUpload,
  markSyncedMapUploaded,
  onAnySyncedMapChange,
  readStoredSyncedMap,
  storeSyncedMap,
} from './syncedReaderData'

beforeEach(() => localStorage.clear())

const mapKey = { userId: 'U', kind: 'bookmarks', id: '0S9YP' } as const
const map = { 7: { value: 'note', at: 100 } }

test('lists a change as unsynced before it notifies listeners', () => {
  const unsyncedCounts: number[] = []
  const unsubscribe = onAnySyncedMapChange(() => unsyncedCounts.push(listSyncedMapsToUpload('U').length))
  storeSyncedMap(mapKey, map)
  expect(unsyncedCounts).toEqual([1])
  markSyncedMapUploaded(mapKey)
  expect(listSyncedMapsToUpload('U')).toEqual([])
  expect(unsyncedCounts).toEqual([1])
  unsubscribe()
})

test('ignores the case of ids and separates users', () => {
  storeSyncedMap(mapKey, map)
  expect(readStoredSyncedMap({ ...mapKey, id: '0s9yp' })).toEqual(map)
  expect(readStoredSyncedMap({ ...mapKey, userId: 'V' })).toEqual({})
  expect(listSyncedMapsToUpload('V')).toEqual([])
})

test('merges a copy from the server without marking it as unsynced', () => {
  storeSyncedMap(mapKey, map)
  markSyncedMapUploaded(mapKey)
  const merged = mergeServerCopyOfSyncedMap(mapKey, { 9: { value: 'other', at: 50 } })
  expect(Object.keys(merged).sort()).toEqual(['7', '9'])
  expect(readStoredSyncedMap(mapKey)).toEqual(merged)
  expect(listSyncedMapsToUpload('U')).toEqual([])
})

describe('data that an earlier version stored', () => {
  const oldKey = 'longbox.kept.U.bookmarks.0s9yp'
  beforeEach(() => {
    localStorage.setItem(oldKey, JSON.stringify(map))
    localStorage.setItem('longbox.untold.U', 'bookmarks.0s9yp')
  })

  test('is read, and counts as not uploaded', () => {
    expect(readStoredSyncedMap(mapKey)).toEqual(map)
    expect(listSyncedMapsToUpload('U')).toEqual([{ ...mapKey, id: '0s9yp' }])
  })

  test('moves to the new keys with the next change', () => {
    const changed = { ...readStoredSyncedMap(mapKey), 8: { value: 'new', at: 200 } }
    storeSyncedMap(mapKey, changed)
    expect(readStoredSyncedMap(mapKey)).toEqual(changed)
    expect(Object.keys(localStorage).sort()).toEqual(['longbox.synced.U.bookmarks.0s9yp', 'longbox.unsynced.U'])
    expect(listSyncedMapsToUpload('U')).toHaveLength(1)
  })

  test('moves to the new keys with a change from the server', () => {
    const merged = mergeServerCopyOfSyncedMap(mapKey, { 9: { value: 'other', at: 50 } })
    expect(Object.keys(merged).sort()).toEqual(['7', '9'])
    expect(readStoredSyncedMap(mapKey)).toEqual(merged)
    expect(localStorage.getItem(oldKey)).toBeNull()
  })

  test('is marked as uploaded once, together with newer data', () => {
    storeSyncedMap({ ...mapKey, id: 'B2' }, map)
    markSyncedMapUploaded(mapKey)
    expect(listSyncedMapsToUpload('U').map(({ id }) => id)).toEqual(['b2'])
    markSyncedMapUploaded({ ...mapKey, id: 'B2' })
    expect(listSyncedMapsToUpload('U')).toEqual([])
  })
})
