import { type RefObject, useEffect } from 'react'

/** Scrolls an element into view when the component mounts. Does not scroll if the element is already visible. */
export function useScrollIntoViewOnMount(element: RefObject<Element | null>): void {
  useEffect(() => {
    const scroll = () => element.current?.scrollIntoView({ block: 'nearest' })
    scroll()
    // The first call may leave the element outside of the visible area. In this call, the browser uses estimated
    // heights for elements that it has not rendered yet (CSS property `content-visibility`).
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [element])
}
