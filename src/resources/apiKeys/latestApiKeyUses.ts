import { forEachConcurrently } from '../../api/forEachConcurrently'
import { getMyAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { fetchLatestSignIn, fetchLatestSignInOfEachGroup } from '../authenticationActivity'

/** Latest sign-in with each API key that was used in the last month, by key id. */
export type LatestApiKeyUses = ReadonlyMap<string, AuthenticationActivity>

/**
 * Maximum number of pages of sign-ins that the client fetches. The first page contains the newest sign-ins. If there are
 * further pages, the client sends a separate request for each key without a sign-in on the fetched pages. An unused key
 * then costs a small request, and not the download of all sign-ins of the last month.
 */
const MAX_PAGES = 2

/**
 * Fetches the latest sign-in of each API key of a user.
 * @throws ServerError
 */
export async function fetchLatestApiKeyUses(
  userId: string,
  keyIds: readonly string[],
  signal?: AbortSignal,
): Promise<LatestApiKeyUses> {
  const { latest, missing, before } = await fetchLatestSignInOfEachGroup(
    keyIds,
    ({ apiKeyId }) => apiKeyId,
    params => getMyAuthenticationActivity(params, { signal }),
    MAX_PAGES,
  )
  if (before === undefined) return latest
  await forEachConcurrently(missing, async apiKeyId => {
    const use = await fetchLatestSignIn(userId, { apiKeyId, signal })
    if (use) latest.set(apiKeyId, use)
  })
  return latest
}
