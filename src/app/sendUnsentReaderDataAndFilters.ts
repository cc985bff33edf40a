import { syncSavedFilters } from '../lists/savedFilters/syncSavedFilters'
import { listScopesWithPendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload } from '../preferences/syncedReaderData'
import { sendUnsyncedReaderData } from '../readers/sync/startReaderDataSync'

/**
 * Sends the reader data, such as bookmarks, and the saved filters of a user that the server has not received yet. After
 * a failure, the data stays marked as unsent.
 * @param isSignedIn returns whether a user is still signed in
 */
export async function sendUnsentReaderDataAndFilters(
  userId: string,
  isSignedIn: (userId: string) => boolean,
): Promise<void> {
  try {
    if (listSyncedMapsToUpload(userId).length > 0) await sendUnsyncedReaderData(userId)
    for (const scope of listScopesWithPendingFilterChanges(userId)) await syncSavedFilters(scope, isSignedIn)
  } catch {
    // The server is unreachable, or does not support client settings.
  }
}
