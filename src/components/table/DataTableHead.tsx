import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useDirection } from '../../language/useDirection'
import { useTranslate } from '../../language/useTranslate'
import styles from './DataTable.module.css'
import { type Column, type ColumnSide, LEAST_WIDTH, MOST_WIDTH } from './tableColumns'
import { useColumnDrag } from './useColumnDrag'
import type { MoveColumnBeside } from './useColumnReorder'
import type { ColumnTable } from './useTable'

/** Current sort order, and the handler of clicks on a column header. */
export type TableSort = { by: string; way: 'asc' | 'desc'; onSort: (by: string) => void }

type HeadProps<Item> = {
  table: ColumnTable
  columns: readonly Column<Item>[]
  moveBeside: MoveColumnBeside
  sort: TableSort
  /** Checkbox that selects all rows. null leaves the cell empty; undefined omits the checkbox column. */
  checkAll?: ReactNode
  hasActions: boolean
  /** Called when the browser scrolls the head horizontally to show the focused header. */
  onScroll?: () => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Sticky header row of a table. A click on a header sorts. Headers are reordered by dragging or by Alt with an arrow key, and resized by
 * dragging their separator or by arrow keys on it.
 */
export function DataTableHead<Item>(props: HeadProps<Item>) {
  const { table, columns, moveBeside, sort, checkAll, hasActions, onScroll, ref } = props
  const t = useTranslate()
  const { drag, headOf } = useColumnDrag(moveBeside)
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    <div role="rowgroup" ref={ref} className={styles.head} onScroll={onScroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the controls in the row */}
      <div role="row" aria-rowindex={1} className={styles.row}>
        {checkAll !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the box
          <div role="columnheader" className={styles.check}>
            {checkAll ?? <span className="spoken">{t('component.table.select')}</span>}
          </div>
        )}
        {headers.map(header => {
          const column = columns.find(({ id }) => id === header.id)
          const drop = drag?.over === header.id && drag.id !== header.id ? drag.side : undefined
          return (
            column && (
              <Head
                key={header.id}
                header={header}
                column={column}
                sort={sort}
                moveBeside={moveBeside}
                drop={drop}
                isDragged={drag?.id === header.id}
                {...headOf(header.id)}
              />
            )
          )
        })}
        {hasActions && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: the cell contains no control
          <div role="columnheader">
            <span className="spoken">{t('component.table.actions')}</span>
          </div>
        )}
      </div>
    </div>
  )
}

type Header = ReturnType<ColumnTable['getHeaderGroups']>[number]['headers'][number]

type OneHeadProps<Item> = ReturnType<ReturnType<typeof useColumnDrag>['headOf']> & {
  header: Header
  column: Column<Item>
  sort: TableSort
  moveBeside: MoveColumnBeside
  /** Side of this header at which the dragged column would be dropped. */
  drop: ColumnSide | undefined
  isDragged: boolean
}

function Head<Item>({ header, column, sort, moveBeside, drop, isDragged, ...pointer }: OneHeadProps<Item>) {
  const outward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const { table } = header.getContext()
    const shown = table.getVisibleLeafColumns().map(({ id }) => id)
    const beside = shown[shown.indexOf(column.id) + (event.key === outward ? 1 : -1)]
    const side = event.key === outward ? 'after' : 'before'
    if (beside !== undefined) moveBeside(column.id, beside, side)
  }
  const inForce = column.sort !== undefined && sort.by === column.sort
  const Arrow = sort.way === 'asc' ? ArrowUp : ArrowDown
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button
    <div
      role="columnheader"
      aria-sort={inForce ? (sort.way === 'asc' ? 'ascending' : 'descending') : undefined}
      className={styles.headCell}
      data-figures={column.figures}
      data-column={column.id}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
      {...pointer}
    >
      {column.sort === undefined ? (
        <span className={styles.headText}>{column.title}</span>
      ) : (
        <button
          type="button"
          className={styles.headText}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          onClick={() => column.sort && sort.onSort(column.sort)}
        >
          {column.title}
          {inForce && <Arrow size={14} strokeWidth={2} aria-hidden />}
        </button>
      )}
      <Edge header={header} title={column.title} />
    </div>
  )
}

function Edge({ header, title }: { header: Header; title: string }) {
  const t = useTranslate()
  const outward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const { column } = header
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    event.stopPropagation()
    const size = column.getSize() + (event.key === outward ? 16 : -16)
    header.getContext().table.setColumnSizing(sizes => ({ ...sizes, [column.id]: size }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('component.table.resize', { column: title })}
      aria-valuenow={column.getSize()}
      aria-valuemin={LEAST_WIDTH}
      aria-valuemax={MOST_WIDTH}
      tabIndex={0}
      className={styles.edge}
      data-moving={column.getIsResizing() || undefined}
      onMouseDown={header.getResizeHandler()}
      onTouchStart={header.getResizeHandler()}
      onKeyDown={press}
    />
  )
}
