import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { CellProps, TableDefinition } from './tableDefinition'

/** Records selected in a table, possibly on several pages. */
export type SelectedRecords<Item> = {
  count: number
  /** The selected records; undefined when all records that match the filters are selected. */
  loaded: readonly Item[] | undefined
  /** Iterates over all selected records, page by page. */
  iterate: () => AsyncIterable<Item>
  clear: () => void
}

/** An operation on the selected records, one button of the selection bar. */
export type TableBulkAction<Item> = {
  id: string
  /** Full translation key of the label. */
  labelKey: string
  icon: LucideIcon
  /** Styled as destructive and placed last. */
  isDestructive?: true
  /** Whether the action applies; absent when it always does. */
  isAvailable?: (selected: SelectedRecords<Item>) => boolean
  run: (selected: SelectedRecords<Item>) => void | Promise<void>
}

export type RecordTableProps<Item extends { id: string }> = {
  table: TableDefinition<Item>
  /** Result of a query with all rows, which are then filtered, sorted and paged in memory. Without it, the data provider pages. */
  rows?: Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'refetch'>
  /** Fixed part of the filter for the data provider. */
  baseFilter?: Readonly<Record<string, unknown>>
  /** Component at the end of each row, usually a `Menu`. Rendered only for the hovered or focused row. */
  RowActions?: ComponentType<CellProps<Item>>
  /** Enables selection. */
  selection?: {
    titleOf: (record: Item) => string
    actions: readonly TableBulkAction<Item>[]
    /** Sort field of the server that actions do not change, for iterating over all pages. `createdDate` when absent. */
    stableSort?: string
  }
  /** Called when a row is clicked or Enter is pressed on it, for example to show details. */
  onOpen?: (record: Item) => void
  /** Shown for an empty table without filters. */
  empty: ReactNode
  /** Further buttons of the toolbar. */
  tools?: ReactNode
  /** Prefix of the URL parameters, for the second table of a page. */
  paramPrefix?: string
}

/**
 * Table of records: paging, sorting by several columns, filters, column settings, selection, CSV export, cards on phones. Page, sort and
 * filters are in the URL. Children and tools read react-admin's list context (`useListContext`).
 *
 * Recipe:
 * 1. `src/resources/things/thingsDataSource.ts`: `list(query)` with `toPageParams(query)`, `toSortParams(query)` (all sorted columns) and
 *    `query.filter[filterId]`, a list of texts. Register it in `src/app/dataProvider.ts` through `lazyDataSource`. A resource named like a
 *    cache tag of the contract is refetched after writes and live events.
 * 2. `src/resources/things/thingsTable.ts`: a constant `TableDefinition<Thing>` with its columns and filters. Cells that need more than
 *    formatted text are named components.
 * 3. The page: `<RecordTable table={thingsTable} empty={<EmptyState … />} />`; for rows that are in memory, `rows={useGetThings()}`.
 * 4. The route: `validateSearch: validateListSearch`, `lazyPage(…, 'administration')`.
 * 5. One line in `tests/bench/adminTables.ts`.
 */
export function RecordTable<Item extends { id: string }>(_props: RecordTableProps<Item>) {
  return null
}
