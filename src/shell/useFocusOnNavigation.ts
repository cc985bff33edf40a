import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Moves the focus to the main landmark after a navigation that removed the focused element, such as a card, a reader or the sign-in
 * form. Keyboard users continue at the top of the page and screen readers announce it. Focus inside the shell stays where it is, and
 * the first page of a window takes no focus.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    // Entering the shell from outside: the router emitted `onRendered` before this effect subscribed.
    if (navigator.userActivation?.hasBeenActive) focusMainIfFocusLost()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) focusMainIfFocusLost()
    })
  }, [router])
}

function focusMainIfFocusLost() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
