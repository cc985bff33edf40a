import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ReactTable,
  tableFeatures,
  useTable as useTanStackTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { useTextDirection } from '../../language/useTextDirection'
import {
  clampColumnWidth,
  type DataTableColumn,
  isColumnVisible,
  MAX_COLUMN_WIDTH_PX,
  MIN_COLUMN_WIDTH_PX,
  sortColumnIdsByUserOrder,
  type UserColumnSettings,
} from './tableColumns'

const columnFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
})
const noRows: object[] = []

/** TanStack table that manages only columns and has no rows. */
export type TableColumnModel = ReactTable<typeof columnFeatures, object>

type ColumnTableOptions<Item> = {
  columns: readonly DataTableColumn<Item>[]
  layout: UserColumnSettings
  onLayout: (layout: UserColumnSettings) => void
}

/**
 * Creates a TanStack table that manages the visibility, order and widths of the columns. The table contains no rows,
 * because other code loads the rows page by page.
 */
export function useTableColumnModel<Item>({ columns, layout, onLayout }: ColumnTableOptions<Item>): TableColumnModel {
  const direction = useTextDirection()
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, size }) => ({
        id,
        header: title,
        size,
        minSize: MIN_COLUMN_WIDTH_PX,
        maxSize: MAX_COLUMN_WIDTH_PX,
      })),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(column => [column.id, isColumnVisible(column, layout)])),
    [columns, layout],
  )
  const columnOrder = useMemo(() => sortColumnIdsByUserOrder(columns, layout), [columns, layout])
  const columnSizing = useMemo(() => ({ ...layout.sizes }), [layout])
  return useTanStackTable({
    features: columnFeatures,
    columns: definitions,
    data: noRows,
    state: { columnVisibility, columnOrder, columnSizing },
    columnResizeMode: 'onChange',
    columnResizeDirection: direction,
    onColumnOrderChange: update => {
      onLayout({ ...layout, order: typeof update === 'function' ? update(columnOrder) : update })
    },
    onColumnSizingChange: update => {
      const sizes = typeof update === 'function' ? update(columnSizing) : update
      onLayout({
        ...layout,
        sizes: Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, clampColumnWidth(size)])),
      })
    },
  })
}
