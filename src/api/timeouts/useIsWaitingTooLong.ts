import { useEffect, useState } from 'react'
import { SLOW_SERVER_CALL_AFTER_MS } from './slowServerCalls'
import { getStartTimeOfUserWait, recordEndOfUserWait } from './userWaitTimes'

/**
 * Returns whether the user has waited for the server longer than `SLOW_SERVER_CALL_AFTER_MS`. If a wait directly
 * follows another wait, their times are added.
 * @param isWaiting whether the component waits for the server now
 */
export function useIsWaitingTooLong(isWaiting = true): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const startedAt = getStartTimeOfUserWait()
    const timer = setTimeout(() => setSlow(true), startedAt + SLOW_SERVER_CALL_AFTER_MS - Date.now())
    return () => {
      clearTimeout(timer)
      recordEndOfUserWait(startedAt)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
