import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import type {
  CellTextFormatters,
  RecordTableColumn,
  RecordTableDefinition,
  RecordTableFilterDefinition,
} from '../tableDefinition'
import { toListQuery } from '../tableState'
import { filterSortAndPageRows, filterTableRows, sortTableRows } from './filterSortAndPageRows'

type Row = { id: string; name: string | null; size: number; status: string; at: Date; isDeleted: boolean }

const texts = {} as CellTextFormatters
const columns: readonly RecordTableColumn<Row>[] = [
  { id: 'name', labelKey: 'name', value: ({ name }) => name, sort: 'metadata.name', width: 1 },
  { id: 'size', labelKey: 'size', value: ({ size }) => size, sort: 'fileSize', width: 1 },
]
const filters: readonly RecordTableFilterDefinition<Row>[] = [
  { id: 'q', labelKey: 'q', kind: 'text', value: ({ name, status }) => [name, status] },
  { id: 'status', labelKey: 'status', kind: 'enum', values: ['READY', 'ERROR'], value: ({ status }) => status },
  { id: 'deleted', labelKey: 'deleted', kind: 'boolean', value: ({ isDeleted }) => isDeleted },
  { id: 'period', labelKey: 'period', kind: 'period', value: ({ at }) => at },
  {
    id: 'minSize',
    labelKey: 'minSize',
    kind: 'custom',
    Input: () => null,
    valueText: value => value,
    matches: ({ size }, [min]) => size >= Number(min),
  },
]
const table: RecordTableDefinition<Row> = { name: 't', resource: 't', labelKey: 't', countKey: 't', columns, filters }

const row = (id: string, changes: Partial<Row> = {}): Row => ({
  id,
  name: id,
  size: 1,
  status: 'READY',
  at: new Date(2026, 10, 23, 12),
  isDeleted: false,
  ...changes,
})
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')

describe('filters', () => {
  test('match a text in any value, regardless of case and accents', () => {
    const rows = [row('a', { name: 'Élan' }), row('b', { name: null, status: 'ELAN vital' }), row('c')]
    expect(idsOf(filterTableRows(rows, filters, { q: [' elan'] }))).toBe('ab')
  })

  test('match any of several values, and all filters together', () => {
    const rows = [
      row('a'),
      row('b', { status: 'ERROR' }),
      row('c', { status: 'OUTDATED' }),
      row('d', { isDeleted: true }),
    ]
    expect(idsOf(filterTableRows(rows, filters, { status: ['READY', 'ERROR'], deleted: ['false'] }))).toBe('ab')
    expect(idsOf(filterTableRows(rows, filters, { deleted: ['true'] }))).toBe('d')
  })

  test('include both ends of a period in local time', () => {
    const rows = [
      row('a', { at: new Date(2026, 10, 20, 23, 59) }),
      row('b', { at: new Date(2026, 10, 21, 0, 0) }),
      row('c', { at: new Date(2026, 10, 22, 23, 59) }),
      row('d', { at: new Date(2026, 10, 23, 0, 0) }),
    ]
    expect(idsOf(filterTableRows(rows, filters, { period: ['2026-11-21..2026-11-22'] }))).toBe('bc')
    expect(idsOf(filterTableRows(rows, filters, { period: ['..2026-11-20'] }))).toBe('a')
    expect(idsOf(filterTableRows(rows, filters, { period: ['2026-11-23..'] }))).toBe('d')
  })

  test('use the test of a custom filter', () => {
    expect(idsOf(filterTableRows([row('a'), row('b', { size: 9 })], filters, { minSize: ['5'] }))).toBe('b')
  })
})

describe('sorts', () => {
  test('order numbers by value, texts by the language, and missing values first', () => {
    const rows = [
      row('a', { name: 'Vol. 10' }),
      row('b', { name: 'vol. 2' }),
      row('c', { name: null }),
      row('d', { name: 'Äpfel' }),
    ]
    expect(idsOf(sortTableRows(rows, columns, [{ column: 'name', direction: 'asc' }], texts, 'de'))).toBe('cdba')
    expect(idsOf(sortTableRows(rows, columns, [{ column: 'name', direction: 'desc' }], texts, 'de'))).toBe('abdc')
  })

  property.prop([fc.array(fc.record({ size: fc.integer({ min: 0, max: 3 }), name: fc.constantFrom('x', 'y') }))])(
    'use a later column only for rows that are equal in the earlier columns',
    values => {
      const rows = values.map((value, index) => row(String(index), value))
      const sorted = sortTableRows(
        rows,
        columns,
        [
          { column: 'name', direction: 'desc' },
          { column: 'size', direction: 'asc' },
        ],
        texts,
        'en',
      )
      const key = ({ name, size, id }: Row) => `${name === 'y' ? 0 : 1}${size}${id.padStart(3, '0')}`
      expect(sorted.map(key)).toEqual(rows.map(key).sort())
    },
  )
})

property.prop([fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 })])(
  'the pages of a list query contain each matching row once, in order',
  (count, perPage) => {
    const rows = Array.from({ length: count }, (_, index) => row(String(index), { size: (index * 7) % 5 }))
    const query = toListQuery(table, { sort: [{ column: 'size', direction: 'desc' }], filters: { minSize: ['1'] } })
    const pages = Array.from({ length: Math.ceil(count / perPage) + 1 }, (_, index) =>
      filterSortAndPageRows(
        table,
        rows,
        { page: index + 1, perPage, sort: query.sort, filter: query.filter ?? {} },
        texts,
        'en',
      ),
    )
    const listed = pages.flatMap(({ items }) => items)
    const expected = rows.filter(({ size }) => size >= 1)
    expect(pages[0]?.total).toBe(expected.length)
    expect(listed.map(({ size }) => size)).toEqual(expected.map(({ size }) => size).sort((a, b) => b - a))
    expect(new Set(listed).size).toBe(expected.length)
  },
)

test('filters and sorts the rows once for all pages, and again after a change of filters, sorts, language or rows', () => {
  let valueCount = 0
  const countedTable = {
    ...table,
    columns: columns.map(column => ({
      ...column,
      value: (item: Row) => {
        valueCount += 1
        return item.size
      },
    })),
  }
  const fetchPage = (rows: readonly Row[], page: number, min: string, direction: 'asc' | 'desc', locale = 'en') => {
    const query = toListQuery(countedTable, { sort: [{ column: 'size', direction }], filters: { minSize: [min] } })
    const pageQuery = { page, perPage: 2, sort: query.sort, filter: query.filter ?? {} }
    valueCount = 0
    const { items } = filterSortAndPageRows(countedTable, rows, pageQuery, texts, locale)
    return [idsOf(items), valueCount]
  }
  const rows = [row('a', { size: 3 }), row('b', { size: 1 }), row('c', { size: 2 }), row('d', { size: 0 })]
  expect(fetchPage(rows, 1, '1', 'desc')).toEqual(['ac', 3])
  expect(fetchPage(rows, 2, '1', 'desc')).toEqual(['b', 0])
  expect(fetchPage(rows, 1, '1', 'asc')).toEqual(['bc', 3])
  expect(fetchPage(rows, 1, '2', 'asc')).toEqual(['ca', 2])
  expect(fetchPage(rows, 1, '2', 'asc', 'de')).toEqual(['ca', 2])
  expect(fetchPage(rows.slice(1), 1, '2', 'asc', 'de')).toEqual(['c', 1])
})
