import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

let isFirstRestore = true
let hasUserInput = false

/**
 * Restores the scroll offset of the window once after a reload. TanStack Router restores the offset too early: the list
 * does not have its full height yet, so the window cannot scroll far enough. After user input, this hook restores the
 * offset only if the window is still at the top.
 * @param itemCount number of items or rows in the list, including placeholders; 0 until the list has been measured
 */
export function useScrollRestoreAfterReload(itemCount: number): void {
  const top = useElementScrollRestoration({ getElement: () => window })?.scrollY
  useLayoutEffect(watchForUserInput, [])
  useLayoutEffect(() => {
    if (itemCount === 0 || !isFirstRestore) return
    // Waits until the document is tall enough for the scroll offset. The placeholder of a loading list is shorter than
    // the list.
    if (top && document.documentElement.scrollHeight - window.innerHeight < top) return
    isFirstRestore = false
    if (top && (window.scrollY === 0 || !hasUserInput)) window.scrollTo(0, top)
  }, [itemCount, top])
}

const MODIFIER_KEYS = ['Alt', 'Control', 'Meta', 'Shift']

/**
 * Starts to watch for user input. Ignores modifier keys, because the user may still hold the keys of the reload
 * command.
 */
function watchForUserInput(): (() => void) | undefined {
  if (!isFirstRestore) return undefined
  const controller = new AbortController()
  const setUserInput = (event: Event) => {
    hasUserInput ||= !(event instanceof KeyboardEvent && MODIFIER_KEYS.includes(event.key))
  }
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, setUserInput, { signal: controller.signal, passive: true })
  return () => controller.abort()
}
