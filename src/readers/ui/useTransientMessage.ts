import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const lasts = 2_000

/**
 * A few words shown in passing over the page, with the glyph of what was done when there is one.
 * @param notice  shown by itself each time it changes
 */
export function useTransientMessage(notice: ReactNode): [ReactNode, (words: ReactNode) => void] {
  const [hint, setHint] = useState<ReactNode>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((words: ReactNode) => {
    clearTimeout(timer.current)
    setHint(words)
    if (words) timer.current = setTimeout(() => setHint(undefined), lasts)
  }, [])
  // A notice that ends says nothing: words about what ended it may be shown by now.
  useEffect(() => {
    if (notice) show(notice)
  }, [notice, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [hint, show]
}
