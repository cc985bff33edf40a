import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

let isFirstRestore = true

/**
 * Restores the scroll offset of the window once after a reload. TanStack Router restores the offset too early, before
 * the list has its full height.
 * @param ready whether the list has its full height
 */
export function useScrollRestoreAfterReload(ready: boolean): void {
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY
  useLayoutEffect(() => {
    if (!ready || !isFirstRestore) return
    // Waits until the document is tall enough for the scroll offset. The placeholder of a loading list is shorter than
    // the list.
    if (top && document.documentElement.scrollHeight - window.innerHeight < top) return
    isFirstRestore = false
    if (top && window.scrollY === 0) window.scrollTo(0, top)
  }, [ready, top])
}
