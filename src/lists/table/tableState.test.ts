import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { parseSearchParams, stringifySearchParams } from '../../app/routes/searchParams'
import type { RecordTableDefinition } from './tableDefinition'
import { parseTableState, type TableState, toListQuery, toTableSearchParams } from './tableState'

type Row = { id: string }

const table: RecordTableDefinition<Row> = {
  name: 'rows',
  resource: 'rows',
  labelKey: 'rows',
  countKey: 'rows',
  columns: [
    { id: 'time', labelKey: 'time', value: () => 0, sort: 'dateTime', descendingFirst: true, width: 100 },
    { id: 'name', labelKey: 'name', value: () => '', sort: 'metadata.name', width: 100 },
    { id: 'size', labelKey: 'size', value: () => 0, sort: 'size', width: 100 },
    { id: 'icon', labelKey: 'icon', value: () => '', width: 100 },
  ],
  filters: [
    { id: 'status', labelKey: 'status', kind: 'enum', values: ['READY', 'ERROR'] },
    { id: 'deleted', labelKey: 'deleted', kind: 'boolean' },
    { id: 'q', labelKey: 'q', kind: 'text' },
    { id: 'period', labelKey: 'period', kind: 'period' },
    { id: 'library', labelKey: 'library', kind: 'library' },
  ],
  defaultSort: [{ column: 'time', direction: 'desc' }],
}

const directions = fc.constantFrom('asc' as const, 'desc' as const)
const sorts = fc
  .uniqueArray(fc.constantFrom('time', 'name', 'size'), { minLength: 1 })
  .chain(ids => fc.tuple(...ids.map(column => fc.record({ column: fc.constant(column), direction: directions }))))
const words = fc.string({ minLength: 1 }).filter(text => text.trim() !== '')
const filters = fc.record(
  {
    status: fc.uniqueArray(fc.constantFrom('READY', 'ERROR'), { minLength: 1 }),
    deleted: fc.constantFrom(['true'], ['false']),
    q: words.map(text => [text]),
    period: fc.constantFrom(['2026-01-01..'], ['..2026-02-28'], ['2026-01-01..2026-02-28']),
    library: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
)
const states = fc.record({ sort: sorts, filters, page: fc.integer({ min: 1, max: 1e6 }) })
const prefixes = fc.constantFrom('', 'keys-')

property.prop([states, prefixes])('restores every state from its URL', (state, prefix) => {
  const url = stringifySearchParams(toTableSearchParams(table, state as TableState, prefix))
  expect(parseTableState(table, parseSearchParams(url), prefix)).toEqual(state)
})

property.prop([
  fc.dictionary(fc.constantFrom('sort', 'page', 'status', 'deleted', 'q', 'period', 'library'), fc.anything()),
])('reads a valid state from any parameters', search => {
  const state = parseTableState(table, search)
  expect(state.page).toBeGreaterThan(0)
  expect(parseTableState(table, parseSearchParams(stringifySearchParams(toTableSearchParams(table, state))))).toEqual(
    state,
  )
})

test.each([
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=x', { page: 1 }],
  ['page=1e400', { page: 1 }],
  ['sort=icon', { sort: table.defaultSort }],
  ['sort=nothing&sort=-name&sort=name', { sort: [{ column: 'name', direction: 'desc' }] }],
  ['status=BROKEN', { filters: {} }],
  ['status=ERROR&status=BROKEN', { filters: { status: ['ERROR'] } }],
  ['deleted=yes', { filters: {} }],
  ['period=2026-02-30..', { filters: {} }],
  ['period=2026-03-01..2026-02-01', { filters: {} }],
  ['q=%20', { filters: {} }],
])('ignores the invalid values of %s', (query, expected) => {
  expect(parseTableState(table, parseSearchParams(`?${query}`))).toMatchObject(expected)
})

test('leaves default values out of the URL', () => {
  const state = parseTableState(table, {})
  expect(stringifySearchParams(toTableSearchParams(table, state))).toBe('')
})

test('passes filters, the fixed filter and all sorts to the data provider', () => {
  const state = parseTableState(table, { sort: ['name', '-size'], status: 'ERROR' })
  expect(toListQuery(table, state, { own: true })).toEqual({
    filter: { status: ['ERROR'], own: true, thenBy: ['size,desc'] },
    sort: { field: 'metadata.name', order: 'ASC' },
  })
})
