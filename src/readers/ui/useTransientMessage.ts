import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const MESSAGE_DURATION_MS = 2_000

/**
 * Shows messages over the page for a short time. Returns the visible message, and a function that shows a new message.
 * @param notice message that is also shown whenever its value changes
 */
export function useTransientMessage(notice: ReactNode): [ReactNode, (newMessage: ReactNode) => void] {
  const [message, setMessage] = useState<ReactNode>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((newMessage: ReactNode) => {
    clearTimeout(timer.current)
    setMessage(newMessage)
    if (newMessage) timer.current = setTimeout(() => setMessage(undefined), MESSAGE_DURATION_MS)
  }, [])
  // An empty notice must not hide the visible message.
  useEffect(() => {
    if (notice) show(notice)
  }, [notice, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [message, show]
}
