import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Focuses a fallback element when the focused element inside a container is removed from the document. Browsers would move the focus to
 * `body`. Also applies when the container itself is unmounted, unless the path changed: the new page sets the focus itself.
 * @param heir  returns the fallback element; called when the focus is lost
 * @returns `onFocus` handler for the container
 */
export function useFocusFallback(heir: () => HTMLElement | null | undefined): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined)
  const path = useRef<string>(undefined)
  const handOn = () => {
    if (last.current === undefined || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === null || document.activeElement === document.body) heir()?.focus()
  }
  const latest = useRef(handOn)
  useEffect(() => {
    latest.current = handOn
    handOn()
  })
  useEffect(
    () => () => {
      if (path.current === location.pathname) latest.current()
    },
    [],
  )
  return ({ target }) => {
    last.current = target
    path.current = location.pathname
  }
}
