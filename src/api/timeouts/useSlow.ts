import { useEffect, useState } from 'react'
import { SLOW_AFTER_MS } from './slowCalls'

/**
 * Returns whether a component has waited for the server longer than `SLOW_AFTER_MS`.
 * @param isWaiting  whether it waits now; the time restarts each time this becomes true
 */
export function useSlow(isWaiting = true): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
