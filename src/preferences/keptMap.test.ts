import { expect, test } from 'vitest'
import { fc, test as property } from '../../tests/harness/property'
import { type KeptMap, mergedMaps, parsedMap, sameMaps, valuesOf, withEntry } from './keptMap'

const keys = fc.constantFrom('1', '2', 'shift', '__proto__x')
const maps: fc.Arbitrary<KeptMap> = fc.dictionary(
  keys,
  fc.record({ value: fc.oneof(fc.constant(null), fc.integer(), fc.string()), at: fc.integer({ min: 0, max: 5 }) }),
)
function same(one: KeptMap, other: KeptMap) {
  expect(sameMaps(one, other)).toBe(true)
}

property.prop([maps, maps, maps])('merging copies: order, grouping and repetition do not matter', (a, b, c) => {
  same(mergedMaps(a, b), mergedMaps(b, a))
  same(mergedMaps(mergedMaps(a, b), c), mergedMaps(a, mergedMaps(b, c)))
  same(mergedMaps(a, a), a)
})

property.prop([maps, maps, keys, fc.integer()])(
  'what is set last is kept by a merge with what was there',
  (map, _, key, value) => {
    const changed = withEntry(map, key, value, 0)
    expect(valuesOf(mergedMaps(map, changed)).get(key)).toBe(value)
    expect(valuesOf(mergedMaps(withEntry(changed, key, undefined, 0), changed)).has(key)).toBe(false)
  },
)

property.prop([maps])('what is written is read', map => {
  same(parsedMap(JSON.stringify(map)), map)
})

property.prop([fc.anything()])('whatever is stored is read as entries', stored => {
  for (const entry of Object.values(parsedMap(JSON.stringify(stored) ?? ''))) expect(entry.at).toBeTypeOf('number')
})

test('a thing removed on one device does not come back from the other', () => {
  const before: KeptMap = { 7: { value: 'note', at: 100 } }
  const removed = withEntry(before, '7', undefined, 200)
  expect(valuesOf(mergedMaps(before, removed)).size).toBe(0)
})
