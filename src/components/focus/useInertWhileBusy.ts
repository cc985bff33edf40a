import { type RefObject, useLayoutEffect, useRef } from 'react'

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
  const focused = useRef<HTMLElement>(undefined)
  // Sets the focus in a layout effect. A cleanup function would be too early: after all cleanup functions, React focuses
  // the element that had the focus before the update.
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const other = fallback ? fallback.current : element.closest<HTMLElement>('[role="dialog"]')
    const { activeElement } = document
    if (busy && activeElement instanceof HTMLElement && element.contains(activeElement)) {
      focused.current = activeElement
      other?.focus({ preventScroll: true })
    }
    element.toggleAttribute('inert', busy)
    if (busy || !focused.current) return
    if (activeElement === other || activeElement === document.body) focused.current.focus({ preventScroll: true })
    focused.current = undefined
  }, [content, busy, fallback])
}
