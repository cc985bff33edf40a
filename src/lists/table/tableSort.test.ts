import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import type { ColumnSort } from './tableDefinition'
import {
  formatColumnSorts,
  getColumnSortsAfterClick,
  MAX_SORT_COLUMNS,
  parseColumnSorts,
  toServerSortValues,
} from './tableSort'

const columns = [
  { id: 'time', sort: 'dateTime', descendingFirst: true as const },
  { id: 'name', sort: 'metadata.name' },
  ...['a', 'b', 'c', 'd'].map(id => ({ id, sort: id })),
  { id: 'icon' },
]
const columnOf = (id: string) => columns.find(column => column.id === id) ?? { id }
const clicks = fc.array(fc.tuple(fc.constantFrom(...columns.filter(({ sort }) => sort)), fc.boolean()), {
  maxLength: 20,
})

property.prop([clicks])('clicks never repeat a column, exceed the limit or leave the table unsorted', steps => {
  let sorts: readonly ColumnSort[] = []
  for (const [column, extend] of steps) {
    sorts = getColumnSortsAfterClick(sorts, column, extend)
    expect(sorts.length).toBeGreaterThan(0)
    expect(sorts.length).toBeLessThanOrEqual(MAX_SORT_COLUMNS)
    expect(new Set(sorts.map(sort => sort.column)).size).toBe(sorts.length)
    expect(parseColumnSorts(columns, formatColumnSorts(sorts))).toEqual(sorts)
  }
})

test('the first click on a column sorts in its first direction, the next click in the other direction', () => {
  const first = getColumnSortsAfterClick([], columnOf('time'), false)
  expect(first).toEqual([{ column: 'time', direction: 'desc' }])
  const second = getColumnSortsAfterClick(first, columnOf('time'), false)
  expect(second).toEqual([{ column: 'time', direction: 'asc' }])
  expect(getColumnSortsAfterClick(second, columnOf('name'), false)).toEqual([{ column: 'name', direction: 'asc' }])
})

test('an extending click adds a column, reverses it, and removes it', () => {
  const byTime = getColumnSortsAfterClick([], columnOf('time'), false)
  const both = getColumnSortsAfterClick(byTime, columnOf('name'), true)
  expect(formatColumnSorts(both)).toEqual(['-time', 'name'])
  const reversed = getColumnSortsAfterClick(both, columnOf('name'), true)
  expect(formatColumnSorts(reversed)).toEqual(['-time', '-name'])
  expect(getColumnSortsAfterClick(reversed, columnOf('name'), true)).toEqual(byTime)
})

test('a plain click replaces several sorted columns by a single sorted column', () => {
  const sorts = parseColumnSorts(columns, ['-time', 'name'])
  expect(formatColumnSorts(getColumnSortsAfterClick(sorts, columnOf('time'), false))).toEqual(['-time'])
})

test('the server receives its fields in order of precedence', () => {
  expect(toServerSortValues(columns, parseColumnSorts(columns, ['name', '-time']))).toEqual([
    'metadata.name,asc',
    'dateTime,desc',
  ])
})
