import { memo, type ReactNode, useState } from 'react'
import styles from './DataTable.module.css'
import type { Column } from './tableColumns'

type RowProps<Item> = {
  item: Item | undefined
  index: number
  top: number
  height: number
  columns: readonly Column<Item>[]
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item) => ReactNode
  chosen: boolean
  isTabStop: boolean
}

function Row<Item>({ item, index, top, height, columns, check, actions, chosen, isTabStop }: RowProps<Item>) {
  const [hovered, setHovered] = useState(false)
  // Focus in a menu of the row counts as focus in the row: React events bubble through portals.
  const [focused, setFocused] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the row's link
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={chosen || undefined}
      data-row={index}
      className={styles.row}
      style={{ insetBlockStart: top, blockSize: height }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
    >
      {check && <Cell className={styles.check}>{item && check(item, index)}</Cell>}
      {columns.map(column => (
        <Cell key={column.id} className={column.figures ? styles.figures : styles.cell}>
          {item ? column.cell(item, { tabIndex: isTabStop ? 0 : -1 }) : <i className={styles.shape} />}
        </Cell>
      ))}
      {actions && <Cell className={styles.actions}>{item && (hovered || focused) && actions(item)}</Cell>}
    </div>
  )
}

/** Memoized table row, absolutely positioned; a skeleton while its item loads. The actions are rendered only while it is hovered or focused. */
export const DataTableRow = memo(Row) as typeof Row

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    <div role="cell" className={className}>
      {children}
    </div>
  )
}
