import { useCallback } from 'react'
import { useCurrentUser, useSession } from '../access/SessionContext'
import { openDialog } from './dialogStore'

/** Returns a function that signs out. When data remains on this device, a dialog first offers to remove it. */
export function useSignOut(): () => void {
  const { send } = useSession()
  const { id } = useCurrentUser()
  return useCallback(() => {
    void confirmDataRemoval(id).then(result => {
      if (result) send({ type: 'user.signOut', removeData: result === 'remove' })
    })
  }, [id, send])
}

/** Asks what to do with the data on this device; undefined when the user stays signed in. */
async function confirmDataRemoval(userId: string): Promise<'keep' | 'remove' | undefined> {
  // The module may not load while offline: sign-out must work without it.
  const module = await import('../api/storedData/removeStoredData').catch(() => undefined)
  const leftovers = module?.countSignOutLeftovers(userId)
  return leftovers && module?.hasSignOutLeftovers(leftovers) ? openDialog('signOut', { leftovers }) : 'keep'
}
