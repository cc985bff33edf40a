import { syncSavedFilters } from '../lists/savedFilters/syncSavedFilters'
import { listScopesWithPendingFilterChanges } from '../preferences/savedFilters'
import { listSyncedMapsToUpload } from '../preferences/syncedReaderData'

/**
 * Sends unsent reader data (such as bookmarks) and unsent saved filters of a user to the server. If a request fails,
 * its data stays marked as unsent. The remaining data is sent nevertheless.
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

/**
 * Waits for a request. Ignores a failed request, because the server may be unreachable or may not support client
 * settings.
 */
const ignoreFailure = (request: Promise<void>) => request.catch(() => {})
