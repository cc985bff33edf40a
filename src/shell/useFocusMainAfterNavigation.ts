import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Focuses the main landmark if a navigation has removed the focused element. Screen readers then announce the page.
 * Does nothing on the first page of a window.
 */
export function useFocusMainAfterNavigation(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    // The router may have emitted `onRendered` before this effect subscribes to the event. The event for this
    // navigation is then missed, so the effect also checks the focus immediately.
    if (navigator.userActivation?.hasBeenActive) focusMainIfFocusLost()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) focusMainIfFocusLost()
    })
  }, [router])
}

function focusMainIfFocusLost() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
