import { queryOptions } from '@tanstack/react-query'
import { operationQueryKey } from '../../api/cache/operationQueryKey'
import { queryClient } from '../../api/cache/queryClient'
import { forEachConcurrently } from '../../api/forEachConcurrently'
import { getAuthenticationActivity } from '../../generated/authentication-activity/authentication-activity.calls'
import type { AuthenticationActivity, GetAuthenticationActivityParams, User } from '../../generated/model.schemas'
import { fetchLatestSignIn, fetchLatestSignInsFromPages } from '../authenticationActivity'

type Account = Pick<User, 'id' | 'email'>

/**
 * Latest sign-in attempt of a user: its time, or only a time that it is before, or null without one. The server stores sign-ins for a month.
 */
export type LatestActivity = { at: string } | { before: string } | null

/** Number of users up to which the latest sign-in of each is requested if it is not on the first pages. */
const MAX_SINGLE_REQUESTS = 3
/** Number of pages of sign-ins for visible rows. Sign-ins of users that are not on them are known to be older. */
const MAX_PAGES = 2
/** Time in which the requests of visible rows are collected. */
const BATCH_WINDOW_MS = 20
const STALE_AFTER_MS = 60_000

/**
 * Fetches the latest sign-in of users from pages of the newest sign-ins of all users, and of few remaining users one by one.
 * @param maxPages  number of pages after which the remaining users only get a time that their sign-in is before
 * @returns activities by user id
 * @throws ServerError
 */
export async function fetchLatestActivities(
  accounts: readonly Account[],
  maxPages = MAX_PAGES,
): Promise<ReadonlyMap<string, LatestActivity>> {
  const ids = accounts.map(({ id }) => id)
  const { latest, missing, before } = await fetchLatestSignInsFromPages(
    ids,
    userIdFinder(accounts),
    fetchSignInsOfAllUsers,
    maxPages,
  )
  const activities = new Map<string, LatestActivity>()
  for (const [id, { dateTime }] of latest) activities.set(id, { at: dateTime })
  if (before !== undefined && missing.length <= MAX_SINGLE_REQUESTS)
    await forEachConcurrently(missing, async id => void activities.set(id, await fetchLatestActivity(id)))
  else for (const id of missing) activities.set(id, before === undefined ? null : { before })
  return activities
}

const signInsOperation = 'getAuthenticationActivity'
const latestSignInOperation = 'getLatestAuthenticationActivity'

/** Fetches a page of the sign-ins. It is cached, because rows that become visible by scrolling need the same pages. */
const fetchSignInsOfAllUsers = (params: GetAuthenticationActivityParams) =>
  queryClient.fetchQuery({
    queryKey: operationQueryKey(signInsOperation, params),
    queryFn: ({ signal }) => getAuthenticationActivity(params, { signal }),
    staleTime: STALE_AFTER_MS,
    gcTime: STALE_AFTER_MS,
    retry: false,
    meta: { shownBy: 'page' },
  })

/** Loads the latest sign-ins of the visible users again. */
export async function invalidateLatestActivities(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [signInsOperation] })
  await queryClient.invalidateQueries({ queryKey: [latestSignInOperation] })
}

/** Returns a function that finds the user of a sign-in. Like the server, it compares user ids or e-mail addresses. */
export function userIdFinder(
  accounts: readonly Account[],
): (signIn: Pick<AuthenticationActivity, 'userId' | 'email'>) => string | undefined {
  const idByEmail = new Map(accounts.map(({ id, email }) => [email.toLowerCase(), id]))
  const ids = new Set(accounts.map(({ id }) => id))
  return ({ userId, email }) =>
    userId !== null && ids.has(userId) ? userId : idByEmail.get((email ?? '').toLowerCase())
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
    queryKey: operationQueryKey(latestSignInOperation, { userId: id }),
    queryFn: () => requestLatestActivity({ id, email }),
    staleTime: STALE_AFTER_MS,
    retry: false,
    meta: { shownBy: 'page' },
  })
