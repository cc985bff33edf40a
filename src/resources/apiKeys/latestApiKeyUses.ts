import { getMyAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { fetchLatestSignIn, fetchLatestSignInOfEachGroup } from '../authenticationActivity'

/** Latest sign-in with each API key that was used in the last month, by key id. */
export type LatestApiKeyUses = ReadonlyMap<string, AuthenticationActivity>

/**
 * If a user has at most this number of API keys, the client searches only {@link MAX_PAGES} pages of sign-ins. For a
 * user with more API keys, the client fetches pages until it has found a sign-in with each key, or has fetched all
 * pages.
 */
const MAX_SEPARATE_KEY_REQUESTS = 4
/**
 * Maximum number of pages of sign-ins that the client fetches for a user with at most {@link MAX_SEPARATE_KEY_REQUESTS}
 * API keys. The first page contains the newest sign-ins. If there are further pages, the client sends a separate
 * request for each key without a sign-in on the fetched pages.
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
