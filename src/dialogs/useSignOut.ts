import { useCallback } from 'react'
import { useCurrentUser, useSession } from '../access/SessionContext'
import { openDialog } from './dialogStore'

/** Returns a function that signs out. If data remains on this device, a dialog first offers to remove it. */
export function useSignOut(): () => void {
  const { send } = useSession()
  const { id } = useCurrentUser()
  return useCallback(() => {
    void confirmDataRemoval(id).then(result => {
      if (result) send({ type: 'user.signOut', removeData: result === 'remove' })
    })
  }, [id, send])
}

/** Asks whether to remove the data on this device. Resolves to undefined when the user cancels the sign-out. */
async function confirmDataRemoval(userId: string): Promise<'keep' | 'remove' | undefined> {
  // Signs out without the module if it fails to load, for example offline.
  const module = await import('../api/storedData/removeStoredUserData').catch(() => undefined)
  const leftovers = await module?.countSignOutLeftovers(userId)
  return leftovers && module?.hasSignOutLeftovers(leftovers) ? openDialog('signOut', { leftovers }) : 'keep'
}
