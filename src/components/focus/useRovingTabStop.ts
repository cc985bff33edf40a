import { useEffect, useState } from 'react'
import { isWindowScrolling, onceScrollingEnds } from '../scrolling/scrollActivity'

/**
 * Returns the index of the list item that the Tab key reaches: the last focused item if this item is visible, otherwise
 * the first visible item. If another item becomes the first visible item during scrolling, the index changes only after
 * the scrolling has ended.
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
