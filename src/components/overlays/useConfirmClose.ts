import { useEffect } from 'react'

/**
 * Makes the browser ask for confirmation before the window is closed or reloaded.
 * @param wouldLose  whether closing would lose unsaved work
 */
export function useConfirmClose(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [wouldLose])
}
