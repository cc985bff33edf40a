import { useEffect, useState } from 'react'

/** True from after the paint of what came true with `ready` on, so that nothing else stands in its way. */
export function useAfterPaint(ready: boolean): boolean {
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
