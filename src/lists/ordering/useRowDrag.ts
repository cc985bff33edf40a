import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Row that the user is dragging. `from` is the index of the row before the drag. `to` is the index of the row if the
 * user drops the row now. `offsetPx` is the distance in pixels of the row from its original position.
 */
export type RowDragState = { from: number; to: number; offsetPx: number }

type RowDragInput = { count: number; height: number; onDrop: (from: number, to: number) => void }

/**
 * Returns the distance in pixels by which a row is displaced during a drag. The dragged row follows the pointer. Rows
 * between the old and the new position of the dragged row move up or down by the height of a row.
 * @param height height of a row in pixels
 */
export function rowShiftPx(index: number, height: number, drag: RowDragState | undefined): number {
  if (!drag) return 0
  if (index === drag.from) return drag.offsetPx
  if (index > drag.from && index <= drag.to) return -height
  return index < drag.from && index >= drag.to ? height : 0
}

/**
 * Height in pixels of the zones at the top and bottom of the window or dialog. The window or dialog scrolls while the
 * user drags a row into a zone.
 */
const SCROLL_ZONE_PX = 60
/** Height in pixels of the bar at the top of the window. The bar at the bottom has the same height. */
const BARS_HEIGHT_PX = 64
const MAX_SCROLL_PX_PER_FRAME = 18

/**
 * Pointer positions of a drag, in pixels. `contentY` is the position in the scrolled content at the start of the drag.
 * `y` is the current position in the window.
 */
type DragStart = { from: number; contentY: number; y: number; scroller: Element | undefined }

/**
 * Lets the user reorder rows by dragging their handles. During a drag, the window scrolls if the pointer is near its
 * top or bottom edge. If the rows are in a dialog that scrolls, the dialog scrolls instead. Escape cancels the drag.
 */
export function useRowDrag({ count, height, onDrop }: RowDragInput) {
  const [drag, setDrag] = useState<RowDragState>()
  const pointerStart = useRef<DragStart>(undefined)
  const updateDrag = () => {
    const start = pointerStart.current
    if (!start) return
    const offsetPx = start.y + scrollOffsetPx(start.scroller) - start.contentY
    const to = Math.max(0, Math.min(count - 1, start.from + Math.round(offsetPx / height)))
    setDrag({ from: start.from, to, offsetPx })
  }
  const end = () => {
    pointerStart.current = undefined
    setDrag(undefined)
  }
  const isDragging = drag !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while a drag is active
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape only cancels the drag. A dialog that contains the rows must stay open.
      event.stopPropagation()
      end()
    }
    window.addEventListener('keydown', onKeyDown, true)
    const autoScroll = () => {
      if (pointerStart.current && scrollNearEdge(pointerStart.current)) updateDrag()
      frame = requestAnimationFrame(autoScroll)
    }
    let frame = requestAnimationFrame(autoScroll)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      cancelAnimationFrame(frame)
    }
  }, [isDragging])
  return {
    drag,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const scroller = findScroller(event.currentTarget)
        const contentY = event.clientY + scrollOffsetPx(scroller)
        pointerStart.current = { from: index, contentY, y: event.clientY, scroller }
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (!pointerStart.current) return
        pointerStart.current.y = clientY
        updateDrag()
      },
      onPointerUp: () => {
        if (drag && pointerStart.current && drag.to !== drag.from) onDrop(drag.from, drag.to)
        end()
      },
      onPointerCancel: end,
    }),
  }
}

const scrollOffsetPx = (scroller: Element | undefined): number => (scroller ? scroller.scrollTop : window.scrollY)

/** Returns the scroll container of the rows. Undefined if the rows scroll with the window. */
function findScroller(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent
  return undefined
}

/**
 * Scrolls the window or the scroll container if the pointer is near its top or bottom edge. Returns whether the
 * function has scrolled.
 */
function scrollNearEdge({ y, scroller }: DragStart): boolean {
  const speed = scrollSpeedPx(y, scroller)
  if (speed !== 0) (scroller ?? window).scrollBy(0, speed)
  return speed !== 0
}

function scrollSpeedPx(y: number, scroller: Element | undefined): number {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? {
    top: BARS_HEIGHT_PX,
    bottom: window.innerHeight - BARS_HEIGHT_PX,
  }
  const above = top + SCROLL_ZONE_PX - y
  const below = y - (bottom - SCROLL_ZONE_PX)
  if (above > 0) return -Math.min(MAX_SCROLL_PX_PER_FRAME, above / 5)
  return below > 0 ? Math.min(MAX_SCROLL_PX_PER_FRAME, below / 5) : 0
}
