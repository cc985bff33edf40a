import { useEffect, useState } from 'react'
import { isScrolling, onScrollEnd } from '../scrolling/scrollActivity'

/**
 * Where Tab leads in a long list: to what had the focus, else to the first in sight. That first one stays while one scrolls, so
 * that nothing is drawn anew for it.
 */
export function useTabStop(focused: number, first: number, last: number): number {
  const isInSight = focused >= first && focused <= last
  const now = isInSight ? focused : first
  const [rested, setRested] = useState(now)
  useEffect(() => {
    if (!isScrolling()) return setRested(now)
    return onScrollEnd(() => setRested(now))
  }, [now])
  return isInSight ? focused : rested
}
