import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** A row on its way: from where, over which place it is, and how far it was pulled, in pixels. */
export type RowDrag = { from: number; to: number; by: number }

type Rows = { count: number; height: number; onDrop: (from: number, to: number) => void }

/** So near to what lies over the window's edges it scrolls, up to so many pixels in a frame. */
const EDGE = 60
const BARS = 64
const FASTEST = 18

/** Rows that are pulled by their handles; the window scrolls along at its edges. Escape lets go where it was. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins and ends with a drag
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
