import { listStorageKeys } from './listStorageKeys'
import { readLocalStorage, writeLocalStorage } from './localStorageAccess'

/**
 * Storage key for a user id. The views, filters and columns of lists in this browser belong to this user. A sign-out
 * deletes the user id together with these list states.
 */
const OWNER_KEY = 'list.owner'
const LIST_KEY_PATTERN = /^longbox\.(list\..+)$/

/**
 * Deletes the stored views, filters and columns of lists if they belong to another user, for example to the user of an
 * expired session. If no owner is stored, deletes nothing: earlier versions of the client stored list states without an
 * owner. Then stores the signed-in user as the owner.
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
