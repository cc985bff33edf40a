import { queryClient } from '../../api/cache/queryClient'
import { ServerError } from '../../api/ServerError'
import { getLatestAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'
import { monthSignInsQueryOptions } from '../authenticationActivity'

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
  const uses = await Promise.all(keyIds.map(id => fetchLatestUse(userId, id, signal)))
  return new Map(keyIds.flatMap((id, index) => (uses[index] ? [[id, uses[index]]] : [])))
}

async function fetchLatestUse(userId: string, keyId: string, signal?: AbortSignal) {
  try {
    return await getLatestAuthenticationActivity(userId, { apikey_id: keyId }, { signal })
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) return undefined
    throw error
  }
}

/** Returns the latest sign-in of each key among sign-ins in any order. */
export function latestUseByApiKey(signIns: readonly AuthenticationActivity[]): LatestApiKeyUses {
  const latest = new Map<string, AuthenticationActivity>()
  for (const signIn of signIns) {
    if (!signIn.apiKeyId) continue
    const previous = latest.get(signIn.apiKeyId)
    if (!previous || Date.parse(signIn.dateTime) > Date.parse(previous.dateTime)) latest.set(signIn.apiKeyId, signIn)
  }
  return latest
}
