import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { balanceGridColumns } from './balanceGridColumns'

test.each([
  [9, 7, 5],
  [9, 4, 3],
  [4, 3, 2],
  [2, 3, 2],
  [1, 5, 1],
  [0, 3, 1],
])('places %i items with at most %i columns in %i columns', (itemCount, maxColumns, columns) => {
  expect(balanceGridColumns(itemCount, maxColumns)).toBe(columns)
})

test.prop([fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 })])(
  'needs no more rows than the maximum number of columns, and no fewer columns are enough',
  (itemCount, maxColumns) => {
    const columns = balanceGridColumns(itemCount, maxColumns)
    const rows = Math.ceil(itemCount / maxColumns)
    expect(columns).toBeLessThanOrEqual(maxColumns)
    expect(Math.ceil(itemCount / columns)).toBe(rows)
    if (columns > 1) expect(Math.ceil(itemCount / (columns - 1))).toBeGreaterThan(rows)
  },
)
