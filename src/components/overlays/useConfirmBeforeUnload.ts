import { useEffect } from 'react'
import { confirmBeforeUnload } from './confirmBeforeUnload'

/**
 * Makes the browser ask for confirmation before the window closes or reloads.
 * @param hasUnsavedWork whether closing would lose unsaved work
 */
export function useConfirmBeforeUnload(hasUnsavedWork: boolean): void {
  useEffect(() => (hasUnsavedWork ? confirmBeforeUnload() : undefined), [hasUnsavedWork])
}
