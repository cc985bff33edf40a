import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A dragged row: original index, index below the pointer, and offset in pixels. */
export type RowDrag = { from: number; to: number; by: number }

type Rows = { count: number; height: number; onDrop: (from: number, to: number) => void }

/**
 * Autoscroll: distance from the bars in pixels at which scrolling starts, height of the bars, and maximum speed in
 * pixels per frame.
 */
const EDGE = 60
const BARS = 64
const FASTEST = 18

/** Drags rows by their handles and scrolls the window at its edges. Escape cancels. */
export function useRowDrag({ count, height, onDrop }: Rows) {
  const [drag, setDrag] = useState<RowDrag>()
  const held = useRef<{ from: number; start: number; y: number }>(undefined)
  const look = () => {
    const now = held.current
    if (!now) return
    const by = now.y + window.scrollY - now.start
    const to = Math.max(0, Math.min(count - 1, now.from + Math.round(by / height)))
    setDrag({ from: now.from, to, by })
  }
  const end = () => {
    held.current = undefined
    setDrag(undefined)
  }
  const isHeld = drag !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs while a drag is active
  useEffect(() => {
    if (!isHeld) return
    const release = (event: KeyboardEvent) => event.key === 'Escape' && end()
    window.addEventListener('keydown', release)
    const scroll = () => {
      const speed = held.current ? pullOf(held.current.y) : 0
      if (speed !== 0) window.scrollBy(0, speed)
      if (speed !== 0) look()
      frame = requestAnimationFrame(scroll)
    }
    let frame = requestAnimationFrame(scroll)
    return () => {
      window.removeEventListener('keydown', release)
      cancelAnimationFrame(frame)
    }
  }, [isHeld])
  return {
    drag,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { from: index, start: event.clientY + window.scrollY, y: event.clientY }
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        if (!held.current) return
        held.current.y = clientY
        look()
      },
      onPointerUp: () => {
        if (drag && held.current && drag.to !== drag.from) onDrop(drag.from, drag.to)
        end()
      },
      onPointerCancel: end,
    }),
  }
}

function pullOf(y: number): number {
  const above = BARS + EDGE - y
  const below = y - (window.innerHeight - BARS - EDGE)
  if (above > 0) return -Math.min(FASTEST, above / 5)
  return below > 0 ? Math.min(FASTEST, below / 5) : 0
}
