import { queryClient } from '../../api/cache/queryClient'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { fetchLatestSignIn, latestSignInByGroup, monthSignInsQueryOptions } from '../authenticationActivity'

/**
 * Latest sign-in by key id. A key is absent if it was not used during the last month; the server stores no older
 * sign-ins.
 */
export type LatestApiKeyUses = ReadonlyMap<string, AuthenticationActivity>

/**
 * Maximum number of keys whose latest sign-ins are requested one by one. For more keys, all sign-ins of the user are
 * requested.
 */
const MAX_SINGLE_REQUESTS = 4

/**
 * Fetches the latest sign-in of each key.
 * @throws ServerError
 */
export async function fetchLatestApiKeyUses(
  userId: string,
  keyIds: readonly string[],
  signal?: AbortSignal,
): Promise<LatestApiKeyUses> {
  if (keyIds.length > MAX_SINGLE_REQUESTS)
    return latestUseByApiKey(await queryClient.fetchQuery(monthSignInsQueryOptions(true)))
  const uses = await Promise.all(keyIds.map(apiKeyId => fetchLatestSignIn(userId, { apiKeyId, signal })))
  return new Map(keyIds.flatMap((id, index) => (uses[index] ? [[id, uses[index]]] : [])))
}

/** Returns the latest sign-in of each key among sign-ins in any order. */
export const latestUseByApiKey = (signIns: readonly AuthenticationActivity[]): LatestApiKeyUses =>
  latestSignInByGroup(signIns, ({ apiKeyId }) => apiKeyId)
