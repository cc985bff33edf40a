import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const lasts = 2_000

/**
 * Shows a message over the page for a short time, optionally with an icon.
 * @param notice  shown each time it changes
 */
export function useTransientMessage(notice: ReactNode): [ReactNode, (words: ReactNode) => void] {
  const [hint, setHint] = useState<ReactNode>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((words: ReactNode) => {
    clearTimeout(timer.current)
    setHint(words)
    if (words) timer.current = setTimeout(() => setHint(undefined), lasts)
  }, [])
  // A disappearing notice must not hide a newer message.
  useEffect(() => {
    if (notice) show(notice)
  }, [notice, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [hint, show]
}
