import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useState } from 'react'
import type { CardKeyboardNavigationProps } from '../cards/CoverCard'
import styles from './DataTable.module.css'
import type { DataTableColumn } from './tableColumns'

type DataTableRowProps<Item> = {
  item: Item | undefined
  index: number
  top: number
  height: number
  columns: readonly DataTableColumn<Item>[]
  check?: (item: Item, index: number) => ReactNode
  actions?: (item: Item, slot: CardKeyboardNavigationProps) => ReactNode
  isTabStop: boolean
  isFocusable?: boolean
  /** Whether the actions are also visible while the row is neither hovered nor focused. Needed on touch screens. */
  showsActions: boolean
  onOpen?: (item: Item) => void
}

function TableRow<Item>({
  item,
  index,
  top,
  height,
  columns,
  check,
  actions,
  isTabStop,
  isFocusable,
  showsActions,
  onOpen,
}: DataTableRowProps<Item>) {
  const [hovered, setHovered] = useState(false)
  // Focus events in a menu of the row also reach the row, because React events bubble through portals. The row
  // therefore counts as focused while its menu has the focus.
  const [focused, setFocused] = useState(false)
  const slot = { tabIndex: isTabStop ? 0 : -1 }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the row or its link receives the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      data-opens={(onOpen && item && true) || undefined}
      {...(isFocusable && { tabIndex: isTabStop ? 0 : -1, 'data-card-link': '' })}
      onClick={event => item && onOpen && !isOnControl(event) && onOpen(item)}
      onKeyDown={event => {
        if (!item || !onOpen || !isEnterOnRow(event)) return
        // If `onOpen` opens a dialog, the focus moves to a control of the dialog. Without this call, the browser would
        // then click this control, because the Enter key is still down.
        event.preventDefault()
        onOpen(item)
      }}
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
          {item ? column.cell(item, slot) : <i className={styles.placeholder} />}
        </TableCell>
      ))}
      {actions && (
        <TableCell className={styles.actions}>
          {item && (showsActions || hovered || focused) && actions(item, slot)}
        </TableCell>
      )}
    </div>
  )
}

/**
 * Memoized table row with an absolute position. Shows a placeholder while its item loads. With a mouse, shows the row
 * actions only while the row is hovered or focused.
 */
export const DataTableRow = memo(TableRow) as typeof TableRow

/**
 * Returns whether the row must ignore a click. This is the case if the click hits a control in the row or an open menu
 * of the row, or ends a text selection.
 */
const isOnControl = ({ target, currentTarget }: MouseEvent) =>
  (target instanceof Element && target.closest('a, button, input, [role="menuitem"]') !== null) ||
  !currentTarget.contains(target as Node) ||
  window.getSelection()?.isCollapsed === false

const isEnterOnRow = ({ key, target, currentTarget }: KeyboardEvent) => key === 'Enter' && target === currentTarget

function TableCell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    <div role="cell" className={className}>
      {children}
    </div>
  )
}
