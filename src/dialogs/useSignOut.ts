import { useCallback } from 'react'
import { useCurrentUser, useSession } from '../access/SessionContext'
import { openDialog } from './dialogs'

/** Signs out: at once when nothing stays on this device, else after a dialog that offers to remove it. */
export function useSignOut(): () => void {
  const { send } = useSession()
  const { id } = useCurrentUser()
  return useCallback(() => {
    void removalFor(id).then(answer => {
      if (answer) send({ type: 'user.signOut', removeData: answer === 'remove' })
    })
  }, [id, send])
}

/** What the person decides; undefined when they stay signed in. */
async function removalFor(userId: string): Promise<'keep' | 'remove' | undefined> {
  // Without the server the code may be out of reach: the sign-out itself must work all the same.
  const code = await import('../api/storedData/removeStoredData').catch(() => undefined)
  const leftovers = code?.leftoversOf(userId)
  return leftovers && code?.hasLeftovers(leftovers) ? openDialog('signOut', { leftovers }) : 'keep'
}
