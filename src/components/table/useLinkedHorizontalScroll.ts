import { type RefObject, useMemo, useRef } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/**
 * Gives the head and the body of a table the same horizontal scroll offset.
 * @returns scroll handlers for both elements
 */
export function useLinkedHorizontalScroll(head: ElementRef, body: ElementRef) {
  /**
   * Scroll offset that was last copied from the body to the head. If a scroll event of the head has this offset, the
   * copy has caused the event. The event is then ignored.
   */
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
