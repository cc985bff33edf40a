import { useCallback, useEffect, useRef, useState } from 'react'

const lasts = 2_000

/**
 * A few words shown in passing over the page.
 * @param notice  shown by itself each time it changes
 */
export function useHint(notice: string | undefined): [string | undefined, (text: string | undefined) => void] {
  const [hint, setHint] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((text: string | undefined) => {
    clearTimeout(timer.current)
    setHint(text)
    if (text) timer.current = setTimeout(() => setHint(undefined), lasts)
  }, [])
  useEffect(() => show(notice), [notice, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [hint, show]
}
