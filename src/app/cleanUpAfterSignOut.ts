import { removeStoredUserData } from '../api/storedData/removeStoredUserData'
import { dismissAllDialogs } from '../dialogs/dialogStore'
import { deletePageFormDrafts } from '../forms/pageFormDraftStorage'

/**
 * Closes dialogs after a sign-out. Removes data of the user from this browser. The removal starts after the client has
 * opened the sign-in page, because pages store data when they close.
 * @param navigated resolves after the navigation to the sign-in page
 * @param userId id of the user who signed out
 * @param removeData whether to remove all data of the user, such as downloads and unsent changes
 */
export async function cleanUpAfterSignOut(navigated: Promise<void>, userId = '', removeData = false): Promise<void> {
  dismissAllDialogs()
  await navigated
  deletePageFormDrafts()
  await removeStoredUserData(userId, removeData ? 'everything' : 'leftovers')
}
