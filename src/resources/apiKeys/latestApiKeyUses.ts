import { getMyAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { fetchLatestSignIn, fetchLatestSignInOfEachGroup } from '../authenticationActivity'

/** Latest sign-in with each API key that was used in the last month, by key id. */
export type LatestApiKeyUses = ReadonlyMap<string, AuthenticationActivity>

/**
 * Maximum number of API keys for which the client may send a request per key. If the user has more API keys, the client
 * fetches pages of sign-ins until it has found a sign-in with each key, or has fetched all pages.
 */
const MAX_SEPARATE_KEY_REQUESTS = 4
/**
 * Maximum number of pages of sign-ins to fetch for a user with up to `MAX_SEPARATE_KEY_REQUESTS` API keys. The pages
 * with the newest sign-ins are fetched first. If the server has more pages, the client does not fetch them. The client
 * then sends a separate request for each API key that has no sign-in on the fetched pages.
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
    keyIds.length > MAX_SEPARATE_KEY_REQUESTS ? Number.POSITIVE_INFINITY : MAX_PAGES,
  )
  if (before === undefined) return latest
  await Promise.all(
    missing.map(async apiKeyId => {
      const use = await fetchLatestSignIn(userId, { apiKeyId, signal })
      if (use) latest.set(apiKeyId, use)
    }),
  )
  return latest
}
