import { ServerError } from '../../api/ServerError'
import { getLatestAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'

/**
 * Fetches the latest sign-in of a user, optionally with one API key.
 * @returns undefined without a sign-in in the last month, which the server reports as 404
 * @throws ServerError
 */
export async function fetchLatestSignIn(
  userId: string,
  { apiKeyId, signal }: { apiKeyId?: string; signal?: AbortSignal | undefined } = {},
): Promise<AuthenticationActivity | undefined> {
  try {
    return await getLatestAuthenticationActivity(userId, apiKeyId ? { apikey_id: apiKeyId } : undefined, { signal })
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) return undefined
    throw error
  }
}

/**
 * Returns the latest sign-in of each group, among sign-ins in any order.
 * @param groupOf  returns the group of a sign-in, such as a user id; sign-ins without a group are ignored
 */
export function latestSignInByGroup(
  signIns: readonly AuthenticationActivity[],
  groupOf: (signIn: AuthenticationActivity) => string | null | undefined,
): Map<string, AuthenticationActivity> {
  const latest = new Map<string, AuthenticationActivity>()
  for (const signIn of signIns) {
    const group = groupOf(signIn)
    if (!group) continue
    const previous = latest.get(group)
    if (!previous || Date.parse(signIn.dateTime) > Date.parse(previous.dateTime)) latest.set(group, signIn)
  }
  return latest
}
