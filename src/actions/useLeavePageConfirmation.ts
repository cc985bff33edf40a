import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useCurrentUser, useIsUserStillSignedIn } from '../access/SessionContext'
import { addSignOutConfirmation } from '../dialogs/signOut/signOutConfirmations'

/**
 * Asks for confirmation before the user leaves a page or signs out. A navigation to the same path with other search
 * parameters needs no confirmation. A navigation after the end of the session needs no confirmation either.
 * @param isActive whether leaving needs a confirmation
 * @param confirm opens the confirmation dialog and resolves to whether the user confirms
 * @returns ref to a function that turns the confirmation off, so that the page can navigate
 */
export function useLeavePageConfirmation(
  isActive: boolean,
  confirm: () => Promise<boolean>,
): RefObject<(() => void) | undefined> {
  const { history } = useRouter()
  const { id } = useCurrentUser()
  const isSignedIn = useIsUserStillSignedIn()
  const unblock = useRef<() => void>(undefined)
  const latestConfirm = useRef(confirm)
  useEffect(() => {
    latestConfirm.current = confirm
  })
  useEffect(() => {
    if (!isActive) return
    const stopBlocking = history.block({
      blockerFn: async ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && isSignedIn(id) && !(await latestConfirm.current()),
      enableBeforeUnload: true,
    })
    const removeSignOutConfirmation = addSignOutConfirmation(() => latestConfirm.current())
    const stopConfirming = () => {
      stopBlocking()
      removeSignOutConfirmation()
    }
    unblock.current = stopConfirming
    return stopConfirming
  }, [history, isActive, isSignedIn, id])
  return unblock
}
