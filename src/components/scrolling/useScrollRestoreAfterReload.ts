import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

let isFirstRestore = true
let hasUserInput = false

/**
 * Restores the scroll offset of the window once after a reload. TanStack Router restores the offset too early, before
 * the list has its full height. It then scrolls to the end of the placeholder of the list. After user input, the
 * offset is restored only if the window is still at the top.
 * @param ready whether the list has its full height
 */
export function useScrollRestoreAfterReload(ready: boolean): void {
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY
  useLayoutEffect(watchForUserInput, [])
  useLayoutEffect(() => {
    if (!ready || !isFirstRestore) return
    // Waits until the document is tall enough for the scroll offset. The placeholder of a loading list is shorter than
    // the list.
    if (top && document.documentElement.scrollHeight - window.innerHeight < top) return
    isFirstRestore = false
    if (top && (window.scrollY === 0 || !hasUserInput)) window.scrollTo(0, top)
  }, [ready, top])
}

function watchForUserInput(): (() => void) | undefined {
  if (!isFirstRestore) return undefined
  const controller = new AbortController()
  const setUserInput = () => {
    hasUserInput = true
  }
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, setUserInput, { signal: controller.signal, passive: true })
  return () => controller.abort()
}
