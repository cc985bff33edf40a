import { parsePageNumber } from '../paging/pagerPageNumbers'
import type { ListQuery } from '../paging/useWindowedList'
import type { ColumnSort, RecordTableDefinition } from './tableDefinition'
import { parseTableFilterValues, type TableFilterState } from './tableFilters'
import { formatColumnSorts, parseColumnSorts, toServerSortValues } from './tableSort'

/** State of a table, such as filters, sort and page. The URL contains the whole state. */
export type TableState = {
  sort: readonly ColumnSort[]
  filters: TableFilterState
  /** Page number, starting at 1. */
  page: number
}

/** Search parameters of a URL. A parameter with the value undefined is removed from the URL. */
export type TableSearchParams = Record<string, string | readonly string[] | undefined>

/**
 * Converts the search parameters of a URL to the state of a table. Ignores invalid parameters.
 * @param prefix prefix of the parameter names, if a page has two tables
 */
export function parseTableState<Item>(
  table: RecordTableDefinition<Item>,
  search: Readonly<Record<string, unknown>>,
  prefix = '',
): TableState {
  const sort = parseColumnSorts(table.columns, search[`${prefix}sort`])
  const filters = (table.filters ?? []).flatMap(filter => {
    const values = parseTableFilterValues(filter, search[prefix + filter.id])
    return values.length > 0 ? [[filter.id, values] as const] : []
  })
  return {
    sort: sort.length > 0 ? sort : (table.defaultSort ?? []),
    filters: Object.fromEntries(filters),
    page: parsePageNumber(search[`${prefix}page`]),
  }
}

/**
 * Converts the state of a table to search parameters of the URL. A parameter is undefined if its value is the default.
 * @param prefix prefix of the parameter names, if a page has two tables
 */
export function toTableSearchParams<Item>(
  table: RecordTableDefinition<Item>,
  { sort, filters, page }: TableState,
  prefix = '',
): TableSearchParams {
  const sorts = formatColumnSorts(sort)
  const isDefaultSort = sorts.join() === formatColumnSorts(table.defaultSort ?? []).join()
  return {
    ...Object.fromEntries((table.filters ?? []).map(({ id }) => [prefix + id, toParam(filters[id] ?? [])])),
    [`${prefix}sort`]: isDefaultSort ? undefined : toParam(sorts),
    [`${prefix}page`]: page > 1 ? String(page) : undefined,
  }
}

/**
 * Converts the state of a table to a query for the data provider. If the table is sorted by several columns, `sort`
 * contains only the first column. `filter.thenBy` contains all further columns.
 * @param baseFilter filter that always applies
 */
export function toListQuery<Item>(
  table: RecordTableDefinition<Item>,
  { sort, filters }: Pick<TableState, 'sort' | 'filters'>,
  baseFilter?: Readonly<Record<string, unknown>>,
): ListQuery {
  const [first, ...thenBy] = toServerSortValues(table.columns, sort)
  const [field = '', direction] = first?.split(',') ?? []
  return {
    filter: { ...(table.toSourceFilter?.(filters) ?? filters), ...baseFilter, ...(thenBy.length > 0 && { thenBy }) },
    ...(first !== undefined && { sort: { field, order: direction === 'desc' ? 'DESC' : 'ASC' } }),
  }
}

const toParam = (values: readonly string[]) => (values.length > 1 ? values : values[0])
