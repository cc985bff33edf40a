import { listStorageKeys } from './listStorageKeys'
import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/** Key of the id of the user who has last viewed lists. A sign-out deletes it together with the list states. */
const OWNER_KEY = 'list.owner'
const LIST_KEY_PATTERN = /^longbox\.(list\..+)$/

/**
 * Deletes the stored views, filters and columns of lists if another user has stored them, for example in a session that
 * has expired. Keeps them if they have no owner, because earlier versions stored none.
 * @param userId id of the signed-in user
 */
export function deleteListStatesOfOtherUsers(userId: string): void {
  const owner = readLocalStorage(OWNER_KEY)
  if (owner === userId) return
  if (owner !== undefined)
    for (const storageKey of listStorageKeys('localStorage')) {
      const key = LIST_KEY_PATTERN.exec(storageKey)?.[1]
      if (key) writeLocalStorage(key, undefined)
    }
  writeLocalStorage(OWNER_KEY, userId)
}
