import { expect } from 'vitest'
import { fc, test } from '../../../tests/harness/property'
import { renderedRows } from './renderedRows'

const row = fc.nat(40)

test('returns the visible rows, one more on both sides, and the pinned rows', () => {
  expect(renderedRows({ first: 4, last: 6 }, 20)).toEqual([3, 4, 5, 6, 7])
  expect(renderedRows({ first: 0, last: 1 }, 2, 0)).toEqual([0, 1])
  expect(renderedRows({ first: 4, last: 6 }, 20, 12, undefined, 1)).toEqual([1, 3, 4, 5, 6, 7, 12])
  expect(renderedRows({ first: 0, last: 3 }, 0, 0)).toEqual([])
})

test.prop([row, row, row, fc.array(row, { maxLength: 3 })])(
  'returns unique existing rows in ascending order, with all visible ones',
  (count, first, more, kept) => {
    const rows = renderedRows({ first, last: first + more }, count, ...kept)
    expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other))
    expect(rows.every(one => one >= 0 && one < count)).toBe(true)
    for (let at = first; at <= Math.min(first + more, count - 1); at += 1) expect(rows).toContain(at)
    for (const one of kept) expect(rows.includes(one)).toBe(one < count)
  },
)
