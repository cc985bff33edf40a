import { useEffect, useState } from 'react'
import { SLOW_AFTER_MS } from './slowCalls'
import { endWait, waitStartedAt } from './waiting'

/**
 * Returns whether a component has waited for the server longer than `SLOW_AFTER_MS`.
 * @param isWaiting  whether it waits now; the time restarts each time this becomes true, unless it continues another wait
 */
export function useIsWaitingTooLong(isWaiting = true): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const startedAt = waitStartedAt()
    const timer = setTimeout(() => setSlow(true), startedAt + SLOW_AFTER_MS - Date.now())
    return () => {
      clearTimeout(timer)
      endWait(startedAt)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
