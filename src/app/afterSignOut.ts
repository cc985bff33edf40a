import { removeStoredData } from '../api/storedData/removeStoredData'
import { dismissAll } from '../dialogs/dialogs'

/**
 * Dismisses the dialogs of the person who signed out, and removes what their pages store when they are left.
 * @param navigated  resolves when those pages are left
 * @param removeData  downloads and unsent changes too
 */
export async function afterSignOut(navigated: Promise<void>, userId = '', removeData = false): Promise<void> {
  dismissAll()
  await navigated
  await removeStoredData(userId, removeData ? 'everything' : 'leftovers')
}
