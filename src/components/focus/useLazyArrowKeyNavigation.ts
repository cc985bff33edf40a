import { useEffect } from 'react'

/**
 * Lets the arrow keys of a remote control move the focus on a page that may be outside of the app shell. The code loads
 * on demand, because the readers and the sign-in page must load fast.
 * @param isOn whether to load the code
 */
export function useLazyArrowKeyNavigation(isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    let stop: (() => void) | undefined
    let isUnmounted = false
    import('./listenToArrowKeys')
      .then(({ listenToArrowKeys }) => {
        if (!isUnmounted) stop = listenToArrowKeys()
      })
      // Without the code, the page still works with the keys of the browser.
      .catch(() => {})
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [isOn])
}
