import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useScrollActivity } from './scrollActivity'

type Rows = {
  count: number
  /** Height of each row including the gap, in CSS pixels. */
  height: number
  /** Distance of the first row from the top of the document, in CSS pixels. */
  top: number
  /** Height of the bars that cover the list at the top and at the bottom of the window, in CSS pixels. */
  bars: number
  /** Called with the index of the topmost row below the bars when it changes. */
  onTop?: (row: number) => void
}

/**
 * Virtualizes a list of rows of equal height in the window's scroll. The visible range is computed from the scroll offset; the component
 * re-renders only when the range changes.
 * @returns `first` and `last`, the indexes of the visible rows, and functions that scroll to a row
 */
export function useVisibleRows({ count, height, top, bars, onTop }: Rows) {
  const [seen, setSeen] = useState(() => rowsIn(window, height, top))
  const asked = useRef<Omit<Rows, 'count'>>({ height, top, bars, onTop })
  const told = useRef<number>(undefined)
  const drawn = useRef(seen)
  useScrollActivity()
  const look = useCallback(() => {
    const { height, top, bars, onTop } = asked.current
    const next = rowsIn(window, height, top)
    const under = Math.max(0, Math.round((window.scrollY + bars - top) / height))
    if (under !== told.current) onTop?.(under)
    told.current = under
    return next
  }, [])
  useLayoutEffect(() => {
    asked.current = { height, top, bars, onTop }
    told.current = undefined
    const next = look()
    if (!isSame(next, drawn.current)) setSeen(next)
    drawn.current = next
  }, [height, top, bars, onTop, look])
  useEffect(() => {
    // Renders synchronously: rows that render a frame later leave a blank frame.
    const follow = () => {
      const next = look()
      if (isSame(next, drawn.current)) return
      drawn.current = next
      flushSync(() => setSeen(next))
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [look])
  const last = Math.max(0, count - 1)
  return {
    first: Math.min(seen.first, last),
    last: Math.min(seen.first + seen.rows, last),
    /** Scrolls a row to the top of the visible area. */
    show: (row: number) => window.scrollTo({ top: top + row * height - bars }),
    /** Scrolls by the smallest distance that makes a row visible. */
    reach: (row: number) => {
      const from = top + row * height
      const lowest = window.scrollY + window.innerHeight - bars - height
      if (from < window.scrollY + bars) window.scrollTo({ top: from - bars })
      else if (from > lowest) window.scrollTo({ top: from + height + bars - window.innerHeight })
    },
  }
}

type Seen = { first: number; rows: number }

const isSame = (a: Seen, b: Seen) => a.first === b.first && a.rows === b.rows

/** Computes the first visible row and the number of rows that fit into the window. The number does not change during scrolling. */
function rowsIn({ scrollY, innerHeight }: Window, rowHeightPx: number, topPx: number): Seen {
  return { first: Math.max(0, Math.floor((scrollY - topPx) / rowHeightPx)), rows: Math.ceil(innerHeight / rowHeightPx) }
}
