import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Focuses a fallback element after the focused element of a container was removed. Without this hook, browsers would
 * focus `body`. Does nothing after a navigation, because the new page sets the focus.
 * @param findFallback returns the fallback element. Called after the focused element was removed
 * @returns `onFocus` handler for the container
 */
export function useFocusFallback(findFallback: () => HTMLElement | null | undefined): (event: FocusEvent) => void {
  const lastFocused = useRef<Element>(undefined)
  const focusPath = useRef<string>(undefined)
  const restoreFocus = () => {
    if (lastFocused.current === undefined || lastFocused.current.isConnected) return
    lastFocused.current = undefined
    if (document.activeElement === null || document.activeElement === document.body) findFallback()?.focus()
  }
  const latest = useRef(restoreFocus)
  useEffect(() => {
    latest.current = restoreFocus
    restoreFocus()
  })
  useEffect(
    () => () => {
      if (focusPath.current === location.pathname) latest.current()
    },
    [],
  )
  return ({ target }) => {
    lastFocused.current = target
    focusPath.current = location.pathname
  }
}
