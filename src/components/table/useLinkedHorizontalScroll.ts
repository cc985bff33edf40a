import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/**
 * Gives the head and the body of a table the same horizontal scroll offset.
 * @param columns any value that changes when the widths of the columns change
 * @param listKey any value that changes when React replaces the element of the body
 * @returns scroll handlers for both elements, and `overflows`: whether columns are hidden beyond the end of the table
 */
export function useLinkedHorizontalScroll(
  head: ElementRef,
  body: ElementRef,
  columns: string,
  listKey: string | undefined,
) {
  const [overflows, setOverflows] = useState(false)
  /**
   * Scroll offset that was last copied from the body to the head. A scroll event of the head with this offset is
   * ignored, because the copying has caused the event.
   */
  const appliedScrollLeft = useRef(0)
  const handlers = useMemo(() => {
    const measure = () => {
      if (!body.current) return
      const { scrollWidth, clientWidth, scrollLeft } = body.current
      setOverflows(scrollWidth - clientWidth - Math.abs(scrollLeft) > 1)
    }
    const onBodyScroll = () => {
      if (!head.current || !body.current) return
      head.current.scrollLeft = body.current.scrollLeft
      appliedScrollLeft.current = head.current.scrollLeft
      measure()
    }
    const onHeadScroll = () => {
      if (!head.current || !body.current || head.current.scrollLeft === appliedScrollLeft.current) return
      body.current.scrollLeft = head.current.scrollLeft
      onBodyScroll()
    }
    return { onBodyScroll, onHeadScroll, measure }
  }, [head, body])
  useEffect(() => {
    if (!head.current) return
    const observer = new ResizeObserver(handlers.measure)
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head, handlers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the columns or the list changes the width of the rows or the offset
  useEffect(handlers.onBodyScroll, [handlers, columns, listKey])
  return { ...handlers, overflows }
}
