import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

const MESSAGE_DURATION_MS = 2_000

/**
 * Shows messages over the page for a short time. Returns the visible message, and a function that shows another
 * message.
 * @param notice message that is shown whenever this parameter changes
 */
export function useTransientMessage(notice: ReactNode): [ReactNode, (newMessage: ReactNode) => void] {
  const [message, setMessage] = useState<ReactNode>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((newMessage: ReactNode) => {
    clearTimeout(timer.current)
    setMessage(newMessage)
    if (newMessage) timer.current = setTimeout(() => setMessage(undefined), MESSAGE_DURATION_MS)
  }, [])
  // If `notice` becomes empty, the message that is visible now must not disappear.
  useEffect(() => {
    if (notice) show(notice)
  }, [notice, show])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [message, show]
}
