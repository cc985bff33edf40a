import { useCallback } from 'react'
import { useCurrentUser, useSession } from '../access/SessionContext'
import { openDialog } from './dialogs'

/** Returns a function that signs out. When data remains on this device, a dialog first offers to remove it. */
export function useSignOut(): () => void {
  const { send } = useSession()
  const { id } = useCurrentUser()
  return useCallback(() => {
    void removalFor(id).then(answer => {
      if (answer) send({ type: 'user.signOut', removeData: answer === 'remove' })
    })
  }, [id, send])
}

/** Asks what to do with the data on this device; undefined when the user stays signed in. */
async function removalFor(userId: string): Promise<'keep' | 'remove' | undefined> {
  // The module may not load while offline: sign-out must work without it.
  const code = await import('../api/storedData/removeStoredData').catch(() => undefined)
  const leftovers = code?.leftoversOf(userId)
  return leftovers && code?.hasLeftovers(leftovers) ? openDialog('signOut', { leftovers }) : 'keep'
}
