import { ServerError } from '../../api/ServerError'
import { getLatestAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'

/**
 * Fetches the latest sign-in of a user, optionally with a certain API key.
 * @returns undefined if the user has not signed in during the last month (the server then sends 404)
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
 * Returns the latest sign-in of each group, for example of each user.
 * @param groupOf returns the group of a sign-in, such as a user id; undefined or null ignores the sign-in
 */
export function findLatestSignInOfEachGroup(
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

/** Maximum page size of the server. */
const PAGE_SIZE = 2000

/** Latest sign-in by group id. A group is, for example, a user. */
type LatestSignIns = {
  latest: Map<string, AuthenticationActivity>
  /** Ids of the groups for which the fetched pages contain no sign-in. */
  missing: string[]
  /**
   * Time of the oldest fetched sign-in. The groups in `missing` may have earlier sign-ins. Undefined if all sign-ins
   * were fetched.
   */
  before: string | undefined
}

/**
 * Finds the latest sign-in of each group. A group is, for example, a user. Fetches pages of the sign-ins of all groups,
 * newest first, until each group has a sign-in. Does not request each group separately, because the server responds
 * with status 404 for a group without sign-ins.
 * @param groups ids of the groups
 * @param groupOf returns the group id of a sign-in
 * @param fetchPage fetches a page of sign-ins
 * @param maxPages maximum number of pages to fetch
 * @throws ServerError
 */
export async function fetchLatestSignInOfEachGroup(
  groups: readonly string[],
  groupOf: (signIn: AuthenticationActivity) => string | null | undefined,
  fetchPage: (page: { page: number; size: number; sort: string[] }) => Promise<PageOfSignIns>,
  maxPages: number,
): Promise<LatestSignIns> {
  const latest = new Map<string, AuthenticationActivity>()
  const missing = new Set(groups)
  let before: string | undefined
  for (let page = 0; page < maxPages && missing.size > 0; page += 1) {
    const { content, last } = await fetchPage({ page, size: PAGE_SIZE, sort: ['dateTime,desc'] })
    for (const [group, signIn] of findLatestSignInOfEachGroup(content, groupOf))
      if (missing.delete(group)) latest.set(group, signIn)
    before = last ? undefined : content.at(-1)?.dateTime
    if (before === undefined) break
  }
  return { latest, missing: [...missing], before }
}

type PageOfSignIns = { content: readonly AuthenticationActivity[]; last: boolean }
