import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import {
  areSyncedMapsEqual,
  mergeSyncedMaps,
  parseSyncedMap,
  type SyncedMap,
  syncedValues,
  withEntry,
} from './syncedMap'

const keys = fc.constantFrom('1', '2', 'shift', '__proto__x')
const maps: fc.Arbitrary<SyncedMap> = fc.dictionary(
  keys,
  fc.record({ value: fc.oneof(fc.constant(null), fc.integer(), fc.string()), at: fc.integer({ min: 0, max: 5 }) }),
)
function same(one: SyncedMap, other: SyncedMap) {
  expect(areSyncedMapsEqual(one, other)).toBe(true)
}

property.prop([maps, maps, maps])('merges commutatively, associatively and idempotently', (a, b, c) => {
  same(mergeSyncedMaps(a, b), mergeSyncedMaps(b, a))
  same(mergeSyncedMaps(mergeSyncedMaps(a, b), c), mergeSyncedMaps(a, mergeSyncedMaps(b, c)))
  same(mergeSyncedMaps(a, a), a)
})

property.prop([maps, maps, keys, fc.integer()])(
  'keeps the latest change in a merge with an older copy',
  (map, _, key, value) => {
    const changed = withEntry(map, key, value, 0)
    expect(syncedValues(mergeSyncedMaps(map, changed)).get(key)).toBe(value)
    expect(syncedValues(mergeSyncedMaps(withEntry(changed, key, undefined, 0), changed)).has(key)).toBe(false)
  },
)

property.prop([maps])('parses its own JSON', map => {
  same(parseSyncedMap(JSON.stringify(map)), map)
})

property.prop([fc.anything()])('returns only valid entries for any stored JSON', stored => {
  for (const entry of Object.values(parseSyncedMap(JSON.stringify(stored) ?? ''))) expect(entry.at).toBeTypeOf('number')
})

test('does not restore an entry that another device removed', () => {
  const before: SyncedMap = { 7: { value: 'note', at: 100 } }
  const removed = withEntry(before, '7', undefined, 200)
  expect(syncedValues(mergeSyncedMaps(before, removed)).size).toBe(0)
})
