import { readLocalStorage } from '../../preferences/localStorageAccess'
import { sessionAccountCheckState } from '../account/sessionAccountCheckState'

/** Returns the key under which the list of the downloaded and queued books of a user is stored. */
export const getOfflineBooksKey = (userId: string | undefined): string => `offline.${userId}`

/**
 * Returns whether a user has downloaded or queued a book. Searches for the id in the stored text and does not parse the
 * list, because the comic reader loads this code at its start. Components use `isBookDownloadedOrQueued`, which parses
 * the list and has a hook for changes.
 * @param userId id of the user, by default the user of this tab
 */
export const isBookInDownloads = (bookId: string, userId = sessionAccountCheckState.expected): boolean | undefined =>
  readLocalStorage(getOfflineBooksKey(userId))?.includes(bookId)
