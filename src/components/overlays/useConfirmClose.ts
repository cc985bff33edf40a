import { useEffect } from 'react'

/** The browser asks before the window is closed while something would be lost by it. */
export function useConfirmClose(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [wouldLose])
}
