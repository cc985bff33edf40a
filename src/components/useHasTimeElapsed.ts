import { useEffect, useState } from 'react'

/**
 * Returns whether a time has elapsed since the component was mounted. If `isStarted` is initially false, the time
 * starts when `isStarted` becomes true.
 * @param delayMs time in milliseconds
 */
export function useHasTimeElapsed(delayMs: number, isStarted = true): boolean {
  const [hasElapsed, setHasElapsed] = useState(false)
  useEffect(() => {
    if (!isStarted) return
    const timer = setTimeout(() => setHasElapsed(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, isStarted])
  return hasElapsed
}
