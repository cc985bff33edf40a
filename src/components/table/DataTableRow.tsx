import { memo, type ReactNode, useState } from 'react'
import styles from './DataTable.module.css'
import type { TableColumn } from './tableColumns'

type DataTableRowProps<Item> = {
  item: Item | undefined
  index: number
  top: number
  height: number
  columns: readonly TableColumn<Item>[]
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item) => ReactNode
  isSelected: boolean
  isTabStop: boolean
}

function TableRow<Item>({
  item,
  index,
  top,
  height,
  columns,
  check,
  actions,
  isSelected,
  isTabStop,
}: DataTableRowProps<Item>) {
  const [hovered, setHovered] = useState(false)
  // Focus in a menu of the row counts as focus in the row: React events bubble through portals.
  const [focused, setFocused] = useState(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the row's link
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected || undefined}
      data-row={index}
      className={styles.row}
      style={{ insetBlockStart: top, blockSize: height }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setFocused(false)}
    >
      {check && <TableCell className={styles.check}>{item && check(item, index)}</TableCell>}
      {columns.map(column => (
        <TableCell key={column.id} className={column.numeric ? styles.numericCell : styles.cell}>
          {item ? column.cell(item, { tabIndex: isTabStop ? 0 : -1 }) : <i className={styles.placeholder} />}
        </TableCell>
      ))}
      {actions && <TableCell className={styles.actions}>{item && (hovered || focused) && actions(item)}</TableCell>}
    </div>
  )
}

/**
 * Renders a memoized, absolutely positioned table row, or a skeleton while its item loads. The actions are rendered
 * only while the row is hovered or focused.
 */
export const DataTableRow = memo(TableRow) as typeof TableRow

function TableCell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualised table cannot be a table element
    <div role="cell" className={className}>
      {children}
    </div>
  )
}
