import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirmDiscardChanges } from '../dialogs/confirmDiscardChanges'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param title title of the changed item, shown in the dialog
 * @returns a function that calls `leave`; it asks for confirmation first if its second argument is true
 */
export function useUnsavedChangesGuard(
  isChanged: boolean,
  title: string,
): (leave: () => void, shouldConfirm?: boolean) => void {
  const { history } = useRouter()
  const unblock = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isChanged) return
    const stopBlocking = history.block({
      // Navigation between views of the same page is not blocked: only the search parameters change, and the form stays
      // mounted.
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !(await confirmDiscardChanges(title)),
      enableBeforeUnload: true,
    })
    unblock.current = stopBlocking
    return stopBlocking
  }, [history, isChanged, title])
  return async (leave, shouldConfirm = false) => {
    if (shouldConfirm && isChanged && !(await confirmDiscardChanges(title))) return
    unblock.current?.()
    leave()
  }
}
