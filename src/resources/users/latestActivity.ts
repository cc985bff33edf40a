import { queryOptions } from '@tanstack/react-query'
import { operationQueryKey } from '../../api/cache/operationQueryKey'
import { forEachConcurrently } from '../../api/forEachConcurrently'
import { getAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity, User } from '../../generated/model.schemas'
import { fetchLatestSignIn, latestSignInByGroup } from '../authenticationActivity'

type Account = Pick<User, 'id' | 'email'>

/**
 * Latest sign-in attempt of a user: its time, or only a time that it is before, or null without one. The server stores sign-ins for a month.
 */
export type LatestActivity = { at: string } | { before: string } | null

/** Number of users up to which the latest sign-in of each is requested; above it, sign-ins of all users are. */
const MAX_SINGLE_REQUESTS = 3
/** Number of sign-ins in one request, the largest page of the server. */
const PAGE_SIZE = 2000
/** Number of pages of sign-ins for visible rows. Sign-ins of users that are not on them are known to be older. */
const MAX_PAGES = 2
/** Time in which the requests of visible rows are collected. */
const BATCH_WINDOW_MS = 20
const STALE_AFTER_MS = 60_000

/**
 * Fetches the latest sign-in of users: one by one for few users, otherwise from pages of the newest sign-ins of all users.
 * @param maxPages  number of pages after which the remaining users only get a time that their sign-in is before
 * @returns activities by user id
 * @throws ServerError
 */
export async function fetchLatestActivities(
  accounts: readonly Account[],
  maxPages = MAX_PAGES,
): Promise<ReadonlyMap<string, LatestActivity>> {
  const found = new Map<string, LatestActivity>()
  let missing = accounts
  const settle = (value: LatestActivity) => {
    for (const { id } of missing) found.set(id, value)
    return found
  }
  for (let page = 0; missing.length > MAX_SINGLE_REQUESTS; page += 1) {
    const { content, last } = await getAuthenticationActivity({ page, size: PAGE_SIZE, sort: ['dateTime,desc'] })
    for (const [id, { dateTime }] of latestByUser(missing, content)) found.set(id, { at: dateTime })
    missing = missing.filter(({ id }) => !found.has(id))
    const oldest = content.at(-1)
    if (last || !oldest) return settle(null)
    if (page + 1 === maxPages && missing.length > MAX_SINGLE_REQUESTS) return settle({ before: oldest.dateTime })
  }
  await forEachConcurrently(missing, async ({ id }) => void found.set(id, await fetchLatestActivity(id)))
  return found
}

/** Returns the latest sign-in of each user among sign-ins in any order. Like the server, matches by user id or e-mail address. */
export function latestByUser(
  accounts: readonly Account[],
  signIns: readonly AuthenticationActivity[],
): Map<string, AuthenticationActivity> {
  const idByEmail = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]))
  const ids = new Set(accounts.map(({ id }) => id))
  return latestSignInByGroup(signIns, ({ userId, email }) =>
    userId !== null && ids.has(userId) ? userId : idByEmail.get((email ?? '').toLowerCase()),
  )
}

async function fetchLatestActivity(userId: string): Promise<LatestActivity> {
  const signIn = await fetchLatestSignIn(userId)
  return signIn ? { at: signIn.dateTime } : null
}

let batch: { accounts: Account[]; activities: ReturnType<typeof fetchLatestActivities> } | undefined

/** Adds a user to the requests that are sent together. */
function requestLatestActivity(account: Account): Promise<LatestActivity> {
  batch ??= startBatch()
  batch.accounts.push(account)
  return batch.activities.then(activities => activities.get(account.id) ?? null)
}

function startBatch() {
  const accounts: Account[] = []
  const activities = new Promise(resolve => setTimeout(resolve, BATCH_WINDOW_MS)).then(() => {
    batch = undefined
    return fetchLatestActivities(accounts)
  })
  return { accounts, activities }
}

/** Query options for the latest sign-in of a user; null without one. Queries that start at the same time share their requests. */
export const latestActivityQueryOptions = ({ id, email }: Account) =>
  queryOptions({
    queryKey: operationQueryKey('getLatestAuthenticationActivity', { userId: id }),
    queryFn: () => requestLatestActivity({ id, email }),
    staleTime: STALE_AFTER_MS,
    retry: false,
    meta: { shownBy: 'page' },
  })
