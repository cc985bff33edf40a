import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes an element inert while a request runs, so that the user cannot change values that the request has already sent.
 * If the focus is in the element, moves the focus to another element during the request, and back after the request.
 * @param content element that becomes inert
 * @param busy whether the request is running
 * @param fallback element outside of `content` that has the focus during the request. Defaults to the enclosing dialog
 */
export function useInertWhileBusy(
  content: RefObject<HTMLElement | null>,
  busy: boolean,
  fallback?: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = content.current
    if (!busy || !element) return
    const focused = document.activeElement
    const other = fallback ? fallback.current : element.closest<HTMLElement>('[role="dialog"]')
    const hasFocus = focused instanceof HTMLElement && element.contains(focused)
    if (hasFocus) other?.focus({ preventScroll: true })
    element.toggleAttribute('inert', true)
    return () => {
      element.toggleAttribute('inert', false)
      const isFocusUnmoved = document.activeElement === other || document.activeElement === document.body
      if (hasFocus && isFocusUnmoved) focused.focus({ preventScroll: true })
    }
  }, [content, busy, fallback])
}
