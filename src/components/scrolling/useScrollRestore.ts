import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

let isFirstRestore = true

/**
 * Restores the scroll offset of the window after a reload, once. TanStack Router restores it before the list has its height, which fails.
 * @param ready  whether the list has its full height
 */
export function useScrollRestore(ready: boolean): void {
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY
  useLayoutEffect(() => {
    if (!ready || !isFirstRestore) return
    // The skeleton of a loading list is shorter than the list.
    if (top && document.documentElement.scrollHeight - window.innerHeight < top) return
    isFirstRestore = false
    if (top && window.scrollY === 0) window.scrollTo(0, top)
  }, [ready, top])
}
