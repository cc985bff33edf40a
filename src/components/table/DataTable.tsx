import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import styles from './DataTable.module.css'
import { DataTableBody, type DataTableRowsProps } from './DataTableBody'
import { DataTableHead, type TableSortProps } from './DataTableHead'
import { buildGridColumns, type DataTableColumn, type UserColumnSettings } from './tableColumns'
import { useColumnReorder } from './useColumnReorder'
import { useLinkedHorizontalScroll } from './useLinkedHorizontalScroll'
import { useTableColumnModel } from './useTableColumnModel'

type DataTableProps<Item> = DataTableRowsProps<Item> & {
  label: string
  columns: readonly DataTableColumn<Item>[]
  layout: UserColumnSettings
  onLayout: (layout: UserColumnSettings) => void
  sort: TableSortProps
  checkAll?: ReactNode
  /**
   * React key of the table body, which contains all rows. A new key remounts the table body. The table head does not
   * remount. The remount does not scroll the window.
   */
  listKey?: string
}

/**
 * Virtualized table that scrolls with the window. Arrow, Home, End, page and letter keys move between rows. The user
 * can show, hide, reorder and resize columns.
 */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, layout, onLayout, sort, checkAll, listKey, ...rows } = props
  const { total, check, actions } = rows
  const head = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLElement>(null)
  const table = useTableColumnModel({ columns, layout, onLayout })
  const { announcement, moveBeside } = useColumnReorder(table, columns)
  const visible = table.getVisibleLeafColumns()
  const shownIds = visible.map(({ id }) => id).join(' ')
  const shownColumns = useMemo(
    () => shownIds.split(' ').flatMap(id => columns.find(column => column.id === id) ?? []),
    [columns, shownIds],
  )
  const extraColumns = (check ? 1 : 0) + (actions ? 1 : 0)
  const { templateColumns, minRowWidthPx } = buildGridColumns(
    visible.map(column => ({
      ...columns.find(({ id }) => id === column.id),
      size: column.getSize(),
      isResized: layout.sizes?.[column.id] !== undefined,
    })),
    { check: !!check, actions: !!actions },
  )
  const horizontalScroll = useLinkedHorizontalScroll(head, body, templateColumns, listKey)
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={visible.length + extraColumns}
        className={styles.table}
        data-actions={!!actions || undefined}
        data-overflows={horizontalScroll.overflows || undefined}
        style={{ '--columns': templateColumns, '--row-width': `${minRowWidthPx}px` } as CSSProperties}
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
        <DataTableBody
          key={listKey}
          {...rows}
          columns={shownColumns}
          bodyRef={body}
          onScroll={horizontalScroll.onBodyScroll}
        />
      </div>
    </>
  )
}
