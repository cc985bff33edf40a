import type { ResourceListQuery } from '../../../api/records/resourceDataSourceTypes'
import { normalizeForSearch } from '../../../language/normalizeForSearch'
import type {
  CellTextFormatters,
  CellValue,
  ColumnSort,
  RecordTableColumn,
  RecordTableDefinition,
  RecordTableFilterDefinition,
} from '../tableDefinition'
import { getFilterPeriodBounds, parseFilterPeriod, type TableFilterState } from '../tableFilters'

/**
 * Returns the rows that pass all filters. Ignores filters whose definition has neither a `value` function nor a
 * `matches` function.
 */
export function filterTableRows<Item>(
  rows: readonly Item[],
  definitions: readonly RecordTableFilterDefinition<Item>[],
  filters: TableFilterState,
): readonly Item[] {
  const tests = definitions.flatMap(definition => {
    const values = filters[definition.id] ?? []
    return values.length > 0 ? [createFilterTest(definition, values)] : []
  })
  return tests.length === 0 ? rows : rows.filter(row => tests.every(test => test(row)))
}

/**
 * Returns the rows sorted by several columns. Missing values come first in ascending order. Rows with equal values keep
 * their order.
 */
export function sortTableRows<Item>(
  rows: readonly Item[],
  columns: readonly RecordTableColumn<Item>[],
  sorts: readonly ColumnSort[],
  texts: CellTextFormatters,
  locale: string,
): readonly Item[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const keys = sorts.flatMap(({ column: id, direction }) => {
    const column = columns.find(candidate => candidate.id === id)
    const sign = direction === 'desc' ? -1 : 1
    return column ? [{ sign, values: rows.map(row => toComparable(column.value(row, texts))) }] : []
  })
  if (keys.length === 0) return rows
  const indexes = rows.map((_, index) => index)
  indexes.sort((a, b) => {
    for (const { sign, values } of keys) {
      const order = compareValues(values[a], values[b], collator)
      if (order !== 0) return sign * order
    }
    return a - b
  })
  return indexes.flatMap(index => rows[index] ?? [])
}

/** Result of the latest filters and sorts of each array of rows, so that further pages need no calculation. */
const latestResults = new WeakMap<
  readonly unknown[],
  { table: unknown; filtersAndSorts: string; rows: readonly unknown[] }
>()

/**
 * Filters and sorts rows in the browser, and returns the requested page. Used if the server cannot filter the list.
 * @param rows must not be changed later, because the filtered and sorted rows are cached for this array
 * @param query list query of the table, as created by `toListQuery`
 */
export function filterSortAndPageRows<Item>(
  table: RecordTableDefinition<Item>,
  rows: readonly Item[],
  query: Pick<ResourceListQuery, 'page' | 'perPage' | 'sort' | 'filter'>,
  texts: CellTextFormatters,
  locale: string,
): { items: Item[]; total: number } {
  const { thenBy, ...values } = query.filter
  const filters = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
  )
  const sorts = [
    ...(query.sort ? [`${query.sort.field},${query.sort.order.toLowerCase()}`] : []),
    ...(Array.isArray(thenBy) ? thenBy.map(String) : []),
  ]
  const filtersAndSorts = JSON.stringify([filters, sorts, locale])
  let result = latestResults.get(rows)
  if (result?.table !== table || result.filtersAndSorts !== filtersAndSorts) {
    const matches = filterTableRows(rows, table.filters ?? [], filters)
    const columnSorts = toColumnSorts(table.columns, sorts)
    result = { table, filtersAndSorts, rows: sortTableRows(matches, table.columns, columnSorts, texts, locale) }
    latestResults.set(rows, result)
  }
  const sorted = result.rows as readonly Item[]
  return { items: sorted.slice((query.page - 1) * query.perPage, query.page * query.perPage), total: sorted.length }
}

const toColumnSorts = <Item>(columns: readonly RecordTableColumn<Item>[], sorts: readonly string[]): ColumnSort[] =>
  sorts.flatMap(text => {
    const [field, direction] = text.split(',')
    const column = columns.find(({ sort }) => sort !== undefined && sort === field)
    return column ? [{ column: column.id, direction: direction === 'desc' ? 'desc' : 'asc' }] : []
  })

function createFilterTest<Item>(
  definition: RecordTableFilterDefinition<Item>,
  values: readonly string[],
): (row: Item) => boolean {
  switch (definition.kind) {
    case 'enum':
    case 'library': {
      const { value } = definition
      return row => !value || [value(row) ?? ''].flat().some(text => values.includes(text))
    }
    case 'boolean': {
      const { value } = definition
      return row => !value || values.includes(String(value(row)))
    }
    case 'text': {
      const { value } = definition
      const searchText = normalizeForSearch(values[0] ?? '')
      return row => !value || value(row).some(text => normalizeForSearch(text ?? '').includes(searchText))
    }
    case 'period': {
      const { value } = definition
      const { start, end } = getFilterPeriodBounds(parseFilterPeriod(values[0] ?? '') ?? {})
      return row => !value || isWithin(value(row), start, end)
    }
    case 'custom':
      return row => definition.matches?.(row, values) ?? true
  }
}

const isWithin = (date: Date | undefined, start: Date | undefined, end: Date | undefined) =>
  date !== undefined && (start === undefined || date >= start) && (end === undefined || date < end)

function toComparable(value: CellValue): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'object') return value
  return (value instanceof Date ? value : 'day' in value ? value.day : value.clock).getTime()
}

function compareValues(
  first: string | number | undefined,
  second: string | number | undefined,
  collator: Intl.Collator,
) {
  if (first === undefined || second === undefined) return Number(first !== undefined) - Number(second !== undefined)
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return collator.compare(String(first), String(second))
}
