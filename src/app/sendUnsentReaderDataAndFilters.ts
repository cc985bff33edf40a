import { syncSavedFilters } from '../lists/savedFilters/syncSavedFilters'
import { listScopesWithPendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload } from '../preferences/syncedReaderData'

/**
 * Sends the reader data, such as bookmarks, and the saved filters of a user that the server has not received yet. After
 * a failure, the data stays marked as unsent, and the remaining data is sent nevertheless.
 * @param isSignedIn returns whether a user is still signed in
 */
export async function sendUnsentReaderDataAndFilters(
  userId: string,
  isSignedIn: (userId: string) => boolean,
): Promise<void> {
  if (listSyncedMapsToUpload(userId).length > 0)
    await ignoreFailure(
      import('../readers/sync/startReaderDataSync').then(module => module.sendUnsyncedReaderData(userId)),
    )
  for (const scope of listScopesWithPendingFilterChanges(userId))
    await ignoreFailure(syncSavedFilters(scope, isSignedIn))
}

/** Waits for a request. Ignores its failure: the server is unreachable, or does not support client settings. */
const ignoreFailure = (request: Promise<void>) => request.catch(() => {})
