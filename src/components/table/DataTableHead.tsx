import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, type TouchEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTextDirection } from '../../language/useTextDirection'
import { useTranslate } from '../../language/useTranslate'
import styles from './DataTable.module.css'
import { type ColumnDropSide, type DataTableColumn, MAX_COLUMN_WIDTH_PX, MIN_COLUMN_WIDTH_PX } from './tableColumns'
import { useColumnDrag } from './useColumnDrag'
import type { MoveColumnBeside } from './useColumnReorder'
import type { TableColumnModel } from './useTableColumnModel'

/** Sort key and direction of a sorted column. */
export type SortedColumn = { sortKey: string; direction: 'asc' | 'desc' }

/**
 * Sort settings of a table head. `sorts` lists the sorted columns in order of precedence. `onSort` handles a click on a
 * column header. Its argument `extend` is true for Shift+click, which adds the column to the sort.
 */
export type TableSortProps = {
  sorts: readonly SortedColumn[]
  onSort: (sortKey: string, extend: boolean) => void
  /**
   * Whether Shift+click adds a column to the sort. If true, the tooltip of each sortable header explains Shift+click.
   */
  isExtendable?: true
}

type DataTableHeadProps<Item> = {
  table: TableColumnModel
  columns: readonly DataTableColumn<Item>[]
  moveBeside: MoveColumnBeside
  sort: TableSortProps
  /**
   * Checkbox that selects all rows. If undefined, the table has no checkbox column. If null, the head of the checkbox
   * column is empty.
   */
  checkAll?: ReactNode
  hasActions: boolean
  /** Handles scroll events of the table head. For example, browsers scroll the head to show a focused header. */
  onScroll?: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Sticky header row of a table. A click on a header sorts the table. The user can also move and resize columns, by
 * mouse or keyboard.
 */
export function DataTableHead<Item>(props: DataTableHeadProps<Item>) {
  const { table, columns, moveBeside, sort, checkAll, hasActions, onScroll, ref } = props
  const t = useTranslate()
  const { drag, headerProps } = useColumnDrag(moveBeside)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    <div role="rowgroup" ref={ref} className={styles.head} onScroll={onScroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the controls in the row receive the focus */}
      <div role="row" aria-rowindex={1} className={styles.row}>
        {checkAll !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
          // biome-ignore lint/a11y/useFocusableInteractive: the checkbox in the cell receives the focus
          <div role="columnheader" className={styles.check}>
            {checkAll ?? <span className="visually-hidden">{t('component.table.select')}</span>}
          </div>
        )}
        {headers.map(header => {
          const column = columns.find(({ id }) => id === header.id)
          const drop = drag?.over === header.id && drag.id !== header.id ? drag.side : undefined
          return (
            column && (
              <ColumnHeader
                key={header.id}
                header={header}
                column={column}
                sort={sort}
                moveBeside={moveBeside}
                drop={drop}
                isDragged={drag?.id === header.id}
                {...headerProps(header.id)}
              />
            )
          )
        })}
        {hasActions && (
          // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
          // biome-ignore lint/a11y/useFocusableInteractive: the cell contains no control
          <div role="columnheader" className={styles.actions}>
            <span className="visually-hidden">{t('component.table.actions')}</span>
          </div>
        )}
      </div>
    </div>
  )
}

type Header = ReturnType<TableColumnModel['getHeaderGroups']>[number]['headers'][number]

type ColumnHeaderProps<Item> = ReturnType<ReturnType<typeof useColumnDrag>['headerProps']> & {
  header: Header
  column: DataTableColumn<Item>
  sort: TableSortProps
  moveBeside: MoveColumnBeside
  /** Side of this column header on which the dragged column would be dropped. */
  drop: ColumnDropSide | undefined
  isDragged: boolean
}

function ColumnHeader<Item>({
  header,
  column,
  sort,
  moveBeside,
  drop,
  isDragged,
  ...pointer
}: ColumnHeaderProps<Item>) {
  const forwardKey = useTextDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const { table } = header.getContext()
    const visibleIds = table.getVisibleLeafColumns().map(({ id }) => id)
    const neighbor = visibleIds[visibleIds.indexOf(column.id) + (event.key === forwardKey ? 1 : -1)]
    const side = event.key === forwardKey ? 'after' : 'before'
    if (neighbor !== undefined) moveBeside(column.id, neighbor, side)
  }
  const t = useTranslate()
  const position = column.sortKey === undefined ? -1 : sort.sorts.findIndex(({ sortKey }) => sortKey === column.sortKey)
  const direction = sort.sorts[position]?.direction
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the header receives the focus
    <div
      role="columnheader"
      // Screen readers support `aria-sort` only on a single column. The first sort column has `aria-sort`. Every other
      // sort column has its sort precedence in its label.
      aria-sort={position === 0 ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      data-sorted={direction}
      className={styles.headCell}
      data-numeric={column.numeric}
      data-column={column.id}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      {column.sortKey === undefined ? (
        <span className={styles.headText}>
          <span className={styles.headTitle}>{column.title}</span>
        </span>
      ) : (
        <button
          type="button"
          className={styles.headText}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          title={sort.isExtendable && t('component.table.extendSort')}
          onClick={event => column.sortKey && sort.onSort(column.sortKey, event.shiftKey)}
        >
          <span className={styles.headTitle}>{column.title}</span>
          {direction && <SortMark direction={direction} position={position} count={sort.sorts.length} />}
        </button>
      )}
      <ColumnResizeHandle header={header} title={column.title} />
    </div>
  )
}

function SortMark({
  direction,
  position,
  count,
}: Pick<SortedColumn, 'direction'> & { position: number; count: number }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <>
      <Arrow size={14} strokeWidth={2} aria-hidden />
      {count > 1 && (
        <>
          <span className={styles.sortPosition} aria-hidden>
            {number(position + 1)}
          </span>
          <span className="visually-hidden">
            {t(`component.table.sorted.${direction}`, { position: number(position + 1) })}
          </span>
        </>
      )}
    </>
  )
}

function ColumnResizeHandle({ header, title }: { header: Header; title: string }) {
  const t = useTranslate()
  const forwardKey = useTextDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const { column } = header
  /** Width at the moment the handle received the focus, in CSS pixels. Undefined after the user has set a width. */
  const [shownWidth, setShownWidth] = useState<number>()
  const setSize = (size: number) => {
    header.getContext().table.setColumnSizing(sizes => ({ ...sizes, [column.id]: size }))
    setShownWidth(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The column header handles arrow keys with Alt, which move the column.
    if (event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    event.stopPropagation()
    setSize(getShownWidth(event.currentTarget, column.getSize()) + (event.key === forwardKey ? 16 : -16))
  }
  const startResize = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
    // The column can be shown wider or narrower than its configured width. The shown width becomes the configured
    // width, so that the column does not jump at the start of the drag.
    const width = getShownWidth(event.currentTarget, column.getSize())
    if (width !== column.getSize()) flushSync(() => setSize(width))
    header.getResizeHandler()(event)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the user cannot move an hr element
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('component.table.resize', { column: title })}
      aria-valuenow={shownWidth ?? column.getSize()}
      aria-valuemin={MIN_COLUMN_WIDTH_PX}
      aria-valuemax={MAX_COLUMN_WIDTH_PX}
      tabIndex={0}
      className={styles.resizeHandle}
      data-moving={column.getIsResizing() || undefined}
      onFocus={({ currentTarget }) => setShownWidth(getShownWidth(currentTarget, column.getSize()))}
      onMouseDown={startResize}
      onTouchStart={startResize}
      onKeyDown={onKeyDown}
    />
  )
}

/** Returns the width of the column header that contains a resize handle. In a hidden table, returns `fallback`. */
const getShownWidth = (handle: HTMLElement, fallback: number) => handle.parentElement?.offsetWidth || fallback
