import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/propertyTest'
import { listRenderedRowIndexes } from './listRenderedRowIndexes'

const row = fc.nat(40)

test('returns the visible rows, one more row on each side, and the pinned rows', () => {
  expect(listRenderedRowIndexes({ first: 4, last: 6 }, 20)).toEqual([3, 4, 5, 6, 7])
  expect(listRenderedRowIndexes({ first: 0, last: 1 }, 2, 0)).toEqual([0, 1])
  expect(listRenderedRowIndexes({ first: 4, last: 6 }, 20, 12, undefined, 1)).toEqual([1, 3, 4, 5, 6, 7, 12])
  expect(listRenderedRowIndexes({ first: 0, last: 3 }, 0, 0)).toEqual([])
})

test.prop([row, row, row, fc.array(row, { maxLength: 3 })])(
  'returns unique existing rows in ascending order, including all visible rows',
  (count, first, extraRows, pinned) => {
    const rows = listRenderedRowIndexes({ first, last: first + extraRows }, count, ...pinned)
    expect(rows).toEqual([...new Set(rows)].sort((index, nextIndex) => index - nextIndex))
    expect(rows.every(index => index >= 0 && index < count)).toBe(true)
    for (let visibleIndex = first; visibleIndex <= Math.min(first + extraRows, count - 1); visibleIndex += 1)
      expect(rows).toContain(visibleIndex)
    for (const index of pinned) expect(rows.includes(index)).toBe(index < count)
  },
)
