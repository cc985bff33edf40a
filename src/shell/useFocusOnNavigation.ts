import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'

/**
 * Another page takes the focus where what had it went with the page before: a card or a link that led there, a reader that was left,
 * the form of sign-in. Who uses keys goes on from the top of the page, and a screen reader says that it is another. What stands in
 * the frame keeps its focus, and a page that the window begins with takes none.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    // Into the frame from outside: the router has told of it before the frame was there.
    if (navigator.userActivation?.hasBeenActive) takeLostFocus()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation) takeLostFocus()
    })
  }, [router])
}

function takeLostFocus() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
