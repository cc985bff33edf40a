import { removeStoredData } from '../api/storedData/removeStoredData'
import { dismissAll } from '../dialogs/dialogs'

/**
 * Dismisses open dialogs after a sign-out, and removes the stored data of the user after navigation. Pages store data when they
 * are left.
 * @param navigated  resolves after navigation to the sign-in page
 * @param userId  user who signed out
 * @param removeData  whether to remove downloads and unsent changes too
 */
export async function afterSignOut(navigated: Promise<void>, userId = '', removeData = false): Promise<void> {
  dismissAll()
  await navigated
  await removeStoredData(userId, removeData ? 'everything' : 'leftovers')
}
