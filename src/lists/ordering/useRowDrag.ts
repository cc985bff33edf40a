import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Row that the user is dragging. `from` is the index of the row before the drag. `to` is its index if the user drops it
 * now. `offsetPx` is the distance in pixels from its original position.
 */
export type RowDragState = { from: number; to: number; offsetPx: number }

type RowDragInput = { count: number; height: number; onDrop: (from: number, to: number) => void }

/**
 * Height in pixels of two zones, at the top and at the bottom of the window. While the pointer drags a row in a zone,
 * the window scrolls.
 */
const SCROLL_ZONE_PX = 60
/** Height in pixels of the bar at the top of the window. The bar at the bottom has the same height. */
const BARS_HEIGHT_PX = 64
const MAX_SCROLL_PX_PER_FRAME = 18

/**
 * Lets the user reorder rows by dragging their handles. The window scrolls when the pointer is near its top or bottom
 * edge. Escape cancels the drag.
 */
export function useRowDrag({ count, height, onDrop }: RowDragInput) {
  const [drag, setDrag] = useState<RowDragState>()
  const pointerStart = useRef<{ from: number; documentY: number; y: number }>(undefined)
  const updateDrag = () => {
    const start = pointerStart.current
    if (!start) return
    const offsetPx = start.y + window.scrollY - start.documentY
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
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && end()
    window.addEventListener('keydown', onKeyDown)
    const autoScroll = () => {
      const speed = pointerStart.current ? scrollSpeedPx(pointerStart.current.y) : 0
      if (speed !== 0) window.scrollBy(0, speed)
      if (speed !== 0) updateDrag()
      frame = requestAnimationFrame(autoScroll)
    }
    let frame = requestAnimationFrame(autoScroll)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      cancelAnimationFrame(frame)
    }
  }, [isDragging])
  return {
    drag,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointerStart.current = { from: index, documentY: event.clientY + window.scrollY, y: event.clientY }
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

function scrollSpeedPx(y: number): number {
  const above = BARS_HEIGHT_PX + SCROLL_ZONE_PX - y
  const below = y - (window.innerHeight - BARS_HEIGHT_PX - SCROLL_ZONE_PX)
  if (above > 0) return -Math.min(MAX_SCROLL_PX_PER_FRAME, above / 5)
  return below > 0 ? Math.min(MAX_SCROLL_PX_PER_FRAME, below / 5) : 0
}
