import { useEffect, useRef } from 'react'

/**
 * Returns a function that focuses a control of a row after the next render that contains this control. A control loses
 * the focus when its row moves, so the focus must be set again. Rows have the attribute `data-member` with their id,
 * and controls have the attribute `data-part` with their name.
 */
export function useDeferredFocus(): (id: string | undefined, part: string) => void {
  const pendingSelector = useRef<string>(undefined)
  useEffect(() => {
    if (pendingSelector.current === undefined) return
    const part = document.querySelector<HTMLElement>(pendingSelector.current)
    if (!part) return
    pendingSelector.current = undefined
    part.focus({ preventScroll: true })
  })
  return (id, part) => {
    pendingSelector.current = id === undefined ? undefined : `[data-member="${CSS.escape(id)}"] [data-part="${part}"]`
  }
}
