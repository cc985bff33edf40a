import { ServerError } from '../../api/ServerError'
import { getLatestAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity } from '../../generated/model.schemas'

/**
 * Fetches the latest sign-in of a user. If `apiKeyId` is set, fetches the latest sign-in with this API key.
 * @returns undefined if there was no sign-in in the last month, because the server then responds with status 404
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
 * Groups sign-ins, for example by user, and returns the latest sign-in of each group.
 * @param groupOf returns the group of a sign-in, for example the user id. If it returns undefined or null, the sign-in
 *   is ignored.
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

/** Number of sign-ins per request. This is the maximum that the server allows. */
const PAGE_SIZE = 2000

/**
 * Result of {@link fetchLatestSignInOfEachGroup}. `latest` maps the id of a group to the latest sign-in of the group.
 * For example, a group consists of all sign-ins of a user, and the id of the group is the user id.
 */
type LatestSignIns = {
  latest: Map<string, AuthenticationActivity>
  /** Ids of the groups without a sign-in on the fetched pages. */
  missing: string[]
  /**
   * Time of the oldest fetched sign-in. Groups in `missing` may have a sign-in before this time. Undefined if all
   * sign-ins were fetched.
   */
  before: string | undefined
}

/**
 * Finds the latest sign-in of each group, for example of each user. Fetches pages of sign-ins, newest first, until it
 * has found a sign-in of each group, or has fetched the last page or `maxPages` pages. Does not send a request per
 * group, because the server responds with an error (404) for each group without sign-ins.
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
