import { useEffect } from 'react'

/**
 * Makes the browser ask for confirmation before the window closes or reloads.
 * @param hasUnsavedWork whether closing would lose unsaved work
 */
export function useConfirmBeforeUnload(hasUnsavedWork: boolean): void {
  useEffect(() => {
    if (!hasUnsavedWork) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [hasUnsavedWork])
}
