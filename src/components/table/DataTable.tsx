import { type CSSProperties, type ReactNode, type Ref, useMemo, useRef } from 'react'
import type { VirtualListHandle } from '../scrolling/virtualListHandle'
import styles from './DataTable.module.css'
import { DataTableHead, type TableSort } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import type { ColumnLayout, TableColumn } from './tableColumns'
import { useColumnReorder } from './useColumnReorder'
import { useColumnStateTable } from './useColumnStateTable'
import { useLinkedHorizontalScroll } from './useLinkedHorizontalScroll'
import { useVirtualTableRows } from './useVirtualTableRows'

type DataTableProps<Item> = {
  label: string
  columns: readonly TableColumn<Item>[]
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  total: number
  /** Returns the item at an index, or undefined while it loads. */
  itemAt: (index: number) => Item | undefined
  /** Called with the range of visible indexes, so that their pages can be fetched. */
  onVisible?: (first: number, last: number) => void
  /** Called with the index of the first item of the topmost visible row, and the number of items in a row. */
  onTop?: (index: number, count: number) => void
  /** Returns the index for a typed letter, for jumps in a sorted list. */
  indexOfKey?: (key: string) => number | undefined
  sort: TableSort
  rowHeight?: number
  /** Renders the selection checkbox at the start of a row; `checkAll` is the one in the head. */
  check?: (item: Item, index: number) => ReactNode
  checkAll?: ReactNode
  /** Renders the action buttons at the end of a row. */
  actions?: (item: Item) => ReactNode
  isSelected?: (item: Item) => boolean
  ref?: Ref<VirtualListHandle>
}

/**
 * Renders a virtualized table that scrolls with the window. Only visible rows are rendered. The table is a single tab
 * stop; arrow, Home, End and page keys move between rows. The user can show, hide, reorder and resize columns.
 */
export function DataTable<Item extends { id: string }>({
  label,
  columns,
  layout,
  onLayout,
  total,
  itemAt,
  onVisible,
  ...props
}: DataTableProps<Item>) {
  const { onTop, sort, rowHeight = 40, check, checkAll, actions, isSelected, indexOfKey, ref } = props
  const head = useRef<HTMLDivElement>(null)
  const rows = useVirtualTableRows({ total, itemAt, onVisible, onTop, rowHeight, indexOfKey, ref })
  const horizontalScroll = useLinkedHorizontalScroll(head, rows.metrics.ref)
  const table = useColumnStateTable({ columns, layout, onLayout })
  const { announcement, moveBeside } = useColumnReorder(table, columns)
  const visible = table.getVisibleLeafColumns()
  const shownIds = visible.map(({ id }) => id).join(' ')
  const shownColumns = useMemo(
    () => shownIds.split(' ').flatMap(id => columns.find(column => column.id === id) ?? []),
    [columns, shownIds],
  )
  const extraColumns = (check ? 1 : 0) + (actions ? 1 : 0)
  return (
    <>
      <p role="status" className="spoken">
        {announcement}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={visible.length + extraColumns}
        className={styles.table}
        style={
          {
            '--columns': gridTemplateColumns(
              visible.map(column => column.getSize()),
              !!check,
              !!actions,
            ),
          } as CSSProperties
        }
      >
        <DataTableHead
          ref={head}
          table={table}
          columns={columns}
          moveBeside={moveBeside}
          sort={sort}
          checkAll={check && (checkAll ?? null)}
          hasActions={!!actions}
          onScroll={horizontalScroll.onHeadScroll}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          ref={rows.metrics.ref}
          role="rowgroup"
          className={styles.body}
          onScroll={horizontalScroll.onBodyScroll}
          onKeyDown={rows.onKeyDown}
          onFocus={rows.onFocus}
        >
          <div className={styles.rows} style={{ blockSize: total * rowHeight }} role="presentation">
            {rows.virtualRows.map(({ index, start }) => {
              const item = itemAt(index)
              return (
                <DataTableRow
                  key={index}
                  item={item}
                  index={index}
                  top={start - rows.metrics.top}
                  height={rowHeight}
                  columns={shownColumns}
                  check={check}
                  actions={actions}
                  isSelected={item !== undefined && (isSelected?.(item) ?? false)}
                  isTabStop={index === rows.tabStop}
                />
              )
            })}
          </div>
        </div>
      </div>
    </>
  )
}

/** Maximum width of the first column, in CSS pixels: a wider one makes rows hard to follow. */
const MAX_FIRST_COLUMN_WIDTH_PX = 640

/** Returns the `grid-template-columns` value. Columns have fixed widths; the first one grows into the free space. */
function gridTemplateColumns(sizes: readonly number[], check: boolean, actions: boolean): string {
  const [first = 200, ...others] = sizes
  return [
    ...(check ? ['40px'] : []),
    `minmax(min(${first}px, 52vw), ${MAX_FIRST_COLUMN_WIDTH_PX}px)`,
    ...others.map(size => `${size}px`),
    ...(actions ? ['48px'] : []),
  ].join(' ')
}
