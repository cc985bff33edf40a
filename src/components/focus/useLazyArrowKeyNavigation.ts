import { useEffect } from 'react'

/**
 * Lets the arrow keys of a remote control move the focus on a page that may be outside of the app shell. The code loads
 * on demand, because the readers and the sign-in page must load fast.
 * @param isOn whether to load the code
 */
export function useLazyArrowKeyNavigation(isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    const listening = import('./listenToArrowKeys')
      .then(({ listenToArrowKeys }) => listenToArrowKeys())
      // If the module cannot be loaded, the arrow keys do not work on the page. Keys that the browser itself handles,
      // such as Tab, still work.
      .catch(() => undefined)
    return () => void listening.then(stop => stop?.())
  }, [isOn])
}
