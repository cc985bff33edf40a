import { type RefObject, useMemo, useRef } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/**
 * Synchronizes the horizontal scroll offsets of a table head and body. The user scrolls the body; the browser scrolls the head to show the
 * focused header.
 * @returns scroll handlers for both elements
 */
export function useLinkedHorizontalScroll(head: ElementRef, body: ElementRef) {
  /** Offset that the body applied to the head. A scroll event with this offset does not scroll the body. */
  const appliedScrollLeft = useRef(0)
  return useMemo(() => {
    const onBodyScroll = () => {
      if (!head.current || !body.current) return
      head.current.scrollLeft = body.current.scrollLeft
      appliedScrollLeft.current = head.current.scrollLeft
    }
    const onHeadScroll = () => {
      if (!head.current || !body.current || head.current.scrollLeft === appliedScrollLeft.current) return
      body.current.scrollLeft = head.current.scrollLeft
      onBodyScroll()
    }
    return { onBodyScroll, onHeadScroll }
  }, [head, body])
}
