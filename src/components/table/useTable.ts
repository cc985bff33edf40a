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
import { useDirection } from '../../language/useDirection'
import {
  type Column,
  clampColumnWidth,
  isColumnVisible,
  LEAST_WIDTH,
  MOST_WIDTH,
  orderOf,
  type TableLayout,
} from './tableColumns'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
})
const noRows: object[] = []

/** TanStack table without rows. */
export type ColumnTable = ReactTable<typeof features, object>

type Asked<Item> = { columns: readonly Column<Item>[]; layout: TableLayout; onLayout: (layout: TableLayout) => void }

/**
 * Creates a TanStack table that manages only the columns: visibility, order, widths and resizing. It holds no rows, because rows load in
 * pages while the user scrolls.
 */
export function useColumnTable<Item>({ columns, layout, onLayout }: Asked<Item>): ColumnTable {
  const direction = useDirection()
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, size }) => ({ id, header: title, size, minSize: LEAST_WIDTH, maxSize: MOST_WIDTH })),
    [columns],
  )
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(column => [column.id, isColumnVisible(column, layout)])),
    [columns, layout],
  )
  const columnOrder = useMemo(() => orderOf(columns, layout), [columns, layout])
  const columnSizing = useMemo(() => ({ ...layout.sizes }), [layout])
  return useTanStackTable({
    features,
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
