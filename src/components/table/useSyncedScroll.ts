import { type RefObject, useMemo, useRef } from 'react'

type Box = RefObject<HTMLElement | null>

/** A head and a body that are scrolled sideways as one: the body by the person, the head by the browser, to show what has the focus. */
export function useSyncedScroll(head: Box, body: Box) {
  /** Where the head was put by the body: that is no wish of its own. */
  const put = useRef(0)
  return useMemo(() => {
    const onBodyScroll = () => {
      if (!head.current || !body.current) return
      head.current.scrollLeft = body.current.scrollLeft
      put.current = head.current.scrollLeft
    }
    const onHeadScroll = () => {
      if (!head.current || !body.current || head.current.scrollLeft === put.current) return
      body.current.scrollLeft = head.current.scrollLeft
      onBodyScroll()
    }
    return { onBodyScroll, onHeadScroll }
  }, [head, body])
}
