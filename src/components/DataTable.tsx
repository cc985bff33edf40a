import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './DataTable.module.css'
import { DataTableHead, type TableSort } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import { gridKey } from './gridKeys'
import { keepFocus, keptFocus } from './keptFocus'
import type { ListHandle } from './listHandle'
import { useScrollWatch } from './scrolling'
import type { Column, TableLayout } from './tableColumns'
import { useColumnMoves } from './useColumnMoves'
import { useFocusWish } from './useFocusWish'
import { useHeldPlace } from './useHeldPlace'
import { usePlace } from './usePlace'
import { useReturnToPlace } from './useReturnToPlace'
import { useScrolledTogether } from './useScrolledTogether'
import { useTable } from './useTable'
import { useTabStop } from './useTabStop'

type DataTableProps<Item> = {
  label: string
  columns: readonly Column<Item>[]
  layout: TableLayout
  onLayout: (layout: TableLayout) => void
  total: number
  /** What stands at an index, or `undefined` while it is on its way. */
  itemAt: (index: number) => Item | undefined
  /** Told which indexes are on the screen, so that their pages can be fetched. */
  onVisible?: (first: number, last: number) => void
  /** Told what stands at the top, below the bars that lie over the list: its first index, and how many stand in the row. */
  onTop?: (index: number, count: number) => void
  /** Where a typed letter leads. */
  indexOfKey?: (key: string) => number | undefined
  sort: TableSort
  rowHeight?: number
  /** A box at the start of a row, and one in the head. */
  check?: (item: Item, index: number) => ReactNode
  checkAll?: ReactNode
  /** What can be done with a row, at its end. */
  actions?: (item: Item) => ReactNode
  isChosen?: (item: Item) => boolean
  ref?: Ref<ListHandle>
}

const BARS = 152

/**
 * Any number of rows in the window's scroll, of which only those in sight exist. The whole table is one stop for Tab; arrows,
 * Home, End and the page keys move from row to row. Columns are chosen, ordered and sized by the person.
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
  const { onTop, sort, rowHeight = 40, check, checkAll, actions, isChosen, indexOfKey, ref } = props
  const place = usePlace()
  const head = useRef<HTMLDivElement>(null)
  const sideways = useScrolledTogether(head, place.ref)
  const [focused, setFocused] = useState(() => keptFocus() ?? 0)
  const table = useTable({ columns, layout, onLayout })
  const { told, moveBeside } = useColumnMoves(table, columns)
  const virtualizer = useWindowVirtualizer({
    count: place.width > 0 ? total : 0,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: place.top,
    scrollPaddingStart: BARS,
  })
  // It does not see by itself that rows have another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is another measure
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  const shown = virtualizer.getVirtualItems()
  useScrollWatch()
  useReturnToPlace(place.width > 0 && total > 0)
  const first = virtualizer.range?.startIndex ?? 0
  const last = Math.min(total - 1, virtualizer.range?.endIndex ?? 0)
  useEffect(() => onVisible?.(first, last), [first, last, onVisible])
  const top = Math.max(0, Math.round(((virtualizer.scrollOffset ?? 0) + BARS - place.top) / rowHeight))
  useEffect(() => onTop?.(top, 1), [top, onTop])
  useImperativeHandle(ref, () => ({ show: index => virtualizer.scrollToIndex(index, { align: 'start' }) }), [
    virtualizer,
  ])
  const { move, wish } = useMoves(total, rowHeight, indexOfKey, index => {
    setFocused(index)
    virtualizer.scrollToIndex(index)
  })
  const refocus = (index: number) => {
    wish(index)
    setFocused(index)
  }
  useHeldPlace({
    list: place.ref,
    total,
    itemAt,
    first,
    last,
    onVisible,
    columns: 1,
    rowHeight,
    top: place.top,
    bars: BARS,
    refocus,
  })
  const visible = table.getVisibleLeafColumns()
  const shownIds = visible.map(({ id }) => id).join(' ')
  const shownColumns = useMemo(
    () => shownIds.split(' ').flatMap(id => columns.find(column => column.id === id) ?? []),
    [columns, shownIds],
  )
  const extra = (check ? 1 : 0) + (actions ? 1 : 0)
  const tabStop = useTabStop(focused, first, last)
  return (
    <>
      <p role="status" className={styles.spoken}>
        {told}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={visible.length + extra}
        className={styles.table}
        style={
          {
            '--columns': template(
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
          onScroll={sideways.onHeadScroll}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          ref={place.ref}
          role="rowgroup"
          className={styles.body}
          onScroll={sideways.onBodyScroll}
          onKeyDown={move}
          onFocus={event => {
            const index = indexOf(event.target)
            if (index === undefined) return
            keepFocus(index)
            setFocused(index)
          }}
        >
          <div className={styles.rows} style={{ blockSize: total * rowHeight }} role="presentation">
            {shown.map(({ index, start }) => {
              const item = itemAt(index)
              return (
                <DataTableRow
                  key={index}
                  item={item}
                  index={index}
                  top={start - place.top}
                  height={rowHeight}
                  columns={shownColumns}
                  check={check}
                  actions={actions}
                  chosen={item !== undefined && (isChosen?.(item) ?? false)}
                  isTabStop={index === tabStop}
                />
              )
            })}
          </div>
        </div>
      </div>
    </>
  )
}

const WIDEST_FIRST = 640

/** Fixed widths; the first column takes what is left, while a line can still be followed to its other columns. */
function template(sizes: readonly number[], check: boolean, actions: boolean): string {
  const [first = 200, ...others] = sizes
  return [
    ...(check ? ['40px'] : []),
    `minmax(min(${first}px, 52vw), ${WIDEST_FIRST}px)`,
    ...others.map(size => `${size}px`),
    ...(actions ? ['48px'] : []),
  ].join(' ')
}

function indexOf(target: EventTarget): number | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
  return row ? Number(row.dataset.row) : undefined
}

/** Keys that lead from the link of a row to that of another, which may not be drawn or loaded yet. */
function useMoves(
  total: number,
  rowHeight: number,
  indexOfKey: ((key: string) => number | undefined) | undefined,
  show: (index: number) => void,
) {
  const wish = useFocusWish('data-row')
  const move = (event: KeyboardEvent) => {
    const onLink = event.target instanceof HTMLElement && event.target.matches('[data-card-link]')
    const from = indexOf(event.target)
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!onLink || from === undefined || sideways || event.altKey || event.ctrlKey || event.metaKey) return
    const rowsPerScreen = Math.max(1, Math.floor((window.innerHeight - BARS) / rowHeight))
    const to = gridKey(event.key, from, { total, columns: 1, rowsPerScreen, rtl: false }) ?? indexOfKey?.(event.key)
    if (to === undefined) return
    event.preventDefault()
    wish(to)
    show(to)
  }
  return { move, wish }
}
