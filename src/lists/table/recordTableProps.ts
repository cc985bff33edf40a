import type { ComponentType, ReactNode } from 'react'
import type { SelectionStore } from '../selection/selectionStore'
import type { TableBulkAction } from './TableSelectionBar'
import type { CellProps, TableDefinition } from './tableDefinition'
import type { MemoryRows } from './useTableRows'

/** Props of a `RecordTable`. */
export type RecordTableProps<Item extends { id: string }> = {
  /** Constant, or memoized when it depends on data. */
  table: TableDefinition<Item>
  /** Result of a query with all rows, which are then filtered, sorted and paged in memory. Without it, the data provider pages. */
  rows?: MemoryRows<Item>
  /** Fixed part of the filter for the data provider. Constant or memoized. */
  baseFilter?: Readonly<Record<string, unknown>>
  /** Component at the end of each row, usually a `Menu`. In tables it is rendered for the hovered or focused row only. */
  RowActions?: ComponentType<CellProps<Item>>
  /** Enables selection. */
  selection?: TableSelection<Item>
  /** Called when a row is clicked or Enter is pressed on it, for example to show details. */
  onOpen?: (record: Item) => void
  /** Shown for an empty table without filters. */
  empty: ReactNode
  /** Returns the text of a failure that the page explains; undefined for the usual error message. */
  failureText?: (failure: unknown) => string | undefined
  /** Further controls at the start of the toolbar. */
  tools?: ReactNode
  /** Prefix of the URL parameters, for the second table of a page. */
  paramPrefix?: string
}

/** Selection of a table and the operations on the selected records. */
export type TableSelection<Item extends { id: string }> = {
  titleOf: (record: Item) => string
  /** Operations on the selected records. */
  actions?: readonly TableBulkAction<Item>[]
  /** Selection bar in place of the one with `actions`, for example `ListSelectionBar` for books. */
  Bar?: ComponentType<{ store: SelectionStore<Item> }>
  /** Sort field of the server that the actions do not change, for iterating over all pages. `createdDate` when absent. */
  stableSort?: string
}
