import { useEffect, useState } from 'react'
import { isWindowScrolling, onceScrollingEnds } from '../scrolling/scrollActivity'

/**
 * Returns the tab stop of a virtualized list: the focused item, or the first visible item while the focused item is out
 * of sight. Updates the fallback when scrolling ends, which avoids renders during scrolling.
 * @param focused index of the item that last had the focus
 * @param first index of the first visible item
 * @param last index of the last visible item
 * @returns index of the item with `tabIndex` 0
 */
export function useRovingTabStop(focused: number, first: number, last: number): number {
  const isVisible = focused >= first && focused <= last
  const current = isVisible ? focused : first
  const [fallbackIndex, setFallbackIndex] = useState(current)
  useEffect(() => {
    if (!isWindowScrolling()) return setFallbackIndex(current)
    return onceScrollingEnds(() => setFallbackIndex(current))
  }, [current])
  return isVisible ? focused : fallbackIndex
}
