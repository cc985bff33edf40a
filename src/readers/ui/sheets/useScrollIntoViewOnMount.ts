import { type RefObject, useEffect } from 'react'

/** Scrolls an element into view when the component mounts. Does not scroll if the element is already visible. */
export function useScrollIntoViewOnMount(element: RefObject<Element | null>): void {
  useEffect(() => {
    const scroll = () => element.current?.scrollIntoView({ block: 'nearest' })
    scroll()
    // The first call uses estimated heights of the elements that the browser has not rendered yet (CSS property
    // `content-visibility`), so the element may still be hidden.
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [element])
}
