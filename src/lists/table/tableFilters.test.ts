import { expect, test } from 'vitest'
import {
  createPeriodOfLastDays,
  formatFilterPeriod,
  getFilterPeriodBounds,
  parseFilterPeriod,
  replaceTableFilterValues,
} from './tableFilters'

test.each(['2026-11-01..2026-11-30', '2026-11-01..', '..2026-11-30'])('restores the period %s', value => {
  expect(formatFilterPeriod(parseFilterPeriod(value) ?? {})).toBe(value)
})

test.each(['', '..', '2026-11-01', '2026-11-31..', '2026-11-02..2026-11-01', 'a..b', '..2026-11-01..'])(
  'rejects the period "%s"',
  value => expect(parseFilterPeriod(value)).toBeUndefined(),
)

test('a period ends with its last day', () => {
  const { start, end } = getFilterPeriodBounds({ from: '2026-02-28', to: '2026-02-28' })
  expect([start, end]).toEqual([new Date(2026, 1, 28), new Date(2026, 2, 1)])
})

test('a period of the last days ends with today', () => {
  expect(createPeriodOfLastDays(1, new Date(2026, 2, 1, 23))).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(createPeriodOfLastDays(7, new Date(2026, 2, 3))).toEqual({ from: '2026-02-25', to: '2026-03-03' })
})

test('a filter without values is removed', () => {
  expect(replaceTableFilterValues({ a: ['1'], b: ['2'] }, 'a', [])).toEqual({ b: ['2'] })
})
