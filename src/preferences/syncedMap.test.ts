import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { getSyncedMapValues, parseSyncedMap, type SyncedMap, setSyncedMapEntry } from './syncedMap'
import { areSyncedMapsEqual, mergeSyncedMaps } from './syncedMaps/mergeSyncedMaps'

const keys = fc.constantFrom('1', '2', 'shift', '__proto__x')
const maps: fc.Arbitrary<SyncedMap> = fc.dictionary(
  keys,
  fc.record({ value: fc.oneof(fc.constant(null), fc.integer(), fc.string()), at: fc.integer({ min: 0, max: 5 }) }),
)
function expectEqualMaps(left: SyncedMap, right: SyncedMap) {
  expect(areSyncedMapsEqual(left, right)).toBe(true)
}

property.prop([maps, maps, maps])('merges commutatively, associatively and idempotently', (a, b, c) => {
  expectEqualMaps(mergeSyncedMaps(a, b), mergeSyncedMaps(b, a))
  expectEqualMaps(mergeSyncedMaps(mergeSyncedMaps(a, b), c), mergeSyncedMaps(a, mergeSyncedMaps(b, c)))
  expectEqualMaps(mergeSyncedMaps(a, a), a)
})

property.prop([maps, maps, keys, fc.integer()])(
  'keeps the latest change after a merge with an older copy',
  (map, _, key, value) => {
    const changed = setSyncedMapEntry(map, key, value, 0)
    expect(getSyncedMapValues(mergeSyncedMaps(map, changed)).get(key)).toBe(value)
    expect(getSyncedMapValues(mergeSyncedMaps(setSyncedMapEntry(changed, key, undefined, 0), changed)).has(key)).toBe(
      false,
    )
  },
)

property.prop([maps])('parses the JSON of a map to the same map', map => {
  expectEqualMaps(parseSyncedMap(JSON.stringify(map)), map)
})

property.prop([fc.anything()])('returns only valid entries for any stored JSON', stored => {
  for (const entry of Object.values(parseSyncedMap(JSON.stringify(stored) ?? ''))) expect(entry.at).toBeTypeOf('number')
})

test('does not restore an entry that another device removed', () => {
  const original: SyncedMap = { 7: { value: 'note', at: 100 } }
  const removed = setSyncedMapEntry(original, '7', undefined, 200)
  expect(getSyncedMapValues(mergeSyncedMaps(original, removed)).size).toBe(0)
})
