import type { ColumnSort, RecordTableColumn } from './tableDefinition'

type SortableColumn = Pick<RecordTableColumn<never>, 'id' | 'sort' | 'descendingFirst'>

/** Maximum number of columns by which a table is sorted at the same time. */
export const MAX_SORT_COLUMNS = 4

/**
 * Parses sort parameters of a URL, such as `email` and `-dateTime`. Ignores unknown columns, columns that cannot be
 * sorted, and repeated columns.
 */
export function parseColumnSorts(columns: readonly SortableColumn[], raw: unknown): ColumnSort[] {
  const sorts: ColumnSort[] = []
  for (const text of [raw].flat()) {
    if (typeof text !== 'string') continue
    const id = text.replace(/^-/, '')
    const isSortable = columns.some(column => column.id === id && column.sort !== undefined)
    if (isSortable && !sorts.some(({ column }) => column === id))
      sorts.push({ column: id, direction: text.startsWith('-') ? 'desc' : 'asc' })
  }
  return sorts.slice(0, MAX_SORT_COLUMNS)
}

/** Converts the sort of a table to sort parameters of a URL, such as `email` and `-dateTime`. */
export const formatColumnSorts = (sorts: readonly ColumnSort[]): string[] =>
  sorts.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column))

/**
 * Returns the sort of a table after a click on a column header. Without the Shift key, the table is then sorted by this
 * column only, and a second click reverses the direction. With the Shift key, the other sorted columns stay in the
 * sort. A second Shift+click reverses the direction, and a third Shift+click removes the column, unless it is the only
 * sorted column.
 * @param extend whether the Shift key is down
 */
export function getColumnSortsAfterClick(
  sorts: readonly ColumnSort[],
  column: SortableColumn,
  extend: boolean,
): readonly ColumnSort[] {
  const current = sorts.find(sort => sort.column === column.id)
  const first: ColumnSort = { column: column.id, direction: column.descendingFirst ? 'desc' : 'asc' }
  const reversed: ColumnSort = { column: column.id, direction: first.direction === 'asc' ? 'desc' : 'asc' }
  if (!extend) return [sorts.length === 1 && current?.direction === first.direction ? reversed : first]
  if (!current) return sorts.length < MAX_SORT_COLUMNS ? [...sorts, first] : sorts
  if (current.direction === first.direction) return sorts.map(sort => (sort === current ? reversed : sort))
  const others = sorts.filter(sort => sort !== current)
  return others.length > 0 ? others : [first]
}

/** Converts the sort of a table to values of the `sort` parameter in server requests, such as `email,asc`. */
export const toServerSortValues = (columns: readonly SortableColumn[], sorts: readonly ColumnSort[]): string[] =>
  sorts.flatMap(({ column, direction }) => {
    const field = columns.find(({ id }) => id === column)?.sort
    return field === undefined ? [] : [`${field},${direction}`]
  })
