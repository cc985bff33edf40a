import { useEffect, useState } from 'react'
import { SLOW_AFTER_MS } from '../../api/timeouts/slowCalls'

/**
 * Whether a component waits for the server for so long that it has to say so.
 * @param isWaiting  the time begins anew each time that this becomes true
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
