import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Focuses the main landmark after a navigation that removed the focused element. Keyboard users then continue at the top of the page, and
 * screen readers announce the page. An existing focus stays, and the first page of a window receives no focus.
 */
export function useFocusMainAfterNavigation(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    // After a navigation into the shell, the router has already emitted `onRendered`.
    if (navigator.userActivation?.hasBeenActive) focusMainIfFocusLost()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) focusMainIfFocusLost()
    })
  }, [router])
}

function focusMainIfFocusLost() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
