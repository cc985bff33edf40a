import type { ComponentType, ReactNode } from 'react'
import type { SelectionStore } from '../selection/selectionStore'
import type { TableBulkAction } from './TableSelectionBar'
import type { RecordTableDefinition, TableCellProps, TablePageSizePreference } from './tableDefinition'
import type { AllTableRowsQueryResult } from './useTableRows'

export type RecordTableProps<Item extends { id: string }> = {
  /** Definition of the table. Must be the same object in each render, so define it as a constant or memoize it. */
  table: RecordTableDefinition<Item>
  /**
   * Query result that contains all rows. If set, the browser filters and sorts the rows and divides them into pages. If
   * absent, the table loads the rows page by page from the data provider of react-admin.
   */
  rows?: AllTableRowsQueryResult<Item>
  /**
   * Filter that always applies, in addition to the filters of the user. Must be the same object in each render, so
   * define it as a constant or memoize it.
   */
  baseFilter?: Readonly<Record<string, unknown>>
  /**
   * Component at the end of each row, usually a `Menu`. In a table, it is rendered while the row is hovered or focused.
   * On touch screens, it is always rendered.
   */
  RowActions?: ComponentType<TableCellProps<Item>>
  /** Options for selecting rows. If absent, the user cannot select rows. */
  selection?: TableSelectionOptions<Item>
  onOpen?: (record: Item) => void
  /**
   * Component that renders all records of the current page, instead of rows or cards. If set, the table always divides
   * its records into pages. If undefined, a preference of the user decides between pages and continuous scrolling.
   */
  Body?: ComponentType<CustomTableBodyProps<Item>>
  /** Preference that stores the page size. If undefined, the table uses the preference `table.pageSize`. */
  pageSize?: TablePageSizePreference
  /** Content of the table if there are no rows and the user has set no filter. */
  empty: ReactNode
  /**
   * Returns the error message for a permanent failure, such as a missing permission. The message replaces the table and
   * its toolbar. For all other failures, returns undefined, and the table offers a retry.
   */
  permanentFailureText?: (failure: unknown) => string | undefined
  /** Additional controls in the toolbar, after the search input. */
  tools?: ReactNode
  /**
   * Prefix for the URL parameters of this table. Set it if a page has two tables, so that their parameters have
   * different names.
   */
  paramPrefix?: string
}

/** Props of a component that renders the records of a page instead of the table rows. */
export type CustomTableBodyProps<Item> = {
  label: string
  records: readonly Item[]
  empty: ReactNode
  /** Index of the first record of the page, counted over all pages. */
  start: number
  total: number
}

export type TableSelectionOptions<Item extends { id: string }> = {
  titleOf: (record: Item) => string
  actions?: readonly TableBulkAction<Item>[]
  /**
   * Selection bar of the table. If undefined, the table shows the default selection bar with the actions in `actions`.
   */
  Bar?: ComponentType<{ store: SelectionStore<Item> }>
}
