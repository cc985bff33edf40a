import type { ReactNode, Ref, RefObject } from 'react'
import type { CardKeyboardNavigationProps } from '../cards/CoverCard'
import { useIsTouchInput } from '../page/useMediaQuery'
import type { VirtualListHandle } from '../scrolling/virtualListHandle'
import styles from './DataTable.module.css'
import { DataTableRow } from './DataTableRow'
import type { DataTableColumn } from './tableColumns'
import { useVirtualTableRows } from './useVirtualTableRows'

/** Default height of a row at the default text size of 16 px, in CSS pixels. */
export const DEFAULT_ROW_HEIGHT_PX = 40

export type DataTableRowsProps<Item> = {
  total: number
  itemAt: (index: number) => Item | undefined
  /** Requests the items of the visible rows. Receives the first and the last visible index. */
  onVisible?: (first: number, last: number) => void
  /**
   * Called when another row becomes the topmost visible row. `index` is the index of the item in this row. `count` is
   * the number of items per row: always 1 in a table. A card grid calls the same function with the number of its
   * columns.
   */
  onTop?: (index: number, count: number) => void
  /**
   * Returns the index of the item to focus when the user presses a letter key. Undefined if no item starts with the
   * letter.
   */
  indexOfKey?: (key: string) => number | undefined
  /**
   * Height of a row at the default text size of 16 px, in CSS pixels. The default is {@link DEFAULT_ROW_HEIGHT_PX}.
   */
  rowHeight?: number
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item, slot: CardKeyboardNavigationProps) => ReactNode
  /** Whether the row elements can have the focus. Needed if the rows contain no link to their items. */
  focusableRows?: boolean
  /** Opens an item after the user has clicked its row or pressed Enter on it. */
  onOpen?: (item: Item) => void
  ref?: Ref<VirtualListHandle>
}

type DataTableBodyProps<Item> = DataTableRowsProps<Item> & {
  columns: readonly DataTableColumn<Item>[]
  bodyRef: RefObject<HTMLElement | null>
  onScroll: () => void
}

/** Virtualized rows of a table. If the React `key` changes, the rows mount again. */
export function DataTableBody<Item extends { id: string }>({
  columns,
  bodyRef,
  onScroll,
  ...props
}: DataTableBodyProps<Item>) {
  const { total, itemAt, check, actions, focusableRows, onOpen } = props
  const showsActions = useIsTouchInput()
  const rows = useVirtualTableRows({ ...props, rowHeight: props.rowHeight ?? DEFAULT_ROW_HEIGHT_PX })
  const setRef = (element: HTMLDivElement | null) => {
    rows.metrics.ref.current = element
    bodyRef.current = element
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    <div
      ref={setRef}
      role="rowgroup"
      className={styles.body}
      onScroll={onScroll}
      onKeyDown={rows.onKeyDown}
      onFocus={rows.onFocus}
    >
      <div className={styles.rows} style={{ blockSize: total * rows.rowHeight }} role="presentation">
        {rows.virtualRows.map(({ index, start }) => {
          const item = itemAt(index)
          return (
            <DataTableRow
              key={index}
              item={item}
              index={index}
              top={start - rows.metrics.top}
              height={rows.rowHeight}
              columns={columns}
              check={check}
              actions={actions}
              isTabStop={index === rows.tabStop}
              isFocusable={focusableRows}
              showsActions={showsActions}
              onOpen={onOpen}
            />
          )
        })}
      </div>
    </div>
  )
}
