import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useDirection } from '../../language/useDirection'
import type { ColumnSide } from './tableColumns'
import type { MoveColumnBeside } from './useColumnReorder'

/** Distance in CSS pixels that the pointer must move before a press on a header becomes a drag. */
const TREMBLE = 6

type Drag = { id: string; over?: string; side: ColumnSide }

/**
 * Reorders columns by dragging their headers. Suppresses the click that ends a drag, which would sort the table.
 * @param moveBeside  called on drop
 * @returns the current drag with its drop position, and event handlers for the header of a column
 */
export function useColumnDrag(moveBeside: MoveColumnBeside) {
  const rtl = useDirection() === 'rtl'
  const [drag, setDrag] = useState<Drag>()
  const from = useRef<{ id: string; x: number }>(undefined)
  const dropped = useRef(false)
  const move = (event: PointerEvent<HTMLElement>) => {
    const start = from.current
    if (!start || (!drag && Math.abs(event.clientX - start.x) < TREMBLE)) return
    if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ id: start.id, ...placeUnder(event.currentTarget, event.clientX, rtl) })
  }
  const drop = () => {
    from.current = undefined
    if (!drag) return
    const { id, over, side } = drag
    dropped.current = true
    setDrag(undefined)
    if (over !== undefined && over !== id) moveBeside(id, over, side)
  }
  return {
    drag,
    headOf: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        dropped.current = false
        const isOnResizeHandle = event.target instanceof Element && event.target.closest('[role="separator"]')
        if (event.button === 0 && !isOnResizeHandle) from.current = { id, x: event.clientX }
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => {
        from.current = undefined
        setDrag(undefined)
      },
      onClickCapture: (event: MouseEvent) => {
        if (dropped.current) event.stopPropagation()
        dropped.current = false
      },
    }),
  }
}

/** Returns the id of the column under the pointer and the half of its header that the pointer is in. */
function placeUnder(head: HTMLElement, x: number, rtl: boolean): { over?: string; side: ColumnSide } {
  for (const cell of head.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
    const { left, right } = cell.getBoundingClientRect()
    if (x >= left && x < right) {
      const isInFirstHalf = x < (left + right) / 2 !== rtl
      return { over: cell.dataset.column, side: isInFirstHalf ? 'before' : 'after' }
    }
  }
  return { side: 'before' }
}
