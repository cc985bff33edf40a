import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirmDiscard } from '../dialogs/confirmDiscard'

/**
 * While something is not saved, leaving the page asks first, however one leaves it.
 * @param title  what it is that was changed
 * @returns does something that leaves, asked for first only where `asks` says so
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
