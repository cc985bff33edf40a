import { useEffect, useState } from 'react'

/** Returns whether the browser has painted since `ready` became true. */
export function useHasPaintedSinceReady(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!ready) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [ready])
  return isPainted
}
