import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useScrollActivity } from './scrollActivity'

type Rows = {
  count: number
  /** Distance from one row to the next; all are equally high. */
  height: number
  /** Distance of the first row from the top of the document. */
  top: number
  /** What lies over the list at the window's upper and lower edge. */
  bars: number
  /** Told which row stands below the bars. */
  onTop?: (row: number) => void
}

/**
 * Which of any number of equally high rows are in the window, and the ways to bring others there. It follows by arithmetic: the
 * component is drawn again when another row comes into sight, and for nothing else that scrolling does.
 */
export function useVisibleRows({ count, height, top, bars, onTop }: Rows) {
  const [seen, setSeen] = useState(() => rowsIn(window, height, top))
  const asked = useRef({ height, top, bars, onTop })
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
    // At once: what is drawn a frame later has been blank for a frame.
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
    /** Scrolls a row to the top of what is in sight. */
    show: (row: number) => window.scrollTo({ top: top + row * height - bars }),
    /** Scrolls as little as it takes to have a row in sight. */
    reach: (row: number) => {
      const from = top + row * height
      const lowest = window.scrollY + window.innerHeight - bars - height
      if (from < window.scrollY + bars) window.scrollTo({ top: from - bars })
      else if (from > lowest) window.scrollTo({ top: from + height + bars - window.innerHeight })
    },
  }
}

type Seen = { first: number; rows: number }

const isSame = (one: Seen, other: Seen) => one.first === other.first && one.rows === other.rows

/** The first row in sight, and how many can be in sight below it: that number does not change while one scrolls. */
function rowsIn({ scrollY, innerHeight }: Window, height: number, top: number): Seen {
  return { first: Math.max(0, Math.floor((scrollY - top) / height)), rows: Math.ceil(innerHeight / height) }
}
