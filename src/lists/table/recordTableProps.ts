import type { ComponentType, ReactNode } from 'react'
import type { SelectionStore } from '../selection/selectionStore'
import type { TableBulkAction } from './TableSelectionBar'
import type { RecordTableDefinition, TableCellProps, TablePageSizePreference } from './tableDefinition'
import type { AllTableRowsQueryResult } from './useTableRows'

export type RecordTableProps<Item extends { id: string }> = {
  /** Definition of the table. Must be a constant or memoized. */
  table: RecordTableDefinition<Item>
  /**
   * Query result with all rows. If set, the table filters, sorts and pages these rows in the browser. If absent, the
   * data provider loads the rows page by page.
   */
  rows?: AllTableRowsQueryResult<Item>
  /** Filter of all queries of the table, in addition to the filters of the user. Must be a constant or memoized. */
  baseFilter?: Readonly<Record<string, unknown>>
  /** Component at the end of each row, usually a `Menu`. Rendered only for the hovered or focused row of a table. */
  RowActions?: ComponentType<TableCellProps<Item>>
  /** Options of the selection. If absent, the user cannot select rows. */
  selection?: TableSelectionOptions<Item>
  onOpen?: (record: Item) => void
  /**
   * Component that renders the records of the current page, instead of rows or cards. With such a component, the table
   * always has pages.
   */
  Body?: ComponentType<CustomTableBodyProps<Item>>
  /** Preference that stores the page size. If undefined, the table uses the preference `table.pageSize`. */
  pageSize?: TablePageSizePreference
  /** Content of the table if there are no rows and no filter is set. */
  empty: ReactNode
  /** Returns the error message for a failed load. If undefined is returned, the table shows the default message. */
  failureText?: (failure: unknown) => string | undefined
  /** Additional controls at the start of the toolbar. */
  tools?: ReactNode
  /** Prefix of the URL parameters. Needed if a page has two tables. */
  paramPrefix?: string
}

/** Props of a component that replaces the rows of a table. */
export type CustomTableBodyProps<Item> = {
  label: string
  records: readonly Item[]
  empty: ReactNode
  /** Index of the first record of the page among all records. */
  start: number
  total: number
}

/** Options for selecting rows of a table. */
export type TableSelectionOptions<Item extends { id: string }> = {
  titleOf: (record: Item) => string
  actions?: readonly TableBulkAction<Item>[]
  /** Selection bar to use instead of the default bar. The default bar shows `actions`. */
  Bar?: ComponentType<{ store: SelectionStore<Item> }>
  /**
   * Server field by which an action sorts the selected records while it processes them. The action must not change this
   * field. Default: `createdDate`.
   */
  stableSort?: string
}
