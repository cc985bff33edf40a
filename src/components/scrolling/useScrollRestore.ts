import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

let isFirst = true

/**
 * After a reload the window is scrolled back once there is something to scroll over; the router itself tries before there is.
 * @param ready  the list has its full height
 */
export function useScrollRestore(ready: boolean): void {
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY
  useLayoutEffect(() => {
    if (!ready || !isFirst) return
    // What stands for a list that is on its way is not as long as the list.
    if (top && document.documentElement.scrollHeight - window.innerHeight < top) return
    isFirst = false
    if (top && window.scrollY === 0) window.scrollTo(0, top)
  }, [ready, top])
}
