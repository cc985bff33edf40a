import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useTextDirection } from '../../language/useTextDirection'
import type { ColumnDropSide } from './tableColumns'
import type { MoveColumnBeside } from './useColumnReorder'

/** Distance in CSS pixels that the pointer must move on a column header to start a drag. */
const DRAG_THRESHOLD_PX = 6

type ColumnDrag = { id: string; over?: string; side: ColumnDropSide }

/**
 * Lets the user reorder columns by dragging their headers. The click event at the end of a drag does not sort the
 * table.
 * @param moveBeside moves the dragged column to a side of another column, when the user drops it
 * @returns the current drag with its drop position, and event handlers for the header of a column
 */
export function useColumnDrag(moveBeside: MoveColumnBeside) {
  const rtl = useTextDirection() === 'rtl'
  const [drag, setDrag] = useState<ColumnDrag>()
  const dragStart = useRef<{ id: string; x: number }>(undefined)
  const hasDropped = useRef(false)
  const move = (event: PointerEvent<HTMLElement>) => {
    const start = dragStart.current
    if (!start || (!drag && Math.abs(event.clientX - start.x) < DRAG_THRESHOLD_PX)) return
    if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ id: start.id, ...dropPositionAt(event.currentTarget, event.clientX, rtl) })
  }
  const drop = () => {
    dragStart.current = undefined
    if (!drag) return
    const { id, over, side } = drag
    hasDropped.current = true
    setDrag(undefined)
    if (over !== undefined && over !== id) moveBeside(id, over, side)
  }
  return {
    drag,
    headerProps: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasDropped.current = false
        const isOnResizeHandle = event.target instanceof Element && event.target.closest('[role="separator"]')
        if (event.button === 0 && !isOnResizeHandle) dragStart.current = { id, x: event.clientX }
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => {
        dragStart.current = undefined
        setDrag(undefined)
      },
      onClickCapture: (event: MouseEvent) => {
        if (hasDropped.current) event.stopPropagation()
        hasDropped.current = false
      },
    }),
  }
}

/** Returns the id of the column under the pointer, and the side of this column that is nearer to the pointer. */
function dropPositionAt(head: HTMLElement, x: number, rtl: boolean): { over?: string; side: ColumnDropSide } {
  for (const cell of head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { left, right } = cell.getBoundingClientRect()
    if (x >= left && x < right) {
      const isInFirstHalf = x < (left + right) / 2 !== rtl
      return { over: cell.dataset.column, side: isInFirstHalf ? 'before' : 'after' }
    }
  }
  return { side: 'before' }
}
