import type { ComponentType, ReactNode } from 'react'
import type { SelectionStore } from '../selection/selectionStore'
import type { TableBulkAction } from './TableSelectionBar'
import type { RecordTableDefinition, TableCellProps, TablePageSizePreference } from './tableDefinition'
import type { RowsInMemory } from './useTableRows'

/** Props of a `RecordTable`. */
export type RecordTableProps<Item extends { id: string }> = {
  /** Constant, or memoized when it depends on data. */
  table: RecordTableDefinition<Item>
  /**
   * Result of a query with all rows, which are then filtered, sorted and paged in memory. Without this prop, the data
   * provider loads the rows page by page.
   */
  rows?: RowsInMemory<Item>
  /** Fixed part of the filter for the data provider. Constant or memoized. */
  baseFilter?: Readonly<Record<string, unknown>>
  /** Component at the end of each row, usually a `Menu`. In tables it is rendered for the hovered or focused row only. */
  RowActions?: ComponentType<TableCellProps<Item>>
  /** Enables selection. */
  selection?: TableSelectionOptions<Item>
  /** Called when a row is clicked or Enter is pressed on it, for example to show details. */
  onOpen?: (record: Item) => void
  /** Component in place of rows and cards, for records that need more room than a row. Always paged. */
  Body?: ComponentType<CustomTableBodyProps<Item>>
  /** Preference of the page size. `table.pageSize` when absent. */
  pageSize?: TablePageSizePreference
  /** Shown for an empty table without filters. */
  empty: ReactNode
  /** Returns the text of a failure that the page explains; undefined for the usual error message. */
  failureText?: (failure: unknown) => string | undefined
  /** Further controls at the start of the toolbar. */
  tools?: ReactNode
  /** Prefix of the URL parameters, for the second table of a page. */
  paramPrefix?: string
}

/** Props of a custom component that renders the records of a page instead of rows. */
export type CustomTableBodyProps<Item> = {
  /** Translated accessible name of the table. */
  label: string
  /** Records of the current page. */
  records: readonly Item[]
  /** What to show when there are no records. */
  empty: ReactNode
  /** Index of the first record of the page among all records. */
  start: number
  /** Number of records of all pages. */
  total: number
}

/** Selection of a table and the operations on the selected records. */
export type TableSelectionOptions<Item extends { id: string }> = {
  titleOf: (record: Item) => string
  /** Operations on the selected records. */
  actions?: readonly TableBulkAction<Item>[]
  /** Selection bar in place of the one with `actions`, for example `ListSelectionBar` for books. */
  Bar?: ComponentType<{ store: SelectionStore<Item> }>
  /** Sort field of the server that the actions do not change, for iterating over all pages. `createdDate` when absent. */
  stableSort?: string
}
