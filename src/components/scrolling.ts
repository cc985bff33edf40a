import { useEffect } from 'react'

let scrolling = false

/** Whether a long list is being scrolled right now; what is only pretty waits. */
export const isScrolling = (): boolean => scrolling

/** Told by the long list that fills the page. */
export function useScrolling(now: boolean): void {
  useEffect(() => {
    scrolling = now
    return () => {
      scrolling = false
    }
  }, [now])
}
