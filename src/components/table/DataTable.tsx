import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import styles from './DataTable.module.css'
import { DataTableBody, type DataTableRowsProps, DEFAULT_ROW_HEIGHT_PX } from './DataTableBody'
import { DataTableHead, type TableSortProps } from './DataTableHead'
import { buildGridColumns, type DataTableColumn, type UserColumnSettings } from './tableColumns'
import { useColumnReorder } from './useColumnReorder'
import { useLinkedHorizontalScroll } from './useLinkedHorizontalScroll'
import { useTableColumnModel } from './useTableColumnModel'
import { wrapText } from './wrapText'

type DataTableProps<Item> = DataTableRowsProps<Item> & {
  label: string
  columns: readonly DataTableColumn<Item>[]
  layout: UserColumnSettings
  onLayout: (layout: UserColumnSettings) => void
  sort: TableSortProps
  checkAll?: ReactNode
  /** Maximum number of text lines in a cell. The default is 2, or 1 in rows that are too low for 2 lines. */
  maxTextLines?: number
  /**
   * React key of the table body, which contains all rows. A new key remounts the table body. The table head does not
   * remount. The remount does not scroll the window.
   */
  listKey?: string
}

/** Minimum height of a row with two lines of text at the default text size of 16 px, in CSS pixels. */
const MIN_TWO_LINE_ROW_HEIGHT_PX = 40

/**
 * Virtualized table that scrolls with the window. Arrow, Home, End, page and letter keys move between rows. The user
 * can show, hide, reorder and resize columns.
 */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { label, columns, layout, onLayout, sort, checkAll, maxTextLines, listKey, ...rows } = props
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
        {...tableAttributes(templateColumns, minRowWidthPx, { rowHeight: rows.rowHeight, maxTextLines })}
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

function tableAttributes(
  templateColumns: string,
  minRowWidthPx: number,
  { rowHeight = DEFAULT_ROW_HEIGHT_PX, maxTextLines }: { rowHeight?: number; maxTextLines?: number },
) {
  const maxLines = maxTextLines ?? (rowHeight < MIN_TWO_LINE_ROW_HEIGHT_PX ? 1 : 2)
  const wrapAttributes = maxLines > 1 ? wrapText(maxLines) : undefined
  const gridStyle = { '--columns': templateColumns, '--row-width': `${minRowWidthPx}px` }
  return { ...wrapAttributes, style: { ...wrapAttributes?.style, ...gridStyle } as CSSProperties }
}
