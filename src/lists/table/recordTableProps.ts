import type { ComponentType, ReactNode } from 'react'
import type { SelectionStore } from '../selection/selectionStore'
import type { TableBulkAction } from './TableSelectionBar'
import type { RecordTableDefinition, TableCellProps, TablePageSizePreference } from './tableDefinition'
import type { RowsInMemory } from './useTableRows'

/** Props of a `RecordTable`. */
export type RecordTableProps<Item extends { id: string }> = {
  /** Definition of the table. A constant, or memoized. */
  table: RecordTableDefinition<Item>
  /**
   * Query result with all rows, for filtering, sorting and paging in memory. Without this prop, the data provider
   * loads the rows page by page.
   */
  rows?: RowsInMemory<Item>
  /** Additional filter for the data provider. A constant, or memoized. */
  baseFilter?: Readonly<Record<string, unknown>>
  /** Component at the end of each row, usually a `Menu`. Tables render it only for the hovered or focused row. */
  RowActions?: ComponentType<TableCellProps<Item>>
  /** Enables selection, with these options. */
  selection?: TableSelectionOptions<Item>
  /** Called after a click or Enter on a row. */
  onOpen?: (record: Item) => void
  /** Component that replaces the rows and cards. The table then always has pages. */
  Body?: ComponentType<CustomTableBodyProps<Item>>
  /** Preference with the page size. The default is `table.pageSize`. */
  pageSize?: TablePageSizePreference
  /** Content of an empty table without filters. */
  empty: ReactNode
  /** Returns a special text for a failure. Undefined for the default error message. */
  failureText?: (failure: unknown) => string | undefined
  /** Additional controls at the start of the toolbar. */
  tools?: ReactNode
  /** Prefix of the URL parameters. Needed for a second table on a page. */
  paramPrefix?: string
}

/** Props of a component that renders records instead of rows. */
export type CustomTableBodyProps<Item> = {
  /** Translated accessible name of the table. */
  label: string
  /** Records of the current page. */
  records: readonly Item[]
  /** Content of a page without records. */
  empty: ReactNode
  /** Index of the first record on the page. The index counts all records. */
  start: number
  /** Number of records on all pages. */
  total: number
}

/** Selection of a table, and the actions on the selected records. */
export type TableSelectionOptions<Item extends { id: string }> = {
  titleOf: (record: Item) => string
  /** Actions on the selected records. */
  actions?: readonly TableBulkAction<Item>[]
  /** Selection bar that replaces the default bar with `actions`. */
  Bar?: ComponentType<{ store: SelectionStore<Item> }>
  /** Sort field of the server that actions do not change. The default is `createdDate`. */
  stableSort?: string
}
