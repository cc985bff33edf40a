import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTrackScrollActivity } from './scrollActivity'

type VisibleRowsOptions = {
  count: number
  /** Height of each row including the gap, in CSS pixels. */
  rowHeightPx: number
  /** Distance of the first row from the top of the document, in CSS pixels. */
  topPx: number
  /**
   * Height in CSS pixels of the bar that covers the list at the top of the window. The bar at the bottom has the same
   * height.
   */
  barsPx: number
  /**
   * Receives the index of the topmost row below the bar at the top of the window. Called when another row becomes the
   * topmost row, and when any option except `count` changes.
   */
  onTop?: (row: number) => void
}

/**
 * Virtualizes a list that scrolls with the window and has rows of equal height. Re-renders only when the visible range
 * changes.
 * @returns `first` and `last`, the indexes of the visible rows, and functions that scroll to a row
 */
export function useVisibleRows({ count, rowHeightPx, topPx, barsPx, onTop }: VisibleRowsOptions) {
  const [range, setRange] = useState(() => computeRowRange(window, rowHeightPx, topPx))
  const options = useRef<Omit<VisibleRowsOptions, 'count'>>({ rowHeightPx, topPx, barsPx, onTop })
  const reportedRow = useRef<number>(undefined)
  const renderedRange = useRef(range)
  useTrackScrollActivity()
  const measure = useCallback(() => {
    const { rowHeightPx, topPx, barsPx, onTop } = options.current
    const next = computeRowRange(window, rowHeightPx, topPx)
    const topRow = Math.max(0, Math.round((window.scrollY + barsPx - topPx) / rowHeightPx))
    if (topRow !== reportedRow.current) onTop?.(topRow)
    reportedRow.current = topRow
    return next
  }, [])
  useLayoutEffect(() => {
    options.current = { rowHeightPx, topPx, barsPx, onTop }
    reportedRow.current = undefined
    const next = measure()
    if (!isSameRange(next, renderedRange.current)) setRange(next)
    renderedRange.current = next
  }, [rowHeightPx, topPx, barsPx, onTop, measure])
  useEffect(() => {
    // The list renders synchronously during scrolling. If it rendered later, the window would briefly show an empty
    // area.
    const update = () => {
      const next = measure()
      if (isSameRange(next, renderedRange.current)) return
      renderedRange.current = next
      flushSync(() => setRange(next))
    }
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [measure])
  const last = Math.max(0, count - 1)
  return {
    first: Math.min(range.first, last),
    last: Math.min(range.first + range.rowCount, last),
    /** Scrolls a row to the top of the visible area. */
    scrollToRow: (row: number) => window.scrollTo({ top: topPx + row * rowHeightPx - barsPx }),
    /** Scrolls the smallest distance that makes the row fully visible. */
    scrollRowIntoView: (row: number) => {
      const rowTop = topPx + row * rowHeightPx
      const lowest = window.scrollY + window.innerHeight - barsPx - rowHeightPx
      if (rowTop < window.scrollY + barsPx) window.scrollTo({ top: rowTop - barsPx })
      else if (rowTop > lowest) window.scrollTo({ top: rowTop + rowHeightPx + barsPx - window.innerHeight })
    },
  }
}

type RowRange = { first: number; rowCount: number }

const isSameRange = (a: RowRange, b: RowRange) => a.first === b.first && a.rowCount === b.rowCount

function computeRowRange({ scrollY, innerHeight }: Window, rowHeightPx: number, topPx: number): RowRange {
  return {
    first: Math.max(0, Math.floor((scrollY - topPx) / rowHeightPx)),
    rowCount: Math.ceil(innerHeight / rowHeightPx),
  }
}
