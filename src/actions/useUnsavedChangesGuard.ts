import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirmDiscard } from '../dialogs/confirmDiscard'

/**
 * Asks for confirmation before the page is left with unsaved changes.
 * @param title  title of the changed item, shown in the dialog
 * @returns a function that calls `leave`. It asks for confirmation first only when its second argument is true
 */
export function useUnsavedChangesGuard(isChanged: boolean, title: string): (leave: () => void, asks?: boolean) => void {
  const { history } = useRouter()
  const unblock = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isChanged) return
    const end = history.block({ blockerFn: async () => !(await confirmDiscard(title)), enableBeforeUnload: true })
    unblock.current = end
    return end
  }, [history, isChanged, title])
  return async (leave, asks = false) => {
    if (asks && isChanged && !(await confirmDiscard(title))) return
    unblock.current?.()
    leave()
  }
}
