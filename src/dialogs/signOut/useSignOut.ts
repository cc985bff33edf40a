import { useCallback } from 'react'
import { useCurrentUser, useSession } from '../../access/SessionContext'
import { openDialog } from '../dialogStore'
import { askSignOutConfirmations } from './signOutConfirmations'

/**
 * Returns a function that signs out. If changes are not saved or an action is running, the function first asks for
 * confirmation. If user data is on this device, a dialog then offers to delete the user data.
 */
export function useSignOut(): () => void {
  const { send } = useSession()
  const { id } = useCurrentUser()
  return useCallback(() => {
    void confirmSignOut(id).then(result => {
      if (result) send({ type: 'user.signOut', removeData: result === 'remove' })
    })
  }, [id, send])
}

async function confirmSignOut(userId: string): Promise<'keep' | 'remove' | undefined> {
  return (await askSignOutConfirmations()) ? confirmDataRemoval(userId) : undefined
}

/** Asks whether to delete the user data on this device. Resolves to undefined if the user cancels the sign-out. */
async function confirmDataRemoval(userId: string): Promise<'keep' | 'remove' | undefined> {
  // If the code of the dialog cannot be loaded, for example because the device is offline, the sign-out continues
  // without the dialog.
  const module = await import('../../api/storedData/removeStoredUserData').catch(() => undefined)
  const leftovers = await module?.countUserDataForSignOut(userId)
  return leftovers && module?.hasUserDataToDeleteOnSignOut(leftovers) ? openDialog('signOut', { leftovers }) : 'keep'
}
