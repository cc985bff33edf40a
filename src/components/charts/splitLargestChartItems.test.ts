import { expect, test } from 'vitest'
import { fc } from '../../../tests/harness/propertyTest'
import { splitLargestChartItems } from './splitLargestChartItems'

test('limits the number of bars and includes every item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000)), fc.integer({ min: 2, max: 20 }), (values, maxBars) => {
      const { largest, rest } = splitLargestChartItems(values, maxBars, value => value)
      expect(largest.length + Math.min(1, rest.length)).toBeLessThanOrEqual(maxBars)
      expect([...largest, ...rest]).toEqual(values.toSorted((first, second) => second - first))
      expect(rest.length).not.toBe(1)
    }),
  )
})
